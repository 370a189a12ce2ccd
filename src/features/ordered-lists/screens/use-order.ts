// Order of the rows of a list as one person changes it: moved by a button or dragged, saved at once, and what is announced.

import { useState } from 'react'
import { movedTo } from '#kit/order.ts'
import type { Outcome } from '#kit/outcome.ts'
import type { ListClient } from './client.ts'
import type { ListAnswer, Listed } from './definition.ts'
import type { Direction } from './move-buttons.tsx'

/** `direction` is absent for a row that was dragged: the focus is then where it was. */
type Moved = { id: number; direction: Direction | undefined; text: string }

type Order<Entry> = {
  answer: ListAnswer<Entry>
  client: ListClient<Entry>
  /** Tells a refusal, and reads the list again. */
  finish: (outcome: Outcome<unknown>) => Promise<void>
  /** Announces the place of a row, from 1. */
  textOf: (row: Listed<Entry>, place: number, total: number) => string
}

export function useOrder<Entry>({ answer, client, finish, textOf }: Order<Entry>) {
  const [last, setLast] = useState<Moved>()
  const [isSaving, setSaving] = useState(false)
  const [dropped, setDropped] = useState<{ data: Listed<Entry>[]; answer: ListAnswer<Entry> }>()

  /** Puts a row at the place `to` (from 0) of `part`, the rows among which it is moved. */
  async function move(row: Listed<Entry>, part: readonly Listed<Entry>[], to: number, direction?: Direction) {
    const placeOf = ({ id }: { id: number }) => answer.data.findIndex((other) => other.id === id)
    if (isSaving) return
    setSaving(true)
    const data = movedTo(answer.data, placeOf(row), placeOf(part[to]!))
    // A dragged row stays where it was dropped until the list has been read again.
    if (!direction) setDropped({ data, answer })
    const outcome = await client.order(idsOf(data), idsOf(answer.data))
    if (outcome.kind !== 'done') setDropped(undefined)
    await finish(outcome)
    setSaving(false)
    if (outcome.kind === 'done') setLast({ id: row.id, direction, text: textOf(row, to + 1, part.length) })
  }

  return { data: dropped?.answer === answer ? dropped.data : answer.data, last, isSaving, move }
}

function idsOf(rows: readonly { id: number }[]): number[] {
  return rows.map(({ id }) => id)
}
