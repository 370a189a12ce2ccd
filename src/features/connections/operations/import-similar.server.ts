// Warnings of new connections whose number is almost that of a known one.

import type { Scope } from '#platform/context.ts'
import { similarNumbers } from '../rules/similar-numbers.ts'
import { listKnownNumbers } from '../store/taken.server.ts'
import type { ComparedEntry } from './compared-entry.server.ts'

/** The rows are taken: an office may have both numbers. */
export async function warnSimilar(scope: Scope, rows: readonly ComparedEntry[]): Promise<ComparedEntry[]> {
  const wanted = rows.flatMap(({ kind, name }) => (kind === 'added' ? similarNumbers(name) : []))
  const known = await listKnownNumbers(scope, wanted)
  if (known.size === 0) return [...rows]
  return rows.map((row) => {
    const number = row.kind === 'added' ? similarNumbers(row.name).find((other) => known.has(other)) : undefined
    if (number === undefined) return row
    return {
      ...row,
      warnings: [{ column: 'customer_number', key: 'connections.number_similar', values: { number } }],
    }
  })
}
