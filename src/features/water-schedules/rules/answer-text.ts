// Notes beside an answer: interruptions, a supply that does not come, and what is different about the one that does.

import { inNepal } from '#kit/calendar/nepal-time.ts'
import type { Bilingual } from '#kit/language.ts'
import type { Interruption, Supply, SupplyState } from '../contract/schedule.ts'
import type { Answer } from './answer.ts'
import { hours, timeNear, whenIs, type Localization, type TimedText } from './text.ts'

/** `reason` is null where a note above has the same one. */
export type AnswerNote = TimedText & {
  kind: 'interrupted' | 'announced' | SupplyState
  reason: Bilingual | null
}

/** The notes of an answer, the most pressing first. `announced` includes interruptions that have not begun. */
export function notesOf(
  answer: Answer,
  now: Date,
  localization: Localization,
  { announced = false }: { announced?: boolean } = {},
): AnswerNote[] {
  const interruptions = answer.interruptions.filter(({ begins }) => announced || begins <= now)
  const shown = answer.flowing ?? answer.next
  const notes = [
    ...interruptions.map((one) => interruptionNote(one, now, localization)),
    ...(answer.missed ? [missedNote(answer.missed, now, localization)] : []),
    ...(shown && shown.state !== 'planned' ? [deviationNote(shown, now, localization)] : []),
  ]
  return notes.map((note, index) => (notes.slice(0, index).some(sameReason(note)) ? { ...note, reason: null } : note))
}

function interruptionNote({ begins, expectedReturn, reason }: Interruption, now: Date, own: Localization): AnswerNote {
  const until = expectedReturn ? timeNear(expectedReturn, now, own) : ''
  const times: AnswerNote['times'] = expectedReturn ? [[until, expectedReturn]] : []
  if (begins <= now) {
    const text = until ? own.t('supply.until_expected', { until }) : own.t('supply.return_unknown')
    return { kind: 'interrupted', text, times, reason }
  }
  const from = timeNear(begins, now, own)
  const text = until
    ? own.t('supply.from_until', { from, until })
    : `${own.t('supply.interrupted_from', { from })} · ${own.t('supply.return_unknown')}`
  return { kind: 'announced', text, times: [[from, begins], ...times], reason }
}

function missedNote(supply: Supply, now: Date, own: Localization): AnswerNote {
  const when = whenIs(supply, now, own)
  return { kind: supply.state, text: when, times: [[when, supply.starts]], reason: supply.reason }
}

function deviationNote({ state, starts, planned, reason }: Supply, now: Date, own: Localization): AnswerNote {
  if (state === 'extra') return { kind: state, text: '', times: [], reason }
  const isSameDay = inNepal(starts).date === inNepal(planned.starts).date
  const when = isSameDay ? hours(planned, own.language) : whenIs(planned, now, own)
  return { kind: state, text: own.t('supply.instead_of', { when }), times: [[when, planned.starts]], reason }
}

function sameReason({ reason }: AnswerNote): (other: AnswerNote) => boolean {
  return (other) => reason !== null && other.reason?.en === reason.en && other.reason.ne === reason.ne
}
