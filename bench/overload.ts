// Overload: three times as many requests of each kind as can be answered, while others sign in and read cached pages.
// Run: node bench/overload.ts          (the built product with demonstration content; writes bench/overload.md)

import { readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { host, log, withBuiltProduct } from './built-product.ts'
import { reportFigure, reportNone } from './figures.ts'
import { thisMachine } from './own-database.ts'
import { visit, type Answers, type Kind } from './visits.ts'

type Row = {
  kind: Kind
  perSecond: number
  answered: number
  load: Answers
  signIns: Answers
  dues: Answers
  cached: Answers
  megabytes: number
}

const kinds: Kind[] = ['new pages', 'lists of the API', 'exports', 'complaints with a photograph', 'sign-ins']
const capacitySeconds = 4
const overloadSeconds = 8
/** The aim of every refusal, and the machine's other work. */
const maxRefusalSeconds = 2

const rows: Row[] = []
await withBuiltProduct(async ({ port }) => {
  await fetch(`http://127.0.0.1:${port}/`, { headers: { host } })
  for (const kind of kinds) {
    const row = await measure(kind, port)
    rows.push(row)
    log(`${kind}: ${JSON.stringify(row.load)}`)
  }
})
await writeFile('bench/overload.md', report())
for (const { kind, load, answered, perSecond, signIns, dues, cached } of rows) {
  reportNone(`${kind}: neither answered nor refused`, others(load))
  reportFigure({
    name: `${kind}: slowest refusal, s`,
    value: (load.byStatus['503']?.slowest ?? 0) / 1000,
    aim: maxRefusalSeconds,
    direction: 'at most',
  })
  const goodput = answered / (perSecond / 3)
  reportFigure({ name: `${kind}: answered, of what can be answered`, value: goodput, aim: 0.5, direction: 'at least' })
  if (kind !== 'sign-ins')
    reportFigure({
      name: `${kind}: slowest sign-in meanwhile, s`,
      value: signIns.all.slowest / 1000,
      aim: 2,
      direction: 'at most',
    })
  reportFigure({
    name: `${kind}: slowest amount to pay meanwhile, s`,
    value: dues.all.slowest / 1000,
    aim: 2,
    direction: 'at most',
  })
  reportFigure({
    name: `${kind}: 99 % of cached pages meanwhile, s`,
    value: cached.all.p99 / 1000,
    aim: 1,
    direction: 'at most',
  })
}

async function measure(kind: Kind, port: number): Promise<Row> {
  const alone = await visit({ port, kind, seconds: capacitySeconds, atOnce: 8 })
  const perSecond = Math.max(3, Math.round((countDone(alone) / alone.seconds) * 3))
  const seconds = overloadSeconds
  let megabytes = 0
  const watching = setInterval(() => (megabytes = Math.max(megabytes, process.memoryUsage().rss / 1e6)), 200)
  const [load, signIns, dues, cached] = await Promise.all([
    visit({ port, kind, seconds, perSecond }),
    visit({ port, kind: 'sign-ins', seconds, perSecond: 2 }),
    visit({ port, kind: 'amounts to pay', seconds, perSecond: 2 }),
    visit({ port, kind: 'cached pages', seconds, perSecond: 20 }),
  ])
  clearInterval(watching)
  return { kind, perSecond, answered: countDone(load) / load.seconds, load, signIns, dues, cached, megabytes }
}

/** Answered, which a wrong password is too. */
function countDone({ byStatus }: Answers): number {
  return Object.entries(byStatus).reduce((sum, [status, { count }]) => sum + (/^(2|401)/.test(status) ? count : 0), 0)
}

function others({ byStatus, all }: Answers): number {
  const done = countDone({ byStatus, all, seconds: 0 })
  const refused = (byStatus['503']?.count ?? 0) + (byStatus['429']?.count ?? 0)
  return all.count - done - refused
}

function report(): string {
  const lines = rows.map(({ kind, perSecond, load, answered, signIns, dues, cached, megabytes }) => {
    const refused = load.byStatus['503']
    const done = Object.entries(load.byStatus).filter(([status]) => /^(2|401)/.test(status))
    const slowest = Math.max(0, ...done.map(([, each]) => each.slowest))
    const cells = [
      kind,
      perSecond,
      answered.toFixed(0),
      seconds(slowest),
      refused?.count ?? 0,
      seconds(refused?.slowest ?? 0),
      seconds(signIns.all.slowest),
      seconds(dues.all.slowest),
      seconds(cached.all.p99),
      megabytes.toFixed(0),
    ]
    return `| ${cells.join(' | ')} |`
  })
  return `# Three times more than can be answered

Written by \`node bench/overload.ts\` on ${thisMachine()}, ${readFileSync('/proc/loadavg', 'utf8').split(' ')[0]} processes at work on the machine at the end. First eight
visitors ask without pause: what they are answered in a second is the capacity. Then three times as many requests a second, each on a connection
of its own, for ${overloadSeconds} s; meanwhile two sign-ins, two questions for the amount to pay and twenty cached pages a second from other processes.

| Kind | Requests a second | Answered a second | Slowest answer, s | Refused (503) | Slowest refusal, s | Slowest sign-in, s | Slowest amount to pay, s | 99 % of cached pages, s | Memory, MB |
| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |
${lines.join('\n')}

Before anything was refused: 20.8 s for the slowest new page, 15 s for a sign-in (decision 155).
`
}

function seconds(ms: number): string {
  return (ms / 1000).toFixed(2)
}
