// Ten errands by search alone, on a phone in Nepali with a slow network: taps, screens scrolled, seconds, and whether the answer was found.
// Run: node bench/search-errands.ts [--screenshots FOLDER]     (writes bench/search-errands.md)

import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium, type Locator, type Page } from '@playwright/test'
import startProduct from '#tests/journeys/product.ts'
import { site, skipPreloader } from '#tests/journeys/site.ts'
import { byTouch } from '#tests/journeys/tasks/by-touch.ts'
import type { Driver, Effort } from '#tests/journeys/tasks/driver.ts'
import { buildWhenStale } from '#tools/build.ts'
import { findChromium } from '#tools/machine.ts'
import { log } from './built-product.ts'
import { reportFigure } from './figures.ts'
import { thisMachine } from './own-database.ts'

/** `result`: the beginning of the title of the result that is opened; without it the search itself answers. `opened`: the part of its page that is opened. `seen`: what is read at the end. */
type Errand = { name: string; typed: string; result?: string; opened?: string; seen: (page: Page) => Locator }

const answer = (text: string | RegExp) => (page: Page) =>
  page.getByRole('region', { name: 'जवाफ' }).getByText(text).first()
const heading = (text: string | RegExp) => (page: Page) => page.getByRole('heading', { name: text }).first()

const errands: readonly Errand[] = [
  {
    name: 'When does water come to Shanti Tol?',
    typed: 'shanti tol ma pani kahile aaucha',
    seen: answer(/पानी|बजे/),
  },
  {
    name: 'Which papers does a new tap need?',
    typed: 'नया धारा जडान गर्न के चाहिन्छ',
    result: 'नयाँ धारा जडान',
    opened: 'कागजात र अधिकारी',
    seen: (page) => page.getByText(/नागरिकता/).first(),
  },
  { name: 'What do 20 units cost?', typed: '२० युनिटको कति पर्छ', seen: answer(/रु/) },
  { name: 'Is the office open, and until when?', typed: 'kaaryalaya khulne samaya', seen: answer(/बजे/) },
  { name: 'The telephone number of the office', typed: 'अफिसको फोन नम्बर', seen: answer(/०२३|[०-९]{2,}-/) },
  {
    name: 'Where is dirty water reported?',
    typed: 'फोहर पानी आयो उजुरी',
    result: 'गुनासो',
    seen: heading(/गुनासो/),
  },
  {
    name: 'Until when are bids for pipes taken?',
    typed: 'paip kharid bolpatra',
    result: 'एचडीपीई पाइप',
    seen: (page) => page.getByText(/अन्तिम/).first(),
  },
  {
    name: 'Who is the chairperson, with telephone?',
    typed: 'अध्यछको नाम',
    result: 'नारायणप्रसाद दाहाल',
    seen: (page) => page.getByText('नारायणप्रसाद दाहाल').first(),
  },
  { name: 'The form of a transfer', typed: 'namsari faram', seen: answer(/नामसारी/) },
  {
    name: 'When does the meter reader come?',
    typed: 'मीटर रीडिङ कहिले',
    result: 'मिटर रिडिङ तालिका',
    seen: heading(/रिडिङ/),
  },
]

const secondsFor = { touch: 2, character: 0.3, scroll: 1 }
/** As Lighthouse simulates a phone: 1.6 Mbit/s down, 750 kbit/s up, 150 ms. */
const slowNetwork = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 }
const phoneSize = { width: 390, height: 844 }
const stepLimitMs = 20_000

const { screenshots } = parseArgs({ options: { screenshots: { type: 'string' } } }).values
const executablePath = findChromium()
const args = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--host-resolver-rules=MAP *.localhost 127.0.0.1']
await buildWhenStale(log)
const stop = await startProduct()
const browser = await chromium.launch({ args, ...(executablePath && { executablePath }) })
const context = await browser.newContext({ viewport: phoneSize, hasTouch: true, locale: 'ne' })
context.setDefaultTimeout(stepLimitMs)
const done: { errand: Errand; effort: Effort | undefined }[] = []
for (const errand of errands) done.push({ errand, effort: await effortOf(errand, done.length + 1) })
await browser.close()
await stop()
await writeFile('bench/search-errands.md', report())
const missed = done.filter(({ effort }) => effort === undefined).length
reportFigure({ name: 'errands by search that did not end', value: missed, aim: 0, direction: 'at most' })

/** Undefined where the answer was not found. */
async function effortOf(errand: Errand, number: number): Promise<Effort | undefined> {
  const page = await context.newPage()
  await skipPreloader(page)
  const client = await context.newCDPSession(page)
  await client.send('Network.enable')
  await client.send('Network.emulateNetworkConditions', slowNetwork)
  const person = byTouch(page, (path) => site('damak', `${path}?lang=ne`))
  try {
    await run(person, errand)
    return person.effort
  } catch (error) {
    log(`${errand.name}: ${error instanceof Error ? error.message.split('\n')[0] : String(error)}`)
    return undefined
  } finally {
    if (screenshots) {
      await mkdir(screenshots, { recursive: true })
      await page.screenshot({ path: join(screenshots, `${number}.png`) })
    }
    await page.close()
  }
}

async function run(person: Driver, { typed, result, opened, seen }: Errand): Promise<void> {
  const { page } = person
  await person.open('/')
  await person.press(page.locator('.search-link:visible'))
  const main = page.getByRole('main')
  await person.type(main.getByLabel('यो वेबसाइटमा खोज्नुहोस्'), typed)
  await person.press(main.getByRole('button', { name: 'खोज्नुहोस्' }))
  await page.waitForURL((url) => url.searchParams.has('q'))
  if (result !== undefined)
    await person.press(
      main
        .getByRole('article')
        .getByRole('link', { name: new RegExp(`^${result}`) })
        .first(),
    )
  if (opened !== undefined) await person.press(page.getByText(opened).first())
  await person.read(seen(page))
}

function report(): string {
  const rows = done.map(({ errand: { name, typed }, effort }) => {
    if (!effort) return `| ${name} | ${typed} | – | – | – | no |`
    const { presses, characters, scrolls, waitedMs } = effort
    const seconds =
      presses * secondsFor.touch + characters * secondsFor.character + scrolls * secondsFor.scroll + waitedMs / 1000
    return `| ${name} | ${typed} | ${presses} | ${scrolls} | ${seconds.toFixed(0)} | yes |`
  })
  return `# Ten errands by search alone

On a phone of ${phoneSize.width} × ${phoneSize.height} in Nepali, from the first page to the answer, through the search and nothing else; typed as people type: Roman letters, other spellings. Seconds
are the keystroke-level model (${secondsFor.touch} s to decide and touch, ${secondsFor.character} s a character, ${secondsFor.scroll} s a screen scrolled) and the measured waiting at 1.6 Mbit/s and 150 ms; ${thisMachine()}. Written by
\`node bench/search-errands.ts\`.

| Errand | Typed | Taps | Scrolls | Seconds | Found |
| --- | --- | ---: | ---: | ---: | --- |
${rows.join('\n')}
`
}
