// Office status as text: open until, opens at, closed, holiday.

import { formatTime } from '#kit/format/times.ts'
import type { Language } from '#kit/language.ts'
import { inLanguage, translator } from '#kit/language.ts'
import { Icon } from '#ui/icon.tsx'
import { TimeText } from '#ui/time-text.tsx'
import { officesMessages } from '../messages.ts'
import type { OfficeStatus } from '../rules.ts'

/** For pages that are cached for at most a minute. */
export function OfficeState({ status, language }: { status: OfficeStatus; language: Language }) {
  const t = translator(officesMessages, language)
  const next = 'next' in status ? status.next : undefined
  return (
    <>
      <p
        className={`flex items-start gap-2 font-semibold ${status.state === 'open' ? 'text-success-700' : 'text-neutral-800'}`}
      >
        <Icon name="clock" className="h-[1lh] w-5" />
        <span className="text-balance">{statusText(status, language)}</span>
      </p>
      {next ? (
        <p className="mt-1 ps-7 text-base">
          <TimeText at={next.day} format="weekday" language={language}>
            {(day) => t('contact.next', { day, time: formatTime(next.opens, language) })}
          </TimeText>
        </p>
      ) : null}
    </>
  )
}

function statusText(status: OfficeStatus, language: Language): string {
  const t = translator(officesMessages, language)
  if (status.state === 'open') return t('contact.open', { time: formatTime(status.closes, language) })
  if (status.state === 'opens') return t('contact.opens', { time: formatTime(status.opens, language) })
  if (status.state === 'holiday') return t('contact.holiday', { name: inLanguage(status.holiday.name, language).text })
  return t(status.state === 'over' ? 'contact.over' : 'contact.closed')
}
