// Rules of ordered lists: how many rows, which order, and for how long a removed row can be restored.

import type { Verdict } from '#kit/refusal.ts'
import { allow, deny } from '#kit/refusal.ts'

/** Days during which a removed row can be restored. */
export const restorableDays = 30

export function mayBeAdded(rows: number, max: number): Verdict {
  return rows < max ? allow : deny('lists.full', { max })
}

/** Whether `seen` is the list as it is; somebody else may have added, removed or moved a row meanwhile. */
export function mayBeOrdered(current: readonly number[], seen: readonly number[]): Verdict {
  return current.join() === seen.join() ? allow : deny('lists.order_changed')
}

/** The list with a row put back where it was, at the end when the list has become shorter. */
export function putBack(ids: readonly number[], id: number, position: number): number[] {
  return ids.toSpliced(Math.min(position, ids.length), 0, id)
}
