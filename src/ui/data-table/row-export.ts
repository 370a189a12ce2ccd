// Logic shared by export and print: which rows, progress and cancelling.

import { useEffect, useState } from 'react'
import { exportMessages } from '#kit/table/export/messages.ts'
import { fromAllRows, type RowsToExport } from '#kit/table/export/formats.ts'
import type { Batches } from '#kit/table/export/options.ts'
import { tableMessages } from '#kit/table/messages.ts'
import type { TableState } from '#kit/table/query.ts'
import { selectedAtHand, selectedOnly, type Keyed, type Selection } from '#kit/table/selection.ts'
import type { TableDefinition, TableRows } from './definition.ts'

export type RowExportProps<Row> = TableDefinition<Row> & {
  state: TableState
  rows: TableRows<Row>
  selection: Selection<Row>
  open: boolean
  onClose: () => void
}

/** Messages of the dialogs: their own and the table's. */
export const exportDialogMessages = { ...tableMessages, ...exportMessages }

export type WhichRows = 'all' | 'selected'

/** `done` of `total` rows so far; `problem` is a message key. */
export type Progress = { running: boolean; done: number; total?: number | undefined; problem?: 'table.exportFailed' }

/** `onlyRows`: not all rows could be fetched; this many of the current page are used. */
type MakeFrom<Row, Made> = (batches: Batches<Row>, signal: AbortSignal, onlyRows?: number) => Promise<Made>

const idle: Progress = { running: false, done: 0 }

/** Makes something from the rows, one run at a time. Returns the result, the number of rows and whether all could be fetched. */
export function useRowExport<Row>(props: RowExportProps<Row>) {
  const [progress, setProgress] = useState(idle)
  const [control, setControl] = useState<AbortController>()
  useEffect(() => () => control?.abort(), [control])

  async function run<Made>(which: WhichRows, make: MakeFrom<Row, Made>) {
    const controller = new AbortController()
    setControl(controller)
    setProgress({ running: true, done: 0 })
    const { signal } = controller
    const counted = { rows: 0 }
    const report = throttle((done: number, total?: number) => setProgress({ running: true, done, total }))
    try {
      const batches = chooseRows(props, which, signal, report)
      const { made, complete } = await fromAllRows(
        batches,
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

/** The rows available without another request. */
export function rowsAtHand<Row>(
  { page, selection, rowKey }: Pick<RowExportProps<Row>, 'selection' | 'rowKey'> & { page: readonly Row[] },
  which: WhichRows,
): readonly Row[] {
  if (which === 'all') return page
  return selectedAtHand(
    selection,
    page.map((row): Keyed<Row> => [rowKey(row), row]),
  )
}

function chooseRows<Row>(
  props: RowExportProps<Row>,
  which: WhichRows,
  signal: AbortSignal,
  onProgress: (done: number, total: number | undefined) => void,
): RowsToExport<Row> {
  const { rows, selection, rowKey } = props
  const all = () => rows.all({ signal, onProgress })
  const currentPage = rowsAtHand({ page: rows.rows, selection, rowKey }, which)
  if (which === 'all') return { all, currentPage }
  // Rows selected by key need not match the current search: they are used as they were when selected.
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

/** At most ten times a second, so that not every batch causes a render. */
function throttle<Args extends unknown[]>(report: (...args: Args) => void): (...args: Args) => void {
  let last = 0
  return (...args) => {
    const now = performance.now()
    if (now - last < 100) return
    last = now
    report(...args)
  }
}
