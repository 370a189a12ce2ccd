// Office status as text: open until, opens at, closed, holiday.

import { formatTime } from '#kit/format/times.ts'
import type { Language } from '#kit/language.ts'
import { inLanguage, translator } from '#kit/language.ts'
import { Icon } from '#ui/icon.tsx'
import { shownMoment, TextWithTimes, TimeText } from '#ui/time-text.tsx'
import { officesMessages } from '../messages.ts'
import type { OfficeStatus } from '../rules.ts'

/** For pages that are cached for at most a minute. */
export function OfficeState({ status, language }: { status: OfficeStatus; language: Language }) {
  const next = 'next' in status ? status.next : undefined
  return (
    <>
      <p
        className={`flex items-start gap-2 font-bold ${status.state === 'open' ? 'text-success-700' : 'text-neutral-800'}`}
      >
        <Icon name="clock" className="h-[1lh] w-5" />
        <span className="text-balance">
          <Status status={status} language={language} />
        </span>
      </p>
      {next ? (
        <p className="mt-1 ps-7 text-base">
          <NextOpening {...next} language={language} />
        </p>
      ) : null}
    </>
  )
}

function NextOpening({ day, opens, language }: { day: string; opens: string; language: Language }) {
  const t = translator(officesMessages, language)
  const [shownDay, time] = [shownMoment(day, language, 'weekday'), formatTime(opens, language)]
  const times = [[shownDay, day] as const, [time, opens] as const]
  return <TextWithTimes text={t('contact.next', { day: shownDay, time })} times={times} />
}

function Status({ status, language }: { status: OfficeStatus; language: Language }) {
  const t = translator(officesMessages, language)
  if (status.state === 'open')
    return (
      <TimeText at={status.closes} language={language}>
        {(time) => t('contact.open', { time })}
      </TimeText>
    )
  if (status.state === 'opens')
    return (
      <TimeText at={status.opens} language={language}>
        {(time) => t('contact.opens', { time })}
      </TimeText>
    )
  if (status.state === 'holiday') return t('contact.holiday', { name: inLanguage(status.holiday.name, language).text })
  return t(status.state === 'over' ? 'contact.over' : 'contact.closed')
}
