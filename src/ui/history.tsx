// History of an item: what was done, when, by whom and why, the newest first.

import type { ReactNode } from 'react'
import { writtenIn } from '#kit/language.ts'
import { Section } from './section.tsx'
import { TimeText } from './time-text.tsx'

/** `at`: an instant in ISO 8601. */
export type HistoryEntry = { label: string; at: string; by: string; note: string }

/** Entries as they happened, the oldest first; `empty` is shown when there is none. */
export function History(props: { title: string; entries: readonly HistoryEntry[]; empty?: ReactNode }) {
  const { title, entries, empty } = props
  return (
    <Section id="history" title={title}>
      {entries.length === 0 ? empty : null}
      <ol className="grid gap-2">
        {entries.toReversed().map(({ label, at, by, note }, index) => (
          <li key={index}>
            <p>
              <span className="font-bold">{label}</span>{' '}
              <span className="text-neutral-600">
                <TimeText at={at} /> · {by}
              </span>
            </p>
            {note ? (
              <p lang={writtenIn(note)} className="measure break-words whitespace-pre-line">
                {note}
              </p>
            ) : null}
          </li>
        ))}
      </ol>
    </Section>
  )
}
