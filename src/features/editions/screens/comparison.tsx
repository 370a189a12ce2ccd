// Comparison of an edition with the one that is in force before it.

import type { Language } from '#kit/language.ts'
import type { TagTone } from '#ui/tag.tsx'
import { Tag } from '#ui/tag.tsx'
import type { RowChange } from '../rules/comparison.ts'
import { compareRows } from '../rules/comparison.ts'
import type { Direction, EditionAnswer, EditionScreens } from './definition.ts'
import { editionsTranslator } from './translator.ts'

type ComparisonProps<Row> = { definition: EditionScreens<Row>; edition: EditionAnswer<Row>; language: Language }

const tones: Record<Direction | 'new' | 'gone', TagTone> = {
  new: 'info',
  gone: 'danger',
  rises: 'warning',
  falls: 'success',
  differs: 'neutral',
}

export function Comparison<Row>({ definition, edition, language }: ComparisonProps<Row>) {
  const t = editionsTranslator(language)
  const { before, rows } = edition
  if (!before) return <p>{t('editions.comparison_first')}</p>
  const labels = definition.labels(language)
  const { changes, unchanged } = compareRows(before.rows, rows, {
    keyOf: definition.keyOf,
    textsOf: (row) => definition.textsOf(row, language),
  })
  if (changes.length === 0) return <p>{t('editions.comparison_same')}</p>
  return (
    <>
      <ul className="grid gap-3">
        {changes.map((change, index) => {
          const row = change.kind === 'gone' ? change.before : change.after
          const kind = kindOf(definition, change)
          return (
            <li key={index} className="rounded-box border border-neutral-200 p-4">
              <p className="flex flex-wrap items-center gap-2">
                <strong className="break-words">{definition.titleOf(row, language)}</strong>
                <Tag tone={tones[kind]}>{t(`editions.change_${kind}`)}</Tag>
              </p>
              {change.kind === 'differs' ? (
                <dl className="figures mt-1 grid gap-1">
                  {change.differences.map(({ label, from, to }) => (
                    <div key={label} className="grid gap-x-4 sm:grid-cols-[13rem_minmax(0,1fr)]">
                      <dt className="text-neutral-600">{labels[label] ?? label}</dt>
                      <dd className="break-words whitespace-pre-line">
                        <span className="font-bold">{to || t('editions.nothing')}</span>
                        <span className="block text-neutral-600">
                          {t('editions.was', { text: from || t('editions.nothing') })}
                        </span>
                      </dd>
                    </div>
                  ))}
                </dl>
              ) : (
                <div className="figures text-sm break-words text-neutral-700">{definition.factsOf(row, language)}</div>
              )}
            </li>
          )
        })}
      </ul>
      <p className="mt-3 text-neutral-600">{t('editions.unchanged', { count: unchanged })}</p>
    </>
  )
}

function kindOf<Row>({ directionOf }: EditionScreens<Row>, change: RowChange<Row>): Direction | 'new' | 'gone' {
  if (change.kind !== 'differs') return change.kind
  return directionOf?.(change.before, change.after) ?? 'differs'
}
