// Whether an amnesty may be prepared and approved, and the parts of its window.

import type { AmnestyPart } from '#features/bills/rules/amnesty.ts'
import { isSecondPerson, type Person } from '#features/bills/rules/second-person.ts'
import { addDays } from '#kit/calendar/civil-date.ts'
import { allow, deny, type FieldIssue, type Verdict } from '#kit/refusal.ts'
import { partNumbers, type AmnestyState, type SentAmnesty } from './contract/forms.ts'

/** A window of more days is a mistake of typing. */
const maxDays = 730

/** The parts that are filled in, in their order. */
export function partsOf(sent: SentAmnesty): AmnestyPart[] {
  return partNumbers.flatMap((part) => {
    const [until, percent] = [sent[`until${part}`], sent[`percent${part}`]]
    return until === undefined || percent === undefined ? [] : [{ until, basisPoints: percent * 100 }]
  })
}

/** Old dues end before the window, which begins today or later; each part ends after the one before, and no part is left out. */
export function issueOf(sent: SentAmnesty, today: string): FieldIssue | undefined {
  if (sent.from < today) return { field: 'from', key: 'amnesties.from_past' }
  if (sent.dueUntil >= sent.from) return { field: 'dueUntil', key: 'amnesties.due_in_window' }
  let before = addDays(sent.from, -1)
  let isOver = false
  for (const part of partNumbers) {
    const field = `until${part}` as const
    const until = sent[field]
    if (until === undefined) isOver = true
    else if (isOver) return { field, key: 'amnesties.part_left_out' }
    else if (until <= before) return { field, key: 'amnesties.part_order' }
    else if (until > addDays(sent.from, maxDays)) return { field, key: 'amnesties.too_long' }
    else before = until
  }
  return undefined
}

export type DecidedAmnesty = {
  state: AmnestyState
  from: string
  overlaps: boolean
  preparedById: number | null
  preparedBy: string
}

/** Always by a second person; not after the window has begun, because payments of before would earn it too. */
export function mayApprove(amnesty: DecidedAmnesty, by: Person, today: string): Verdict {
  if (amnesty.state !== 'prepared') return deny('amnesties.decided')
  if (!isSecondPerson(amnesty, by)) return deny('amnesties.second_person')
  if (amnesty.from < today) return deny('amnesties.began')
  return amnesty.overlaps ? deny('amnesties.overlaps') : allow
}
