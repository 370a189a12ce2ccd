// History of a complaint as the office reads it, with the people who acted.

import { TimeText } from '#ui/time-text.tsx'
import { Timeline, TimelineEvent } from '#ui/timeline.tsx'
import { writtenIn, type Language } from '#kit/language.ts'
import type { Complaint } from '../../contract/answers.ts'
import { officeTranslator, type TranslateOffice } from './translator.ts'

type Event = Complaint['events'][number]

export function History({ events, language }: { events: readonly Event[]; language: Language }) {
  const t = officeTranslator(language)
  return (
    <Timeline>
      {events.map((event, index) => (
        <TimelineEvent
          key={index}
          title={t(`complaints.history_${event.kind}`, { who: event.assigneeName ?? '' })}
          when={
            <>
              <TimeText at={event.at} /> · {byWhom(event, t)}
            </>
          }
        >
          {event.rating ? <p className="mt-1">{t(`complaints.rating_${event.rating as 1 | 2 | 3 | 4 | 5}`)}</p> : null}
          {event.text ? (
            <p lang={writtenIn(event.text)} className="measure mt-1 break-words whitespace-pre-line">
              {event.text}
            </p>
          ) : null}
        </TimelineEvent>
      ))}
    </Timeline>
  )
}

function byWhom({ side, staffName }: Event, t: TranslateOffice): string {
  if (side === 'officer') return staffName ?? ''
  return t(side === 'clock' ? 'complaints.by_clock' : 'complaints.by_reporter')
}
