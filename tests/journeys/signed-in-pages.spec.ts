// Journey: signed-in pages are accessible, in the dark scheme too, fit 320 px, have valid HTML, stay within their bytes, and have no broken links.

import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, Page, Request } from '@playwright/test'
import { expect, test } from '@playwright/test'
import { languages } from '#kit/language.ts'
import type { Language } from '#kit/language.ts'
import { expectTenRows, officeScreen } from './density.ts'
import { kilobytes, bytesOf } from './first-view.ts'
import { errorsIn } from './html-checker.ts'
import { requestSite, linksOf } from './pages.ts'
import { signedIn, signedInAsAdministrator } from './signed-in.ts'
import type { Town } from './site.ts'
import { expectAccessible, expectReadableInTheDark, site } from './site.ts'

/**
 * Bytes of a first visit (brotli), without pictures and API answers. React and the router are 93 KB of it, because these pages
 * navigate on the client; the rest is the frame, the session, the typed client, and the table or form of the page.
 */
const budget = { script: 185 * 1024, all: 210 * 1024 }

/** Explicit grid roles, which the checker reports as unnecessary: Safari drops those of a table whose rows are laid out as cards. */
const intentionalErrors =
  /^\d+ × The “role” attribute must not be used on a “t[rhd]” element which has a “table” ancestor/

type Walk = {
  who: string
  town: Town
  entryPages: string[]
  /** Nepali, whose texts are longer, unless both are given. */
  walkedIn?: readonly Language[]
  /** Console lists of which ten rows are seen at once. */
  lists?: string[]
  isAdministrator?: true
}

const people: Walk[] = [
  { who: '10425', town: 'damak', entryPages: ['/account'], walkedIn: languages },
  { who: '20311', town: 'kakarvitta', entryPages: ['/account'] },
  { who: 'gita@damak.example', town: 'damak', entryPages: ['/staff'] },
  { who: 'kamala@damak.example', town: 'damak', entryPages: ['/staff'], walkedIn: languages },
  { who: 'maya@damak.example', town: 'damak', entryPages: ['/staff'] },
  {
    who: 'rajendra@damak.example',
    town: 'damak',
    entryPages: ['/staff', '/staff/people/new'],
    lists: ['/staff/people', '/staff/audit'],
    isAdministrator: true,
  },
]

for (const person of people) {
  test(`the signed-in pages of ${person.who}`, async ({ browser }) => {
    test.setTimeout(360_000)
    const folder = await mkdtemp(join(tmpdir(), 'khanepani-signed-in-'))
    const page = await signIn(browser, person)
    const [over, broken, answers, sizes]: [string[], string[], Map<string, number>, Map<string, number>] = [
      [],
      [],
      new Map(),
      new Map(),
    ]
    for (const language of person.walkedIn ?? ['ne']) {
      const waiting = new Map(person.entryPages.map((path) => [kindOf(path), path]))
      for (const [kind, path] of waiting) {
        const { html, requested, status } = await renderPage(page, person.town, path, language)
        if (language === 'ne') await expectReadableInTheDark(page)
        if (status >= 400) broken.push(`${path}: ${status}`)
        await expectAccessible(page)
        const wide = await widthAt(page, 320)
        if (wide > 320) broken.push(`${path} in ${language}: ${wide} px wide at 320`)
        await writeFile(join(folder, `${language} ${kind.replaceAll('/', '_')}.html`), html)
        const view = await bytesOf(person.town, `${path}?lang=${language}`, requested, sizes)
        process.stdout.write(
          `${kilobytes(view.all)} KB, script${kilobytes(view.script)}  ${person.who} ${language} ${path}\n`,
        )
        if (view.script > budget.script || view.all > budget.all) over.push(`${path} in ${language}: ${view.all} bytes`)
        for (const link of linksOf(html, path)) {
          const to = link.split('#')[0]!
          if (isSignedInPage(to)) waiting.set(kindOf(to), waiting.get(kindOf(to)) ?? to.split('?')[0]!)
          else if (!answers.has(to)) {
            answers.set(to, (await requestSite(person.town, to, { cookie: `preferredLanguage=${language}` })).status)
            if (answers.get(to)! >= 400) broken.push(`${path} → ${to}: ${answers.get(to)}`)
          }
        }
      }
      expect(waiting.size).toBeGreaterThan(3)
    }
    for (const path of person.lists ?? []) {
      await page.setViewportSize(officeScreen)
      await page.goto(site(person.town, path))
      await expectTenRows(page, page.locator('main .sheet tbody tr, main > ul > li'))
    }
    expect(broken).toEqual([])
    expect(over).toEqual([])
    expect(errorsIn(folder).filter((error) => !intentionalErrors.test(error))).toEqual([])
    await rm(folder, { recursive: true })
  })
}

async function signIn(browser: Browser, { who, town, isAdministrator }: (typeof people)[number]): Promise<Page> {
  const page = await (isAdministrator
    ? signedInAsAdministrator(browser, { town, language: 'en' })
    : signedIn(browser, who, { town, language: 'en' }))
  await (await page.context().newCDPSession(page)).send('Network.setCacheDisabled', { cacheDisabled: true })
  return page
}

/** The document after rendering, and every request of the browser until then. */
async function renderPage(page: Page, town: Town, path: string, language: Language) {
  const network = watchNetwork(page)
  const response = await page.goto(site(town, `${path}?lang=${language}`))
  await expect(page.locator('h1')).toHaveCount(1)
  await network.quiet()
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  await expect(page.locator('html')).toHaveAttribute('lang', language)
  expect(new URL(page.url()).pathname, 'no redirect').toBe(path)
  const html = await page.evaluate(() => `<!doctype html>${document.documentElement.outerHTML}`)
  network.stop()
  return { html, requested: network.requested, status: response!.status() }
}

/** Paths of the page's further requests. `quiet` resolves when none has been pending for a moment. */
function watchNetwork(page: Page) {
  const requested: string[] = []
  const pending = new Set<Request>()
  let lastChange = Date.now()
  const begin = (request: Request) => {
    requested.push(new URL(request.url()).pathname)
    pending.add(request)
    lastChange = Date.now()
  }
  const end = (request: Request) => {
    pending.delete(request)
    lastChange = Date.now()
  }
  page.on('request', begin).on('requestfinished', end).on('requestfailed', end)
  return {
    requested,
    quiet: () => expect.poll(() => pending.size === 0 && Date.now() - lastChange > 150, { intervals: [50] }).toBe(true),
    stop: () => void page.off('request', begin).off('requestfinished', end).off('requestfailed', end),
  }
}

/** The width of the document in a viewport, which is then as before. */
async function widthAt(page: Page, width: number): Promise<number> {
  const before = page.viewportSize()!
  await page.setViewportSize({ ...before, width })
  const found = await page.evaluate(() => document.documentElement.scrollWidth)
  await page.setViewportSize(before)
  return found
}

function isSignedInPage(path: string): boolean {
  return /^\/(account|staff)(\/|\?|$)/.test(path)
}

/** One case, one application and one person represent all, and the charter the kinds whose screens follow from a definition as its own do. */
function kindOf(path: string): string {
  const plain = path.split('?')[0]!.replace(/\/[^/]*\d[^/]*$/, '/one')
  return plain.replace(
    /^\/staff\/(?:members|slides|questions|disclosures|water-tests|albums)(?=\/|$)/,
    '/staff/charter',
  )
}
