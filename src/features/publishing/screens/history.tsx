// What was done to something that is published, by whom, when and why?

import type { Language } from '#kit/language.ts'
import { inLanguage } from '#kit/language.ts'
import type { ShownAct } from '../contract/outputs.ts'
import { publishingSay } from './sentences.ts'
import { lastDayOf, momentOf } from './status.tsx'

export function PublishingHistory({ acts, language }: { acts: readonly ShownAct[]; language: Language }) {
  const say = publishingSay(language)
  if (acts.length === 0) return <p className="text-neutral-700">{say('publishing.no_history')}</p>
  return (
    <ol className="grid border-s-2 border-neutral-300">
      {acts.map((act, index) => {
        const note = inLanguage(act.note, language)
        return (
          <li key={index} className="relative ps-5 pb-5 last:pb-0">
            <span
              aria-hidden="true"
              className="absolute -start-[0.4375rem] top-2 size-3 rounded-full border-2 border-white bg-primary"
            />
            <p className="font-semibold">{happened(act, language)}</p>
            <p className="text-sm text-neutral-600">
              {momentOf(act.at, language)} · {act.by ?? say('publishing.by_itself')}
            </p>
            {note.text ? (
              <p lang={note.lang} className="measure mt-1 break-words whitespace-pre-line">
                {note.text}
              </p>
            ) : null}
          </li>
        )
      })}
    </ol>
  )
}

// An end is set to its own moment; taking it away takes effect when it is done.
function happened({ act, effectiveAt, at }: ShownAct, language: Language): string {
  const say = publishingSay(language)
  if (act !== 'expiry-set') return say(`publishing.happened_${act}`, { when: momentOf(effectiveAt, language) })
  if (effectiveAt === at) return say('publishing.happened_end_removed')
  return say('publishing.happened_end_set', { day: lastDayOf(effectiveAt, language) })
}
