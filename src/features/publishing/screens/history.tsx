// Publishing history of an item: each event with person, time and explanation.

import type { Language } from '#kit/language.ts'
import { inLanguage } from '#kit/language.ts'
import type { ShownEvent } from '../contract/outputs.ts'
import { publishingTranslator } from './translator.ts'
import { lastDayOf, momentOf } from './status.tsx'

export function PublishingHistory({ events, language }: { events: readonly ShownEvent[]; language: Language }) {
  const t = publishingTranslator(language)
  if (events.length === 0) return <p className="text-neutral-700">{t('publishing.no_history')}</p>
  return (
    <ol className="grid border-s-2 border-neutral-300">
      {events.map((event, index) => {
        const note = inLanguage(event.note, language)
        return (
          <li key={index} className="relative ps-5 pb-5 last:pb-0">
            <span
              aria-hidden="true"
              className="absolute -start-[0.4375rem] top-2 size-3 rounded-full border-2 border-white bg-primary"
            />
            <p className="font-semibold">{eventText(event, language)}</p>
            <p className="text-sm text-neutral-600">
              {momentOf(event.at, language)} · {event.by ?? t('publishing.by_itself')}
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

// Setting an end takes effect at that end; removing it takes effect immediately.
function eventText({ act, effectiveAt, at }: ShownEvent, language: Language): string {
  const t = publishingTranslator(language)
  if (act !== 'expiry-set') return t(`publishing.happened_${act}`, { when: momentOf(effectiveAt, language) })
  if (effectiveAt === at) return t('publishing.happened_end_removed')
  return t('publishing.happened_end_set', { day: lastDayOf(effectiveAt, language) })
}
