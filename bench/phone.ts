// A slow phone: first paint, largest paint and blocked time of pages beside a peer page, in Chromium with a slow network and processor.
// Run: node bench/phone.ts          (the built product with demonstration content; writes bench/phone.md)

import { writeFile } from 'node:fs/promises'
import { chromium, type Browser, type Page } from '@playwright/test'
import { findChromium } from '#tools/machine.ts'
import { host, listen, log, readPage, withBuiltProduct } from './built-product.ts'
import { reportFigure } from './figures.ts'
import { thisMachine } from './own-database.ts'

/** Milliseconds. `ready`: from the first touch of a control until React answers it, where it waits for that. */
type Paint = { first: number; largest: number; blocked: number; ready: number }
type Row = Paint & { name: string }

const paths = ['/', '/notices/consumer-notice', '/tarrif-calculator', '/water-schedule', '/complaint']
const rounds = 9
/** As Lighthouse simulates a phone: 1.6 Mbit/s down, 750 kbit/s up, 150 ms, a quarter of the processor. */
const slowNetwork = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 }
const slowProcessor = { rate: 4 }
const afterLoadMs = 1_500

const rows: Row[] = []
await withBuiltProduct(async ({ port }) => {
  const { peerOfList } = await import('./peer-page.ts')
  const peer = await peerOfList('/notices/consumer-notice', (path) => readPage(port, path))
  const peerPort = await listen(peer)
  const executablePath = findChromium()
  const args = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--host-resolver-rules=MAP *.test 127.0.0.1']
  const browser = await chromium.launch({ args, ...(executablePath && { executablePath }) })
  const addresses = [
    ['peer', `http://peer.test:${peerPort}/`],
    ...paths.map((path) => [path, `http://${host}:${port}${path}`]),
  ] as [string, string][]
  const seen = new Map<string, Paint[]>(addresses.map(([name]) => [name, []]))
  for (let round = 0; round < rounds; round += 1) {
    // The first visit of a turn is 20 to 30 ms later than the same visit in another place: it is not counted.
    await paintOf(browser, addresses.at(-1)![1])
    for (const [name, address] of addresses) seen.get(name)!.push(await paintOf(browser, address))
  }
  for (const [name, paints] of seen) rows.push({ name, ...middle(paints) })
  await browser.close()
  peer.closeAllConnections()
  peer.close()
})
await writeFile('bench/phone.md', report())
const rowOf = (wanted: string) => rows.find(({ name }) => name === wanted)!
const [list, content] = [rowOf('/notices/consumer-notice'), rowOf('/water-schedule')]
const ofPeer = list.largest / rowOf('peer').largest
reportFigure({ name: "largest paint of a list, of the peer's", value: ofPeer, aim: 1.1, direction: 'at most' })
const ofContent = list.first / content.first
reportFigure({ name: "first paint of a list, of a content page's", value: ofContent, aim: 1.05, direction: 'at most' })
for (const { name, blocked } of rows) {
  if (name === 'peer') continue
  reportFigure({
    name: `${name}: blocked time, ms`,
    value: blocked,
    aim: name === '/' ? 100 : 250,
    direction: 'at most',
  })
}

/** A first visit in a context of its own, so that nothing is cached. */
async function paintOf(browser: Browser, address: string): Promise<Paint> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
  })
  try {
    const page = await context.newPage()
    const client = await context.newCDPSession(page)
    await client.send('Network.enable')
    await client.send('Network.emulateNetworkConditions', slowNetwork)
    await client.send('Emulation.setCPUThrottlingRate', slowProcessor)
    await page.addInitScript(observe)
    await page.goto(address, { waitUntil: 'load' })
    await page.waitForTimeout(afterLoadMs)
    const paint = await page.evaluate(() => (globalThis as unknown as { paint: Paint }).paint)
    return { ...paint, ready: await timeOfFirstUse(page) }
  } finally {
    await context.close()
  }
}

/** 0 where nothing waits for use. */
async function timeOfFirstUse(page: Page): Promise<number> {
  const island = page.locator('[data-start=use]')
  if ((await island.count()) === 0) return 0
  const started = performance.now()
  await island.locator('input:visible').first().focus()
  await page.locator('[data-start=use][data-hydrated]').first().waitFor()
  return performance.now() - started
}

/** Runs in the page: what blocks longer than 50 ms after the first paint counts by what it takes beyond. */
function observe(): void {
  const paint = { first: 0, largest: 0, blocked: 0, ready: 0 }
  Object.assign(globalThis, { paint })
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- the browser gets this function alone
  const each = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true })
  each('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') paint.first = entry.startTime
  })
  each('largest-contentful-paint', (entry) => (paint.largest = entry.startTime))
  each('longtask', (entry) => {
    const isAfterPaint = paint.first > 0 && entry.startTime + entry.duration > paint.first
    if (isAfterPaint) paint.blocked += Math.max(0, entry.duration - 50)
  })
}

function middle(paints: readonly Paint[]): Paint {
  const of = (pick: (paint: Paint) => number) =>
    paints.map(pick).toSorted((a, b) => a - b)[Math.floor(paints.length / 2)]!
  return {
    first: of(({ first }) => first),
    largest: of(({ largest }) => largest),
    blocked: of(({ blocked }) => blocked),
    ready: of(({ ready }) => ready),
  }
}

function report(): string {
  const lines = rows.map(({ name, first, largest, blocked, ready }) => {
    log(`${name}: ${first.toFixed(0)} ${largest.toFixed(0)} ${blocked.toFixed(0)} ${ready.toFixed(0)}`)
    return `| ${name === 'peer' ? 'peer' : `\`${name}\``} | ${(first / 1000).toFixed(2)} | ${(largest / 1000).toFixed(2)} | ${blocked.toFixed(0)} | ${ready > 0 ? (ready / 1000).toFixed(2) : ''} |`
  })
  return `# On a slow phone

Written by \`node bench/phone.ts\` on ${thisMachine()}. First visits in Chromium at 390 × 844, over 1.6 Mbit/s with 150 ms, with
a quarter of the processor, median of ${rounds} in turns. The peer (\`bench/peer-page.ts\`) is a list of as many bytes as the consumer
notices and with its texts, rendered by React on \`node:http\`, with the style sheet of the product and without script.

| Page | First paint, s | Largest paint, s | Blocked time, ms | First use until it answers, s |
| --- | ---: | ---: | ---: | ---: |
${lines.join('\n')}
`
}
