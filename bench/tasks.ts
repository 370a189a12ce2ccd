// The citizens' tasks on a phone with a slow network: touches, screens scrolled and seconds; by keyboard; without script; beside an earlier version.
// Run: node bench/tasks.ts [--before PORT:PASSWORD]     (the second is a running earlier version; writes bench/tasks.md)

import { writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import type { Browser, BrowserContextOptions, Page } from '@playwright/test'
import startProduct from '#tests/journeys/product.ts'
import { site, skipPreloader } from '#tests/journeys/site.ts'
import { byKeyboard } from '#tests/journeys/tasks/by-keyboard.ts'
import { byTouch } from '#tests/journeys/tasks/by-touch.ts'
import type { Driver, Effort } from '#tests/journeys/tasks/driver.ts'
import { nextTender } from '#tests/journeys/tasks/next-tender.ts'
import type { Task } from '#tests/journeys/tasks/tasks.ts'
import { citizenTasks } from '#tests/journeys/tasks/tasks.ts'
import { buildWhenStale } from '#tools/build.ts'
import { findChromium } from '#tools/machine.ts'
import { log } from './built-product.ts'
import { reportFigure } from './figures.ts'
import { thisMachine } from './own-database.ts'

type Way = 'touch' | 'keyboard' | 'no script'
/** Undefined where the task does not end in this version. */
type Efforts = Map<string, Effort | undefined>
type Measured = Record<Way, Efforts>

/** Seconds of the keystroke-level model: deciding and touching, a character on a phone's keyboard, a screen scrolled, a key. */
const secondsFor = { touch: 2, character: 0.3, scroll: 1, key: 0.28 }
/** As Lighthouse simulates a phone: 1.6 Mbit/s down, 750 kbit/s up, 150 ms. */
const slowNetwork = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 }
const phoneSize = { width: 390, height: 844 }
const officeSize = { width: 1280, height: 800 }
const stepLimitMs = 30_000

const { before } = parseArgs({ options: { before: { type: 'string' } } }).values
const executablePath = findChromium()
const args = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--host-resolver-rules=MAP *.localhost 127.0.0.1']
await buildWhenStale(log)
const stop = await startProduct()
const browser = await chromium.launch({ args, ...(executablePath && { executablePath }) })
const own = { port: process.env.PRODUCT_PORT!, password: process.env.PRODUCT_PASSWORD! }
const now = await measure(browser, own.port, own.password)
const earlier = before && (await measure(browser, before.split(':')[0]!, before.split(':')[1]!))
await browser.close()
await stop()
await writeFile('bench/tasks.md', report(now, earlier || undefined))
for (const [name, aim] of [
  ['Next water, first visit', 2],
  ['Next water, later visit', 0],
] as const)
  reportFigure({ name: `${name}: touches`, value: now.touch.get(name)?.presses ?? Infinity, aim, direction: 'at most' })
const unfinished = Object.values(now).flatMap((efforts) => [...efforts.values()].filter((effort) => !effort))
reportFigure({ name: 'tasks that did not end', value: unfinished.length, aim: 0, direction: 'at most' })

function address(path: string): string {
  return site('damak', `${path}?lang=en`)
}

async function measure(of: Browser, port: string, password: string): Promise<Measured> {
  process.env.PRODUCT_PORT = port
  let callers = 0
  const phone = () => `98530${String(Date.now() % 1000).padStart(3, '0')}${String((callers += 1)).padStart(2, '0')}`
  const tasks = citizenTasks({ account: { identifier: '10425', password }, tender: nextTender, phone })
  return {
    touch: await run(of, tasks, { viewport: phoneSize, hasTouch: true }, (page) => byTouch(page, address)),
    keyboard: await run(of, tasks, { viewport: officeSize }, (page) => byKeyboard(page, address)),
    'no script': await run(
      of,
      tasks.filter(({ needsScript }) => !needsScript),
      { viewport: phoneSize, javaScriptEnabled: false },
      (page) => byTouch(page, address, false),
    ),
  }
}

/** All tasks of one way, one after the other in one browser, whose cache a first visit to the first page has filled. */
async function run(
  of: Browser,
  tasks: readonly Task[],
  options: BrowserContextOptions,
  driver: (page: Page) => Driver,
): Promise<Efforts> {
  const context = await of.newContext(options)
  context.setDefaultTimeout(stepLimitMs)
  const efforts: Efforts = new Map()
  for (const task of tasks) {
    const page = await context.newPage()
    await skipPreloader(page)
    const client = await context.newCDPSession(page)
    await client.send('Network.enable')
    await client.send('Network.emulateNetworkConditions', slowNetwork)
    const person = driver(page)
    try {
      await task.run(person)
      efforts.set(task.name, person.effort)
    } catch (error) {
      efforts.set(task.name, undefined)
      log(`${task.name}: ${error instanceof Error ? error.message.split('\n')[0] : String(error)}`)
    }
    await page.close()
  }
  await context.close()
  return efforts
}

function secondsOf(effort: Effort, way: Way): number {
  const press = way === 'keyboard' ? secondsFor.key : secondsFor.touch
  const { presses, characters, scrolls, waitedMs } = effort
  return presses * press + characters * secondsFor.character + scrolls * secondsFor.scroll + waitedMs / 1000
}

/** Presses, scrolls and seconds of a task. */
function cells(efforts: Efforts | undefined, name: string, way: Way): string {
  const effort = efforts?.get(name)
  if (!effort) return '– | – | –'
  return `${effort.presses} | ${way === 'keyboard' ? '–' : effort.scrolls} | ${secondsOf(effort, way).toFixed(0)}`
}

function report(current: Measured, first: Measured | undefined): string {
  const rows = [...current.touch.keys()].map(
    (name) => `| ${name} | ${cells(first?.touch, name, 'touch')} | ${cells(current.touch, name, 'touch')} |`,
  )
  const sums = (['keyboard', 'no script'] as const).map((way) => {
    const title = way === 'keyboard' ? 'All of them by keyboard only (keys)' : 'Without script (those that work so)'
    return `| ${title} | ${cells(first && summed(first[way]), '', way)} | ${cells(summed(current[way]), '', way)} |`
  })
  return `# The citizens' tasks

Each from the first page to the answer, in English: taps or keys, screens scrolled, and seconds. Seconds are the keystroke-level model (${secondsFor.touch} s to decide and
touch, ${secondsFor.character} s a character, ${secondsFor.scroll} s a screen scrolled, ${secondsFor.key} s a key) and the measured waiting at 1.6 Mbit/s and 150 ms. A phone of ${phoneSize.width} × ${phoneSize.height}; ${thisMachine()}.
"–": not measured, or the task did not end. Written by \`node bench/tasks.ts\`.

| Task | Taps before | Scrolls | Seconds | Taps now | Scrolls | Seconds |
| --- | ---: | ---: | ---: | ---: | ---: | ---: |
${[...rows, ...sums].join('\n')}
`
}

/** One row for all tasks of a way; tasks that did not end are left out. */
function summed(efforts: Efforts): Efforts {
  const ended = [...efforts.values()].filter((effort) => effort !== undefined)
  const sum = (part: keyof Effort) => ended.reduce((total, effort) => total + effort[part], 0)
  return new Map([
    [
      '',
      { presses: sum('presses'), characters: sum('characters'), scrolls: sum('scrolls'), waitedMs: sum('waitedMs') },
    ],
  ])
}
