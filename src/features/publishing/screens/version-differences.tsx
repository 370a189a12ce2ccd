// Fields that differ between an earlier version and the current one, word by word.

import type { Language } from '#kit/language.ts'
import { translator, writtenIn } from '#kit/language.ts'
import { aroundChanges, wordChanges, type WordChange } from '#kit/word-changes.ts'
import { versionMessages } from '../messages/versions.ts'

export function VersionDifferences(props: {
  before: Record<string, string>
  after: Record<string, string>
  labels: Readonly<Record<string, string>>
  language: Language
}) {
  const { before, after, labels, language } = props
  const t = translator(versionMessages, language)
  const fields = [...new Set([...Object.keys(after), ...Object.keys(before)])].filter(
    (field) => (before[field] ?? '') !== (after[field] ?? ''),
  )
  if (fields.length === 0) return <p className="measure">{t('versions.same')}</p>
  return (
    <>
      <p className="measure text-sm text-neutral-600">{t('versions.legend')}</p>
      <dl className="grid gap-3">
        {fields.map((field) => (
          <div key={field}>
            <dt className="text-neutral-600">{labels[field] ?? field}</dt>
            <dd className="break-words whitespace-pre-line">
              {aroundChanges(wordChanges(before[field] ?? '', after[field] ?? '')).map((change, index) => (
                <Piece key={index} change={change} language={language} />
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </>
  )
}

function Piece({ change: { kind, text }, language }: { change: WordChange; language: Language }) {
  const t = translator(versionMessages, language)
  const lang = writtenIn(text)
  if (kind === 'same') return <span lang={lang}>{text}</span>
  const hidden = <span className="sr-only"> {t(`versions.${kind}`)} </span>
  if (kind === 'removed')
    return (
      <>
        {hidden}
        <del lang={lang} className="bg-danger-50 text-neutral-900">
          {text}
        </del>
      </>
    )
  return (
    <>
      {hidden}
      <ins lang={lang} className="bg-success-50 text-neutral-900">
        {text}
      </ins>
    </>
  )
}
