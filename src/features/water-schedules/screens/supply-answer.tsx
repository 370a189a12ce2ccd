// Answer when water comes: the time in large type, with what is different about it below.

import { inLanguage, translator } from '#kit/language.ts'
import { useLanguage } from '#ui/page-language.ts'
import { Tag, type TagTone } from '#ui/tag.tsx'
import { TextWithTimes } from '#ui/time-text.tsx'
import { waterSchedulesMessages } from '../messages/public.ts'
import type { Answer } from '../rules/answer.ts'
import { notesOf, type AnswerNote } from '../rules/answer-text.ts'
import { nextWater, type Localization, type TimedText } from '../rules/text.ts'
import { stateTones } from './supply-entry.tsx'
import { showUnbroken } from './unbroken.tsx'

const tones: Record<AnswerNote['kind'], TagTone> = { ...stateTones, interrupted: 'danger', announced: 'warning' }

type Props = { answer: Answer; now: Date; announced?: boolean; leftOut?: string }

/**
 * For a dark background. `announced` includes interruptions that have not begun; `leftOut`: a lead that a script fills in when it shows the
 * answer, which then has no values for programs either.
 */
export function SupplyAnswer({ answer, now, announced = false, leftOut }: Props) {
  const language = useLanguage()
  const t = translator(waterSchedulesMessages, language)
  const localization: Localization = { language, t: t as Localization['t'] }
  return (
    <>
      <p data-next-water="">
        <Headline {...nextWater(answer, now, localization)} leftOut={leftOut} />
      </p>
      {notesOf(answer, now, localization, { announced }).map((note, index) => (
        <p key={index} className="answer-note">
          <Tag tone={tones[note.kind]}>{t(`supply.state_${note.kind}`)}</Tag>{' '}
          {leftOut === undefined ? <TextWithTimes {...note} show={showUnbroken} /> : showUnbroken(note.text)}
          {note.reason ? `${note.text ? ' · ' : ''}${inLanguage(note.reason, language).text}` : ''}
        </p>
      ))}
    </>
  )
}

/** What is before the time in small type, the time and what follows it in large. */
function Headline({ text, times, leftOut }: TimedText & { leftOut: string | undefined }) {
  const [first] = times
  if (!first) return <span className="text-xl">{text}</span>
  const place = text.indexOf(first[0])
  const [lead, rest] = [text.slice(0, place), text.slice(place)]
  return (
    <>
      {lead === leftOut ? null : <span>{lead}</span>}
      {/* The style sheet keeps a time range on one line. */}
      <b>{leftOut === undefined ? <TextWithTimes text={rest} times={times} show={showRange} /> : showRange(rest)}</b>
    </>
  )
}

function showRange(text: string) {
  return showUnbroken(text, '')
}
