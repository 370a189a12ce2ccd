// Whether the ward and the tol that a row states belong together.

import type { Cells } from '#kit/differences.ts'
import type { CellIssue } from '#kit/long-import.ts'
import type { RegisterColumn, RegisterEntry } from '../contract/connection.ts'

/** The tol that a cell names by its code or by its name in either language; of names that repeat, the one of the ward. */
export type FindTol = (typed: string, ward: number | null) => { code: string; ward: number } | undefined

type Place = Pick<RegisterEntry, 'ward' | 'tol'>

/** A tol of another ward is refused where the row changes either of them. */
export function placeIssues(
  cells: Cells,
  { ward, tol }: Place,
  known: Place | undefined,
  findTol: FindTol,
): CellIssue<RegisterColumn>[] {
  if (ward === null || tol === null || (ward === known?.ward && tol === known.tol)) return []
  const found = findTol(tol, ward)
  if (!found || found.ward === ward) return []
  const typed = cells.tol?.trim()
  const values = { typed: typed || tol, own: found.ward, ward }
  return [{ column: typed ? 'tol' : 'ward', key: 'connections.tol_of_other_ward', values }]
}
