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

/** For a dark background. `announced` includes interruptions that have not begun. */
export function SupplyAnswer({ answer, now, announced = false }: { answer: Answer; now: Date; announced?: boolean }) {
  const language = useLanguage()
  const t = translator(waterSchedulesMessages, language)
  const localization: Localization = { language, t: t as Localization['t'] }
  return (
    <>
      <p data-next-water="">
        <Headline {...nextWater(answer, now, localization)} />
      </p>
      {notesOf(answer, now, localization, { announced }).map((note, index) => (
        <p key={index} className="answer-note">
          <Tag tone={tones[note.kind]}>{t(`supply.state_${note.kind}`)}</Tag>{' '}
          <TextWithTimes {...note} show={showUnbroken} />
          {note.reason ? `${note.text ? ' · ' : ''}${inLanguage(note.reason, language).text}` : ''}
        </p>
      ))}
    </>
  )
}

/** What is before the time in small type, the time and what follows it in large. */
function Headline({ text, times }: TimedText) {
  const [first] = times
  if (!first) return <span className="text-xl">{text}</span>
  const place = text.indexOf(first[0])
  return (
    <>
      <span>{text.slice(0, place)}</span>
      <span className="answer-time">
        <TextWithTimes text={text.slice(place)} times={times} show={showUnbroken} />
      </span>
    </>
  )
}
