// Seconds a customer at the counter by keyboard alone: number, Enter, amount, Enter, and the print of the receipt, split in keys and waiting.
// Run: node bench/counter.ts          (makes and removes its own product; needs Chromium; writes bench/counter.md)

import { writeFile } from 'node:fs/promises'
import { chromium, type Page } from '@playwright/test'
import startProduct from '#tests/journeys/product.ts'
import { buildWhenStale } from '#tools/build.ts'
import { findChromium } from '#tools/machine.ts'
import { log } from './built-product.ts'
import { reportFigure, reportNone } from './figures.ts'
import { thisMachine } from './own-database.ts'

const customers = 30
/** As for the tasks of citizens, by the keystroke-level model: an average typist, and a glance at what the screen says before the next keys. */
const [keySeconds, glanceSeconds] = [0.28, 1.35]
const aimSeconds = 10

/** `waits`: from each Enter until the page is ready for the next key; `serverMs` is the part of it until the answers have come. */
type Served = { keys: number; glances: number; waitedMs: number; serverMs: number; receipt: string }
type Due = { number: string; rupees: number }

await buildWhenStale(log)
const stop = await startProduct()
const { signedIn } = await import('#tests/journeys/signed-in.ts')
const { open, site } = await import('#tests/journeys/site.ts')
const executablePath = findChromium()
const args = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--host-resolver-rules=MAP *.localhost 127.0.0.1']
const browser = await chromium.launch({ args, ...(executablePath && { executablePath }) })
const served: Served[] = []
const printed = await serveAll().finally(async () => {
  await browser.close()
  await stop()
})
await writeFile('bench/counter.md', report(served))
const seconds = served.map(secondsOf).toSorted((a, b) => a - b)
reportFigure({ name: 'seconds a customer, median', value: medianOf(seconds), aim: aimSeconds, direction: 'at most' })
reportFigure({ name: 'seconds a customer, slowest', value: seconds.at(-1)!, aim: aimSeconds, direction: 'at most' })
const receipts = new Set(served.map(({ receipt }) => receipt))
reportNone('customers without a receipt of their own', customers - receipts.size)
reportNone('receipts that were not printed', served.filter(({ receipt }, place) => printed[place] !== receipt).length)

/** Returns the numbers of the receipts that were printed. */
async function serveAll(): Promise<string[]> {
  const page = await signedIn(browser, 'sunita@damak.example', { viewport: { width: 1366, height: 768 } })
  await page.addInitScript(keepPrints)
  await refuseMouse(page)
  await open(page, site('damak', '/staff/counter'))
  await openDay(page)
  for (const due of await readCustomers(page)) served.push(await serve(page, due))
  return page.evaluate(() => JSON.parse(document.documentElement.dataset['printed'] ?? '[]') as string[])
}

async function openDay(of: Page): Promise<void> {
  await focusOn(of, 'float')
  await of.keyboard.type('1000')
  await of.keyboard.press('Enter')
  await focusOn(of, 'customerNumber')
}

/** The customers of the register who owe something, from the first; what they owe is read as the counter reads it. */
async function readCustomers(of: Page): Promise<Due[]> {
  const found = await of.evaluate(async () => {
    const { access_token: token } = JSON.parse(localStorage.getItem('user')!) as { access_token: string }
    const read = async (path: string) =>
      (await (
        await fetch(`/web-resources/admin${path}`, { headers: { authorization: `Bearer ${token}` } })
      ).json()) as {
        data: { customerNumber: string }[]
        cashRupees: number
        mayTake: { ok: boolean }
      }
    const { data } = await read('/connections/487?limit=100&sortOrder=asc')
    const all = []
    for (const { customerNumber } of data) {
      const { cashRupees, mayTake } = await read(`/counter/487/due?customerNumber=${customerNumber}`)
      if (mayTake.ok && cashRupees > 0) all.push({ number: customerNumber, rupees: cashRupees })
    }
    return all
  })
  if (found.length < customers) throw new Error(`only ${found.length} of the register owe something`)
  return found.slice(0, customers)
}

/** Every second pays another amount than what is filled in, rounded up to tens; the field has the focus, and its amount is selected. */
async function serve(of: Page, { number, rupees }: Due): Promise<Served> {
  const effort = { keys: 0, glances: 0, waitedMs: 0, serverMs: 0 }
  const press = async (keys: string[], until?: () => Promise<unknown>) => {
    const answers = watchAnswers(of)
    const started = performance.now()
    for (const key of keys) await of.keyboard.press(key)
    effort.keys += keys.flatMap((key) => key.split('+')).length
    await until?.()
    if (until) effort.waitedMs += performance.now() - started
    effort.serverMs += answers.stop()
  }
  await press([...number])
  await press(['Enter'], () => focusOn(of, 'rupees'))
  effort.glances += 1
  if (served.length % 2 === 1) await press([...String(Math.ceil((rupees + 1) / 10) * 10)])
  const before = await lastReceipt(of)
  await press(['Enter'], async () => {
    await focusOn(of, 'customerNumber')
    await of.waitForFunction((earlier) => lastLink()?.getAttribute('href') !== earlier && lastLink(), before)
  })
  effort.glances += 1
  const receipt = (await lastReceipt(of))!.split('/').at(-1)!
  const prints = served.length + 1
  await press(['Shift+Tab', 'Enter'], () =>
    of.waitForFunction(
      (count) =>
        (JSON.parse(document.documentElement.dataset['printed'] ?? '[]') as string[]).length === count &&
        document.activeElement?.getAttribute('name') === 'customerNumber',
      prints,
    ),
  )
  return { ...effort, receipt }
}

async function focusOn(of: Page, name: string): Promise<void> {
  await of.waitForFunction((field) => document.activeElement?.getAttribute('name') === field, name)
}

function lastReceipt(of: Page): Promise<string | null> {
  return of.evaluate(() => lastLink()?.getAttribute('href') ?? null)
}

/** Milliseconds of the API's answers that ended since, those that run beside each other once. */
function watchAnswers(of: Page) {
  const spans: [from: number, until: number][] = []
  const note = (request: { url: () => string; timing: () => { startTime: number; responseEnd: number } }) => {
    const { startTime, responseEnd } = request.timing()
    if (request.url().includes('/web-resources/')) spans.push([startTime, startTime + responseEnd])
  }
  of.on('requestfinished', note)
  return {
    stop(): number {
      of.off('requestfinished', note)
      let [total, end] = [0, 0]
      for (const [from, until] of spans.toSorted((a, b) => a[0] - b[0])) {
        total += Math.max(until - Math.max(from, end), 0)
        end = Math.max(end, until)
      }
      return total
    },
  }
}

/** In the page: a browser without a window prints nothing, so the number of what would leave the printer is kept. */
function keepPrints(): void {
  window.print = () => {
    const { dataset } = document.documentElement
    const text = document.querySelector('.print-only .receipt')?.textContent ?? ''
    const number = /\d{4}-\d{2}-\d+/.exec(text)?.[0] ?? ''
    dataset['printed'] = JSON.stringify([...(JSON.parse(dataset['printed'] ?? '[]') as string[]), number])
    dispatchEvent(new Event('afterprint'))
  }
  Object.assign(window, {
    lastLink: () => [...document.querySelectorAll('main [aria-live] a[href^="/staff/receipts/"]')].at(-1),
  })
}

/** A press of the mouse would end the measurement. */
async function refuseMouse(of: Page): Promise<void> {
  await of.addInitScript(() => addEventListener('pointerdown', () => document.body.replaceChildren(), true))
}

function secondsOf({ keys, glances, waitedMs }: Served): number {
  return keys * keySeconds + glances * glanceSeconds + waitedMs / 1000
}

function medianOf(sorted: readonly number[]): number {
  return sorted[Math.floor(sorted.length / 2)]!
}

function report(all: readonly Served[]): string {
  const rows = [
    rowOf('Seconds', all.map(secondsOf)),
    rowOf(
      'of them keys',
      all.map(({ keys }) => keys * keySeconds),
    ),
    rowOf(
      'of them glances',
      all.map(({ glances }) => glances * glanceSeconds),
    ),
    rowOf(
      'of them answers of the server',
      all.map(({ serverMs }) => serverMs / 1000),
    ),
    rowOf(
      'of them the page',
      all.map(({ waitedMs, serverMs }) => Math.max(waitedMs - serverMs, 0) / 1000),
    ),
    rowOf(
      'Keys',
      all.map(({ keys }) => keys),
      0,
    ),
  ]
  const perMinute = 60 / medianOf(all.map(secondsOf).toSorted((a, b) => a - b))
  return `# Customers at the counter by keyboard alone

Written by \`node bench/counter.ts\`: ${thisMachine()}. ${all.length} customers of the demonstration who owe something pay in cash, one after the other, in Chromium on the built product: customer number, Enter; the amount that is filled
in or, every second one, another amount that is typed, Enter; Shift and Tab, Enter, and the receipt is printed. A key counts ${keySeconds} s (an average typist of the keystroke-level model) and a glance at the name and the amount ${glanceSeconds} s; the
waiting from each Enter until the next key can be pressed is measured. Talking, counting notes and the printer are not in it.

| A customer | median | slowest |
| ---------- | -----: | ------: |
${rows.join('\n')}

That is ${perMinute.toFixed(1)} customers a minute. The aim is less than ${aimSeconds} s a customer. A press of the mouse would end the measurement.
`
}

function rowOf(name: string, values: readonly number[], digits = 1): string {
  const sorted = values.toSorted((a, b) => a - b)
  return `| ${name} | ${medianOf(sorted).toFixed(digits)} | ${sorted.at(-1)!.toFixed(digits)} |`
}

declare global {
  /** In the page. */
  function lastLink(): Element | undefined
}
