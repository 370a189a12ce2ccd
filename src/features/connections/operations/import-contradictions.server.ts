// Refusal of rows that contradict the readings or the bills of their connection.

import type { Scope } from '#platform/context.ts'
import { contradictions, statesMeter } from '../rules/contradictions.ts'
import { listUses } from '../store/use.server.ts'
import type { ComparedEntry } from './compared-entry.server.ts'

/** The use is read of those connections alone of which a row changes first reading, dial or day. */
export async function refuseContradicted(scope: Scope, rows: readonly ComparedEntry[]): Promise<ComparedEntry[]> {
  const stating = rows.flatMap((row) => {
    return row.kind === 'changed' && statesMeter(row.entry, row.before) ? [row.entry.id] : []
  })
  const uses = await listUses(scope, stating)
  return rows.map((row) => {
    const use = row.kind === 'changed' && uses.get(row.entry.id)
    if (!use || row.kind !== 'changed') return row
    const issues = contradictions(row.entry, row.before, use)
    return issues.length === 0 ? row : { kind: 'refused', line: row.line, name: row.name, issues }
  })
}
