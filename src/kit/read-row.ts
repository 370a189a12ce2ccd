// Reading of a row of text cells into a value, or the first reason why it cannot be read.

import type { Cells } from './differences.ts'
import type { MessageValues } from './language.ts'
import { deny, type Answered, type Denied } from './refusal.ts'

export type RowReading = {
  /** The column's text, '' when the file has no such column. */
  cell: (column: string) => string
  /** Stops reading with a reason. */
  deny: (key: string, values?: MessageValues) => never
  /** The value of a result; stops reading when there is none. */
  take: <T>(answer: Answered<T>) => T
}

class Unreadable {
  readonly reason: Denied
  constructor(reason: Denied) {
    this.reason = reason
  }
}

/** @example readRow({ n: '' }, ({ cell, deny }) => cell('n') || deny('x.n_lacking')) // { ok: false, key: 'x.n_lacking' } */
export function readRow<T>(cells: Cells, read: (row: RowReading) => T): Answered<T> {
  try {
    const value = read({
      cell: (column) => cells[column] ?? '',
      deny: (key, values) => end(deny(key, values)),
      take: (answer) => (answer.ok ? answer.value : end(answer)),
    })
    return { ok: true, value }
  } catch (thrown) {
    if (thrown instanceof Unreadable) return thrown.reason
    throw thrown
  }
}

function end(reason: Denied): never {
  throw new Unreadable(reason)
}
