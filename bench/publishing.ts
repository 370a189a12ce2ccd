// Under publishing: cached pages at a steady rate while something is published every five seconds, against the same without.
// Run: node bench/publishing.ts          (the built product with demonstration content; writes bench/publishing.md)

import { writeFile } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { host, log, withBuiltProduct, type BuiltProduct } from './built-product.ts'
import { reportFigure, reportNone } from './figures.ts'
import { thisMachine } from './own-database.ts'
import { visit, type Answers } from './visits.ts'

const paths = ['/', '/notices/consumer-notice', '/news', '/gallery', '/tarrif-calculator', '/water-schedule']
/** So many that the first reader of each page after a publication, who waits for its render, is less than one in a hundred. */
const perSecond = 150
const seconds = 15
const everyMs = 5_000
/** In turns, so that a busy moment of the machine is in both. */
const rounds = 3

const quiet: Answers[] = []
const publishing: Answers[] = []
await withBuiltProduct(async (product) => {
  for (const path of paths) await fetch(`http://127.0.0.1:${product.port}${path}`, { headers: { host } })
  const read = () => visit({ port: product.port, kind: 'cached pages', paths, seconds, perSecond })
  for (let round = 0; round < rounds; round += 1) {
    quiet.push(await read())
    const stopping = new AbortController()
    const [answers] = await Promise.all([
      read().finally(() => stopping.abort()),
      publishUntil(stopping.signal, product),
    ])
    publishing.push(answers)
    log(`quiet ${JSON.stringify(quiet.at(-1))}`)
    log(`publishing ${JSON.stringify(answers)}`)
  }
})
const [before, during] = [middle(quiet), middle(publishing)]
await writeFile('bench/publishing.md', report())
reportFigure({
  name: '99 % of cached pages while publishing, of the quiet run',
  value: during.all.p99 / before.all.p99,
  aim: 2,
  direction: 'at most',
})
reportNone('requests that failed', failed(quiet) + failed(publishing))

/** A change of the organisation's content, which invalidates all of its pages. */
async function publishUntil(signal: AbortSignal, { resources }: BuiltProduct): Promise<void> {
  for (let count = 0; !signal.aborted; count += 1) {
    const contactNo = `023-${580_000 + count}`
    await resources.database.updateTable('organisations').set({ contactNo }).where('id', '=', 487).execute()
    await pause(everyMs, undefined, { signal }).catch(() => {})
  }
}

/** The round whose 99th of a hundred is in the middle. */
function middle(all: readonly Answers[]): Answers {
  return all.toSorted((a, b) => a.all.p99 - b.all.p99)[Math.floor(all.length / 2)]!
}

function failed(all: readonly Answers[]): number {
  const counts = all.flatMap(({ byStatus }) => Object.entries(byStatus))
  return counts.reduce((sum, [status, { count }]) => sum + (status.startsWith('200') ? 0 : count), 0)
}

function report(): string {
  return `# Cached pages while an editor publishes

Written by \`node bench/publishing.ts\` on ${thisMachine()}. ${perSecond} requests a second for ${paths.length} pages, each on a
connection of its own, from another process; ${rounds} rounds of ${seconds} s each way in turns, of which the middle one is shown. Something is published
every ${everyMs / 1000} s, which invalidates every page of the organisation. "Copies" were sent while their page was being rendered for another reader.

| What | Requests | Copies | Median, ms | 99 of a hundred, ms | Slowest, ms |
| --- | ---: | ---: | ---: | ---: | ---: |
${rowOf('quiet', before)}
${rowOf('publishing', during)}

**${(during.all.p99 / before.all.p99).toFixed(2)} times** (aim: at most 2). That a page is rendered once for all who ask at the same time: \`tests/overload.test.ts\`.
`
}

function rowOf(name: string, { all, byStatus }: Answers): string {
  return `| ${name} | ${all.count} | ${byStatus['200 copy']?.count ?? 0} | ${all.p50.toFixed(1)} | ${all.p99.toFixed(1)} | ${all.slowest.toFixed(1)} |`
}
