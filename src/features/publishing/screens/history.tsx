// Publishing history of an item: each event with person, time and explanation.

import type { Language } from '#kit/language.ts'
import { inLanguage } from '#kit/language.ts'
import { TimeText } from '#ui/time-text.tsx'
import { Timeline, TimelineEvent } from '#ui/timeline.tsx'
import type { ShownEvent } from '../contract/outputs.ts'
import { publishingTranslator } from './translator.ts'
import { lastDayOf } from './status.tsx'

export function PublishingHistory({ events, language }: { events: readonly ShownEvent[]; language: Language }) {
  const t = publishingTranslator(language)
  if (events.length === 0) return <p className="text-neutral-700">{t('publishing.no_history')}</p>
  return (
    <Timeline>
      {events.map((event, index) => {
        const note = inLanguage(event.note, language)
        return (
          <TimelineEvent
            key={index}
            title={<EventText event={event} language={language} />}
            when={
              <>
                <TimeText at={event.at} /> · {event.by ?? t('publishing.by_itself')}
              </>
            }
          >
            {note.text ? (
              <p lang={note.lang} className="measure mt-1 break-words whitespace-pre-line">
                {note.text}
              </p>
            ) : null}
          </TimelineEvent>
        )
      })}
    </Timeline>
  )
}

// Setting an end takes effect at that end; removing it takes effect immediately.
function EventText({ event: { act, effectiveAt, at }, language }: { event: ShownEvent; language: Language }) {
  const t = publishingTranslator(language)
  if (act !== 'expiry-set')
    return <TimeText at={effectiveAt}>{(when) => t(`publishing.happened_${act}`, { when })}</TimeText>
  if (effectiveAt === at) return t('publishing.happened_end_removed')
  return <TimeText at={lastDayOf(effectiveAt)}>{(day) => t('publishing.happened_end_set', { day })}</TimeText>
}
