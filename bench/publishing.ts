// Under publishing: cached pages at a steady rate while a notice is published, or a text on every page corrected, every five seconds.
// Run: node bench/publishing.ts          (the built product with demonstration content; writes bench/publishing.md)

import { writeFile } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { document } from '#features/documents/operations/definition.server.ts'
import { addItem } from '#features/publishing/operations/workflow.server.ts'
import { systemContext } from '#platform/system-context.server.ts'
import { sampleFile } from '#tests/sample-files.ts'
import { host, log, withBuiltProduct, type BuiltProduct } from './built-product.ts'
import { reportFigure, reportNone } from './figures.ts'
import { thisMachine } from './own-database.ts'
import { visit, type Answers } from './visits.ts'

const paths = ['/', '/notices/consumer-notice', '/news', '/gallery', '/tarrif-calculator', '/water-schedule']
const perSecond = 150
const seconds = 15
const everyMs = 5_000
/** In turns, so that a busy moment of the machine is in all. */
const rounds = 3

/** What staff do; the number makes each time another one. */
type Act = (product: BuiltProduct, number: number) => Promise<unknown>

const acts = {
  quiet: undefined,
  'a notice is published': publishNotice,
  'the contact number is corrected': correctContact,
} satisfies Record<string, Act | undefined>
type Case = keyof typeof acts
const cases = Object.keys(acts) as Case[]

const answers = Object.fromEntries(cases.map((name) => [name, [] as Answers[]])) as Record<Case, Answers[]>
await withBuiltProduct(async (product) => {
  for (const path of paths) await fetch(`http://127.0.0.1:${product.port}${path}`, { headers: { host } })
  for (let round = 0; round < rounds; round += 1) {
    for (const name of cases) {
      answers[name].push(await readDuring(product, acts[name], round))
      log(`${name} ${JSON.stringify(answers[name].at(-1))}`)
    }
  }
})
const [quiet, publishing, correcting] = cases.map((name) => middle(answers[name])) as [Answers, Answers, Answers]
await writeFile('bench/publishing.md', report())
reportFigure({
  name: '99 % of cached pages while notices are published, of the quiet run',
  value: publishing.all.p99 / quiet.all.p99,
  aim: 2,
  direction: 'at most',
})
reportFigure({
  name: '99 % of cached pages while the contact number is corrected, ms',
  value: correcting.all.p99,
  aim: 100,
  direction: 'at most',
})
reportNone('requests that failed', failed(Object.values(answers).flat()))

async function readDuring(product: BuiltProduct, act: Act | undefined, round: number): Promise<Answers> {
  const stopping = new AbortController()
  const reading = visit({ port: product.port, kind: 'cached pages', paths, seconds, perSecond })
  const acting = act && repeat(stopping.signal, (count) => act(product, round * 1000 + count))
  const read = await reading
  stopping.abort()
  await acting
  return read
}

async function repeat(signal: AbortSignal, act: (count: number) => Promise<unknown>): Promise<void> {
  // Not before the readers have started.
  await pause(1_000)
  for (let count = 0; !signal.aborted; count += 1) {
    await act(count)
    await pause(everyMs, undefined, { signal }).catch(() => {})
  }
}

/** An addition: shown in the lists, the first page and the feed of the organisation. */
function publishNotice({ resources }: BuiltProduct, number: number) {
  return addItem(systemContext(resources, resources.tenants.byId(487)!, 'bench'), document, {
    type: 'consumer',
    titleEn: `Water will be off in ward ${number}`,
    titleNe: `वडा ${number} मा पानी बन्द हुने`,
    filename: `notice-${number}.pdf`,
    bytes: sampleFile('pdf', `notice ${number}`),
    publishedOn: '2026-11-20',
  })
}

/** A correction: what it replaces may not be read any more, and it is on every page. */
function correctContact({ resources }: BuiltProduct, number: number) {
  const contactNo = `023-${580_000 + number}`
  return resources.database.updateTable('organisations').set({ contactNo }).where('id', '=', 487).execute()
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
  const times = (answers: Answers) => (answers.all.p99 / quiet.all.p99).toFixed(2)
  return `# Cached pages while an editor publishes

Written by \`node bench/publishing.ts\` on ${thisMachine()}. ${perSecond} requests a second for ${paths.length} pages, each on a
connection of its own, from another process; ${rounds} rounds of ${seconds} s each way in turns, of which the middle one is shown. Something is published
or corrected every ${everyMs / 1000} s, which invalidates every page of the organisation. "Copies" were sent while their page was being rendered again
([167](../docs/decisions/167-copies-while-pages-are-rendered-again.md)): after an addition only, for at most two seconds.

| What | Requests | Copies | Median, ms | 99 of a hundred, ms | Slowest, ms |
| --- | ---: | ---: | ---: | ---: | ---: |
${rowOf('quiet', quiet)}
${rowOf('a notice is published', publishing)}
${rowOf('the contact number is corrected', correcting)}

**${times(publishing)} times** while publishing (aim: at most 2), ${times(correcting)} times while correcting. Who gets no copy: \`tests/copies.test.ts\`. That a page
is rendered once for all who ask at the same time: \`tests/overload.test.ts\`.
`
}

function rowOf(name: string, { all, byStatus }: Answers): string {
  return `| ${name} | ${all.count} | ${byStatus['200 copy']?.count ?? 0} | ${all.p50.toFixed(1)} | ${all.p99.toFixed(1)} | ${all.slowest.toFixed(1)} |`
}
