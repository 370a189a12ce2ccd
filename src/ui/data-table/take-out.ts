// What exporting and printing share: which rows, how far it is, and cancelling.

import { useEffect, useState } from 'react'
import { takeOutMessages } from '#kit/table/export/messages.ts'
import { fromAllRows, type RowsToTake } from '#kit/table/export/formats.ts'
import type { Batches } from '#kit/table/export/options.ts'
import { tableMessages } from '#kit/table/messages.ts'
import type { TableState } from '#kit/table/query.ts'
import { selectedAtHand, selectedOnly, type Keyed, type Selection } from '#kit/table/selection.ts'
import type { TableDefinition, TableRows } from './definition.ts'

export type TakeOutProps<Row> = TableDefinition<Row> & {
  state: TableState
  rows: TableRows<Row>
  selection: Selection<Row>
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

/** The rows that can be shown without asking for more. */
export function rowsAtHand<Row>(
  { page, selection, rowKey }: Pick<TakeOutProps<Row>, 'selection' | 'rowKey'> & { page: readonly Row[] },
  which: WhichRows,
): readonly Row[] {
  if (which === 'all') return page
  return selectedAtHand(
    selection,
    page.map((row): Keyed<Row> => [rowKey(row), row]),
  )
}

function rowsToTake<Row>(
  props: TakeOutProps<Row>,
  which: WhichRows,
  signal: AbortSignal,
  onProgress: (done: number, total: number | undefined) => void,
): RowsToTake<Row> {
  const { rows, selection, rowKey } = props
  const all = () => rows.all({ signal, onProgress })
  const currentPage = rowsAtHand({ page: rows.rows, selection, rowKey }, which)
  if (which === 'all') return { all, currentPage }
  // Rows selected by key need not match what is searched for now: they are taken as they were when selected.
  if (selection.mode === 'some') return { all: () => [currentPage], currentPage }
  return { all: () => selectedOnly(all(), selection, rowKey), currentPage }
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
