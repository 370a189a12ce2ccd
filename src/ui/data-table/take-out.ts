// What do exporting and printing share: which rows, which columns, how far, and how it is called off?

import { useEffect, useState } from 'react'
import { takeOutMessages } from '#kit/table/export/messages.ts'
import { fromAllRows, type RowsToTake } from '#kit/table/export/formats.ts'
import type { Batches } from '#kit/table/export/options.ts'
import { tableMessages } from '#kit/table/messages.ts'
import type { TableState } from '#kit/table/query.ts'
import { isSelected, selectedOnly, type Selection } from '#kit/table/selection.ts'
import type { TableDefinition, TableRows } from './definition.ts'

export type TakeOutProps<Row> = TableDefinition<Row> & {
  state: TableState
  rows: TableRows<Row>
  selection: Selection
  open: boolean
  onClose: () => void
}

/** What the dialogs say: their own words and the table's. */
export const takeOutWords = { ...tableMessages, ...takeOutMessages }

export type WhichRows = 'all' | 'selected'

/** `done` of `total` rows so far; `problem` is a message key. */
export type Progress = { running: boolean; done: number; total?: number | undefined; problem?: 'table.exportFailed' }

/** `onlyRows`: all could not be fetched, and these are so many of the current page. */
type Make<Row, Made> = (batches: Batches<Row>, signal: AbortSignal, onlyRows?: number) => Promise<Made>

const idle: Progress = { running: false, done: 0 }

/** Makes something from the rows, once at a time. The maker's answer comes with the number of rows and whether all could be fetched. */
export function useTakeOut<Row>(props: TakeOutProps<Row>) {
  const [progress, setProgress] = useState(idle)
  const [control, setControl] = useState<AbortController>()
  useEffect(() => () => control?.abort(), [control])

  async function run<Made>(which: WhichRows, make: Make<Row, Made>) {
    const mine = new AbortController()
    setControl(mine)
    setProgress({ running: true, done: 0 })
    const { signal } = mine
    const counted = { rows: 0 }
    const tell = paced((done: number, total?: number) => setProgress({ running: true, done, total }))
    try {
      const taken = rowsToTake(props, which, signal, tell)
      const { made, complete } = await fromAllRows(
        taken,
        (batches, onlyRows) => make(counting(batches, counted), signal, onlyRows),
        signal,
      )
      setProgress(idle)
      return { made, complete, count: counted.rows }
    } catch {
      setProgress(signal.aborted ? idle : { ...idle, problem: 'table.exportFailed' })
      return undefined
    }
  }

  return { progress, run, cancel: () => control?.abort() }
}

function rowsToTake<Row>(
  { rows, selection, rowKey }: TakeOutProps<Row>,
  which: WhichRows,
  signal: AbortSignal,
  onProgress: (done: number, total: number | undefined) => void,
): RowsToTake<Row> {
  const all = () => rows.all({ signal, onProgress })
  if (which === 'all') return { all, currentPage: rows.rows }
  return {
    all: () => selectedOnly(all(), selection, rowKey),
    currentPage: rows.rows.filter((row) => isSelected(selection, rowKey(row))),
  }
}

async function* counting<Row>(batches: Batches<Row>, counted: { rows: number }): AsyncGenerator<readonly Row[]> {
  counted.rows = 0
  for await (const batch of batches) {
    counted.rows += batch.length
    yield batch
  }
}

/** At most ten times a second: the page has better to do than to draw every batch. */
function paced<Args extends unknown[]>(tell: (...args: Args) => void): (...args: Args) => void {
  let last = 0
  return (...args) => {
    const now = performance.now()
    if (now - last < 100) return
    last = now
    tell(...args)
  }
}
