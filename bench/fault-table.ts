// Faults measured one after the other while visitors ask, and the table of what they saw.

import { setTimeout as pause } from 'node:timers/promises'
import type { startVisitors } from './fault-load.ts'
import type { RunningProduct } from './process.ts'

export type FaultRow = { fault: string; seen: string; after: number | undefined; more?: string }
export type Fault = {
  name: string
  begin: () => unknown
  end?: () => unknown
  lastsMs?: number
  more?: () => string | Promise<string>
}
/** Begins the second table of `faults.md`. */
export const environmentHeading = '## Clock, temporary disk, mail, migration, key'

export type Visitors = ReturnType<typeof startVisitors>

/** What visitors see while the fault lasts, and the seconds from its end until they are all answered again. */
export async function measureFault(
  { name, begin, end, lastsMs = 6_000, more }: Fault,
  product: RunningProduct,
  visitors: Visitors,
): Promise<FaultRow> {
  const from = performance.now()
  await begin()
  await pause(lastsMs)
  const until = performance.now()
  await end?.()
  const after = await visitors.recoveredAfter(end ? performance.now() : from)
  const exited = product.child.exitCode === null ? '' : 'the process exited; '
  const row = { fault: name, seen: visitors.between(from, until), after, more: `${exited}${(await more?.()) ?? ''}` }
  process.stdout.write(`${JSON.stringify(row)}\n`)
  await visitors.recoveredAfter(performance.now())
  return row
}

export function tableOf(rows: readonly FaultRow[]): string {
  const lines = rows.map(
    ({ fault, seen, after, more }) =>
      `| ${fault} | ${seen}${more ? `; ${more}` : ''} | ${after === undefined ? 'no' : 'yes'} | ${after?.toFixed(1) ?? 'over 40'} |`,
  )
  return `| Fault | What visitors see | Recovers by itself | Seconds |
| --- | --- | --- | ---: |
${lines.join('\n')}
`
}
