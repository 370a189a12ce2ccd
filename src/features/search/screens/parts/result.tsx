// One result of a search: kind, title, snippet with the words found, day.

import { Fragment } from 'react'
import { formatNumber } from '#kit/format/numbers.ts'
import { inLanguage, translator, type Language } from '#kit/language.ts'
import { Tag } from '#ui/tag.tsx'
import { TimeText } from '#ui/time-text.tsx'
import type { FoundItem } from '../../contract/api.ts'
import { searchMessages } from '../../messages.ts'

export function Result({ item, language }: { item: FoundItem; language: Language }) {
  const t = translator(searchMessages, language)
  const title = inLanguage(item.title, language)
  const { snippetLanguage } = item
  return (
    <article className="max-w-3xl">
      <h3 className="text-lg">
        <a href={item.url} lang={title.lang} className="link inline-flex min-h-11 items-center">
          {title.text}
        </a>
      </h3>
      <p className="flex flex-wrap gap-x-3 text-sm text-neutral-600">
        <span className="font-bold">{t(`search.one_${item.kind}`)}</span>
        {item.date ? <TimeText at={item.date} /> : null}
        {item.page ? <span>{t('search.page_of_file', { page: formatNumber(item.page, language) })}</span> : null}
        {item.isMachineRead ? <Tag tone="warning">{t('search.machine_read')}</Tag> : null}
      </p>
      {item.snippet ? (
        <p lang={snippetLanguage === language ? undefined : snippetLanguage} className="mt-1 text-neutral-800">
          <Marked text={item.snippet} marks={item.marks} />
        </p>
      ) : null}
    </article>
  )
}

function Marked({ text, marks }: { text: string; marks: FoundItem['marks'] }) {
  const starts = marks.map((_, at) => (at === 0 ? 0 : marks[at - 1]![1]))
  return (
    <>
      {marks.map(([from, to], at) => (
        <Fragment key={from}>
          {text.slice(starts[at], from)}
          <mark className="bg-transparent font-bold text-inherit">{text.slice(from, to)}</mark>
        </Fragment>
      ))}
      {text.slice(marks.at(-1)?.[1] ?? 0)}
    </>
  )
}
