// History of the edits of a row or of settings, the newest first.

import type { Language } from '#kit/language.ts'
import { writtenIn } from '#kit/language.ts'
import { Section } from '#ui/section.tsx'
import { TimeText } from '#ui/time-text.tsx'
import type { ShownEdit } from '../contract/edits.ts'
import { listsTranslator } from './translator.ts'

export function EditHistory({ edits, language }: { edits: readonly ShownEdit[]; language: Language }) {
  const t = listsTranslator(language)
  return (
    <Section id="history" title={t('lists.history')}>
      {edits.length === 0 ? <p className="text-neutral-700">{t('lists.no_history')}</p> : null}
      <ol className="grid gap-2">
        {edits.toReversed().map(({ act, at, by, note }, index) => (
          <li key={index}>
            <p>
              <span className="font-semibold">{t(`lists.act_${act}`)}</span>{' '}
              <span className="text-neutral-600">
                <TimeText at={at} /> · {by ?? t('lists.by_system')}
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
