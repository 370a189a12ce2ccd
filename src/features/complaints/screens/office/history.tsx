// History of a complaint as the office reads it, with the people who acted.

import { TimeText } from '#ui/time-text.tsx'
import { writtenIn, type Language } from '#kit/language.ts'
import type { Complaint } from '../../contract/answers.ts'
import { officeTranslator, type TranslateOffice } from './translator.ts'

type Event = Complaint['events'][number]

export function History({ events, language }: { events: readonly Event[]; language: Language }) {
  const t = officeTranslator(language)
  return (
    <ol className="grid border-s-2 border-neutral-300">
      {events.map((event, index) => (
        <li key={index} className="relative ps-5 pb-5 last:pb-0">
          <span
            aria-hidden="true"
            className="absolute -start-[0.4375rem] top-2 size-3 rounded-full border-2 border-surface bg-action"
          />
          <p className="font-semibold">{t(`complaints.history_${event.kind}`, { who: event.assigneeName ?? '' })}</p>
          <p className="text-sm text-neutral-600">
            <TimeText at={event.at} /> · {byWhom(event, t)}
          </p>
          {event.rating ? <p className="mt-1">{t(`complaints.rating_${event.rating as 1 | 2 | 3 | 4 | 5}`)}</p> : null}
          {event.text ? (
            <p lang={writtenIn(event.text)} className="measure mt-1 break-words whitespace-pre-line">
              {event.text}
            </p>
          ) : null}
        </li>
      ))}
    </ol>
  )
}

function byWhom({ side, staffName }: Event, t: TranslateOffice): string {
  if (side === 'officer') return staffName ?? ''
  return t(side === 'clock' ? 'complaints.by_clock' : 'complaints.by_reporter')
}
