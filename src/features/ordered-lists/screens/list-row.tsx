// Row of an ordered list in the console: its title and facts, with a link to remove it.

import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { Language } from '#kit/language.ts'
import { inLanguage } from '#kit/language.ts'
import { buttonClass } from '#ui/button.tsx'
import { Tag } from '#ui/tag.tsx'
import type { Listed, ListScreen } from './definition.ts'
import { listsTranslator } from './translator.ts'

type ListRowProps<Entry> = {
  screen: ListScreen<Entry>
  row: Listed<Entry>
  language: Language
  /** Before the row's title, so that handles are in one line whichever buttons a row has. */
  handle: ReactNode
  children: ReactNode
}

export function ListRow<Entry>({ screen, row, language, handle, children }: ListRowProps<Entry>) {
  const t = listsTranslator(language)
  const title = inLanguage(screen.titleOf(row), language)
  const isSample = 'sample' in (row as object) && (row as { sample?: boolean }).sample
  return (
    <li data-row="" className="flex flex-wrap items-center gap-x-3 border-b border-neutral-200 py-2 dense:py-0.5">
      {handle}
      <div className="min-w-0 flex-1 basis-48 lg:flex lg:items-center lg:gap-4">
        <Link
          to={`/staff/${screen.name}/${row.id}`}
          lang={title.lang}
          className="link block w-fit py-2 font-bold break-words dense:py-1.5 lg:basis-80"
        >
          {title.text}
        </Link>
        <div className="min-w-0 text-sm break-words text-neutral-700 max-lg:inline lg:flex-1">
          {screen.factsOf(row, language)}
        </div>
        {isSample ? (
          <span className="max-lg:ms-2">
            <Tag tone="warning">{t('lists.sample')}</Tag>
          </span>
        ) : null}
      </div>
      {/* On a phone one line below the text, ending where the line does. */}
      <div className="ms-auto flex items-center gap-x-3 max-sm:-me-4">
        {children}
        <Link
          to={`/staff/${screen.name}/${row.id}?do=remove`}
          aria-label={t('lists.remove_one', { title: title.text })}
          className={buttonClass('quiet', 'dense:min-h-9')}
        >
          {t('lists.remove')}
        </Link>
      </div>
    </li>
  )
}
