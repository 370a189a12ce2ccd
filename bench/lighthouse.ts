// Lighthouse on its simulated slow phone: five pages beside the peer page.
// Run: npm install --prefix FOLDER lighthouse@13 && node bench/lighthouse.ts FOLDER     (a folder outside of the project; writes bench/lighthouse.md)

import { execFile } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { findChromium } from '#tools/machine.ts'
import { host, listen, log, readPage, withBuiltProduct } from './built-product.ts'
import { reportFigure } from './figures.ts'
import { thisMachine } from './own-database.ts'
import { median } from './quantile.ts'

/** Of the parts of a report that are read here: milliseconds, layout shift without unit, score from 0 to 1. */
type Report = {
  lighthouseVersion: string
  categories: { performance: { score: number } }
  audits: Record<Audit, { numericValue: number }>
}

const audits = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'speed-index',
  'total-blocking-time',
  'cumulative-layout-shift',
] as const
type Audit = (typeof audits)[number]
type Row = Record<Audit, number> & { name: string; score: number }

const paths = ['/', '/notices/consumer-notice', '/tarrif-calculator', '/water-schedule', '/complaint']
const rounds = 5
const [folder] = process.argv.slice(2)
if (!folder) throw new Error('Say in which folder Lighthouse is: npm install --prefix FOLDER lighthouse@13')

let version = ''
const rows: Row[] = []
await withBuiltProduct(async ({ port }) => {
  const { peerOfList } = await import('./peer-page.ts')
  const peer = await peerOfList('/notices/consumer-notice', (path) => readPage(port, path))
  const peerPort = await listen(peer)
  const addresses = [
    ['peer', `http://peer.test:${peerPort}/`],
    ...paths.map((path) => [path, `http://${host}:${port}${path}`]),
  ] as [string, string][]
  const seen = new Map<string, Report[]>(addresses.map(([name]) => [name, []]))
  for (let round = 0; round < rounds; round += 1)
    for (const [name, address] of addresses) seen.get(name)!.push(await reportOf(address))
  for (const [name, reports] of seen) rows.push({ name, ...middle(reports) })
  peer.closeAllConnections()
  peer.close()
})
await writeFile('bench/lighthouse.md', page())
const rowOf = (wanted: string) => rows.find(({ name }) => name === wanted)!
const worst = Math.min(...rows.map(({ score }) => score))
reportFigure({ name: 'performance of the slowest page', value: worst, aim: 0.98, direction: 'at least' })
const blocked = rowOf('/')['total-blocking-time']
reportFigure({ name: '/: blocked time, ms', value: blocked, aim: 100, direction: 'at most' })

async function reportOf(address: string): Promise<Report> {
  const program = join(folder!, 'node_modules/lighthouse/cli/index.js')
  const flags = '--headless=new --no-sandbox --disable-gpu --host-resolver-rules="MAP *.test 127.0.0.1"'
  const given = [address, '--output=json', '--quiet', '--only-categories=performance', `--chrome-flags=${flags}`]
  const executablePath = findChromium()
  const env = { ...process.env, ...(executablePath && { CHROME_PATH: executablePath }) }
  const { stdout } = await promisify(execFile)(process.execPath, [program, ...given], {
    env,
    maxBuffer: 64 * 1024 ** 2,
  })
  const report = JSON.parse(stdout) as Report
  version = report.lighthouseVersion
  return report
}

function middle(reports: readonly Report[]): Omit<Row, 'name'> {
  const of = (audit: Audit) => median(reports.map((report) => report.audits[audit].numericValue))
  const each = Object.fromEntries(audits.map((audit) => [audit, of(audit)])) as Record<Audit, number>
  return { ...each, score: median(reports.map(({ categories }) => categories.performance.score)) }
}

function seconds(ms: number): string {
  return (ms / 1000).toFixed(2)
}

function page(): string {
  const lines = rows.map((row) => {
    const { name, score } = row
    log(`${name}: ${score} ${audits.map((audit) => row[audit].toFixed(2)).join(' ')}`)
    const times = [row['first-contentful-paint'], row['largest-contentful-paint'], row['speed-index']].map(seconds)
    const rest = [row['total-blocking-time'].toFixed(0), row['cumulative-layout-shift'].toFixed(3)]
    return `| ${[name === 'peer' ? 'peer' : `\`${name}\``, (score * 100).toFixed(0), ...times, ...rest].join(' | ')} |`
  })
  return `# Lighthouse

Written by \`node bench/lighthouse.ts\` on ${thisMachine()}, with Lighthouse ${version} as it measures by default: a phone with a slow processor and
a slow network, simulated from what it saw. The median of ${rounds} in turns. The peer (\`bench/peer-page.ts\`) is a list of as many bytes as the consumer notices and with its texts, rendered by React
on \`node:http\`, with the style sheet of the product and without script. Lighthouse works out its times from a visit without delays, where everything has come before the first paint,
and counts it before the largest; those of a slow visit are in [phone](phone.md). The speed index has the preloader of the first visit in it.

| Page | Performance | First paint, s | Largest paint, s | Speed index, s | Blocked time, ms | Layout shift |
| --- | ---: | ---: | ---: | ---: | ---: | ---: |
${lines.join('\n')}
`
}
