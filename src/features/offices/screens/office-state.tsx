// Is anybody in the office at this minute, in words?

import { formatDate } from '#kit/format/dates.ts'
import { formatTime } from '#kit/format/times.ts'
import type { Language } from '#kit/language.ts'
import { inLanguage, translator } from '#kit/language.ts'
import { Icon } from '#ui/icon.tsx'
import { officesMessages } from '../messages.ts'
import type { OfficeStatus } from '../rules.ts'

/** For a page that is not kept for longer than a minute. */
export function OfficeState({ status, language }: { status: OfficeStatus; language: Language }) {
  const say = translator(officesMessages, language)
  const next = 'next' in status ? status.next : undefined
  return (
    <>
      <p
        className={`flex items-start gap-2 font-semibold ${status.state === 'open' ? 'text-success-700' : 'text-neutral-800'}`}
      >
        <Icon name="clock" className="h-[1lh] w-5" />
        <span className="text-balance">{sentenceOf(status, language)}</span>
      </p>
      {next ? (
        <p className="mt-1 ps-7 text-base">
          {say('contact.next', {
            day: formatDate(next.day, language, 'weekday'),
            time: formatTime(next.opens, language),
          })}
        </p>
      ) : null}
    </>
  )
}

function sentenceOf(status: OfficeStatus, language: Language): string {
  const say = translator(officesMessages, language)
  if (status.state === 'open') return say('contact.open', { time: formatTime(status.closes, language) })
  if (status.state === 'opens') return say('contact.opens', { time: formatTime(status.opens, language) })
  if (status.state === 'holiday')
    return say('contact.holiday', { name: inLanguage(status.holiday.name, language).text })
  return say(status.state === 'over' ? 'contact.over' : 'contact.closed')
}
