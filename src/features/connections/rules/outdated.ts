// Rows of an old file: what the register has changed since is not taken back by an import.

import type { Difference } from '#kit/differences.ts'
import type { CellIssue } from '#kit/long-import.ts'
import type { RegisterColumn, RegisterEntry } from '../contract/connection.ts'

/** What a connection had before: whether its meter was replaced, and its former holders as cells of a file. */
export type Past = { isMeterReplaced: boolean; holders: readonly Partial<Record<RegisterColumn, string>>[] }

const meterColumns: readonly string[] = ['meter_serial', 'dial_digits', 'opening_reading']

/**
 * The cells of a row that would put back a meter that was replaced, a former holder, or the state of a closed connection. A name or
 * an address that no former holder had is a correction of the present one.
 */
export function outdatedIssues(
  differences: readonly Difference[],
  { state }: Pick<RegisterEntry, 'state'>,
  { isMeterReplaced, holders }: Past,
): CellIssue<RegisterColumn>[] {
  return differences.flatMap(({ column: changed, to }): CellIssue<RegisterColumn>[] => {
    const column = changed as RegisterColumn
    if (column === 'status' && state === 'closed') return [{ column, key: 'connections.closed_for_good' }]
    if (isMeterReplaced && meterColumns.includes(column)) return [{ column, key: 'connections.meter_replaced' }]
    const isFormer = to !== '' && holders.some((holder) => holder[column] === to)
    return isFormer ? [{ column, key: 'connections.holder_former', values: { typed: to } }] : []
  })
}
