// Journey: signed-in pages are accessible, in the dark scheme too, fit 320 px, show ten rows of a list, have valid HTML, stay within their bytes,
// and have no broken links.

import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, Page, Request } from '@playwright/test'
import { expect, test } from '@playwright/test'
import type { Language } from '#kit/language.ts'
import { expectTenRows } from './density.ts'
import { kilobytes, bytesOf } from './first-view.ts'
import { errorsIn } from './html-checker.ts'
import { requestSite, linksOf } from './pages.ts'
import { signedIn, signedInAsAdministrator } from './signed-in.ts'
import type { Town } from './site.ts'
import { expectAccessible, expectReadableInTheDark, openWithoutTransitions, site } from './site.ts'

/**
 * Bytes of a first visit (brotli), without pictures and API answers. React and the router are 93 KB of it, because these pages
 * navigate on the client; the rest is the frame, the session, the typed client, and the table or form of the page. The list of the organisation's
 * pages is the largest: its definition has all their kinds of parts, and pictures from the media library. Two per cent are left (decision 294).
 */
const budget = { script: 191 * 1024, all: 223 * 1024 }

/** The editor of long texts comes after the form that it is in; `bytes.spec.ts` has its budget. */
const editorFile = /\/block-editor-[^/]*\.js$/

/** Explicit grid roles, which the checker reports as unnecessary: Safari drops those of a table whose rows are laid out as cards. */
const intentionalErrors =
  /^\d+ × The “role” attribute must not be used on a “t[rhd]” element which has a “table” ancestor/

type Walk = {
  who: string
  town: Town
  language: Language
  entryPages: string[]
  /** Pages that another person opens in the same language, who can do more on them, or the same. */
  leaves?: RegExp
  /** Of how many console lists ten rows are seen at once, at least. */
  lists?: number
  isAdministrator?: true
}

/**
 * Each page is opened once, and most in both languages: the administrator's in Nepali, an officer's and a customer's in English, where its width, bytes,
 * HTML and links are checked (decision 223).
 */
const people: Walk[] = [
  {
    who: 'rajendra@damak.example',
    town: 'damak',
    language: 'ne',
    entryPages: ['/staff', '/staff/people/new'],
    leaves:
      /^\/staff\/(applications|cash-days|cheques|collections|deposits|ledger|payments|receipts|reconciliations|reports)(?=[/?]|$)/,
    lists: 6,
    isAdministrator: true,
  },
  { who: '10425', town: 'damak', language: 'en', entryPages: ['/account'] },
  { who: '20311', town: 'kakarvitta', language: 'ne', entryPages: ['/account'] },
  {
    who: 'gita@damak.example',
    town: 'damak',
    language: 'ne',
    entryPages: ['/staff'],
    leaves:
      /^\/staff\/(amnesties|billing|bills|complaints|connections|contacts|devices|ledger|password|receipts|refunds|second-factor|security-deposits|waivers)/,
    lists: 2,
  },
  {
    who: 'sunita@damak.example',
    town: 'damak',
    language: 'ne',
    entryPages: ['/staff/counter', '/staff/counter/close'],
    leaves: /^\/staff\/(connections|contacts|devices|password|second-factor)/,
  },
  {
    who: 'dipak@damak.example',
    town: 'damak',
    language: 'ne',
    entryPages: ['/staff/imports/ledger'],
    leaves: /^\/staff\/(?!imports|ledger)/,
  },
  { who: 'kamala@damak.example', town: 'damak', language: 'en', entryPages: ['/staff'], lists: 2 },
  {
    who: 'maya@damak.example',
    town: 'damak',
    language: 'ne',
    entryPages: ['/staff'],
    leaves: /^\/staff\/(contacts|devices|password|second-factor|interruptions|reading-days|supply|tariffs)/,
    lists: 4,
  },
]

for (const person of people) {
  test(`the signed-in pages of ${person.who}`, async ({ browser }) => {
    test.setTimeout(900_000)
    const folder = await mkdtemp(join(tmpdir(), 'khanepani-signed-in-'))
    const page = await signIn(browser, person)
    const [over, broken, dense]: [string[], string[], string[]] = [[], [], []]
    const [answers, sizes] = [new Map<string, number>(), new Map<string, number>()]
    const { language, leaves } = person
    const waiting = new Map(person.entryPages.map((path) => [kindOf(path), path]))
    for (const [kind, path] of waiting) {
      const { html, requested, status } = await renderPage(page, person.town, path, language)
      if (status >= 400) broken.push(`${path}: ${status}`)
      // The language changes neither markup nor colours.
      if (language === 'ne') {
        await expectReadableInTheDark(page)
        await expectAccessible(page)
      }
      const wide = await widthAt(page, 320)
      if (wide > 320) broken.push(`${path}: ${wide} px wide at 320`)
      if (await showsTenRows(page, path)) dense.push(path)
      await writeFile(join(folder, `${kind.replaceAll('/', '_')}.html`), html)
      const own = requested.filter((address) => !editorFile.test(address))
      const view = await bytesOf(person.town, `${path}?lang=${language}`, own, sizes)
      process.stdout.write(
        `${kilobytes(view.all)} KB, script${kilobytes(view.script)}  ${person.who} ${language} ${path}\n`,
      )
      if (view.script > budget.script || view.all > budget.all)
        over.push(`${path}: ${view.all} bytes, ${view.script} of script`)
      for (const link of linksOf(html, path)) {
        const to = link.split('#')[0]!
        if (isSignedInPage(to)) {
          if (!leaves?.test(to)) waiting.set(kindOf(to), waiting.get(kindOf(to)) ?? to.split('?')[0]!)
        } else if (!answers.has(to)) {
          answers.set(to, (await requestSite(person.town, to, { cookie: `preferredLanguage=${language}` })).status)
          if (answers.get(to)! >= 400) broken.push(`${path} → ${to}: ${answers.get(to)}`)
        }
      }
    }
    expect(waiting.size).toBeGreaterThan(3)
    expect(dense.length, `ten rows are seen of ${dense.join()}`).toBeGreaterThanOrEqual(person.lists ?? 0)
    expect(broken).toEqual([])
    expect(over).toEqual([])
    expect(errorsIn(folder).filter((error) => !intentionalErrors.test(error))).toEqual([])
    await rm(folder, { recursive: true })
  })
}

async function signIn(browser: Browser, { who, town, isAdministrator }: (typeof people)[number]): Promise<Page> {
  const page = await (isAdministrator
    ? signedInAsAdministrator(browser, { town, language: 'en', opens: false })
    : signedIn(browser, who, { town, language: 'en', opens: false }))
  await openWithoutTransitions(page)
  await (await page.context().newCDPSession(page)).send('Network.setCacheDisabled', { cacheDisabled: true })
  return page
}

/** The document after rendering, and every request of the browser until then. */
async function renderPage(page: Page, town: Town, path: string, language: Language) {
  const network = watchNetwork(page)
  const response = await page.goto(site(town, `${path}?lang=${language}`))
  await expect(page.locator('h1')).toHaveCount(1)
  // The navigation follows once the session is known; a busy machine may be quiet for a moment before that.
  await page.getByRole('button', { name: /^(Log out|लगआउट)$/ }).waitFor()
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

/** Lists below other parts of their page. */
const belowOthers =
  /^\/staff$|^\/staff\/(billing|waivers|instalments|refunds|payments|wallet-payments|cheques|deposits|connections\/.*|billing\/.*)$/

/** Lists that are no tables. */
const listsOfItems = /^\/staff\/(people|audit)$/

/** Expects ten rows of the list of a page, if it has one, on the screen of an office; the viewport is then as before. */
async function showsTenRows(page: Page, path: string): Promise<boolean> {
  if (!path.startsWith('/staff/') || belowOthers.test(path)) return false
  const isList = listsOfItems.test(path)
  const rows = page.locator(isList ? 'main > ul > li' : '.sheet tbody .sheet-row')
  if ((await rows.count()) === 0) return false
  const before = page.viewportSize()!
  await expectTenRows(page, rows, isList ? 'middle' : 'highest')
  await page.setViewportSize(before)
  return true
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

/**
 * One case, one application, one person and one template represent all; the charter the published kinds, the officers the ordered lists, and
 * the tols the zones, whose screens follow from a definition as their own do.
 */
function kindOf(path: string): string {
  return path
    .split('?')[0]!
    .replace(/\/[^/]*[\dA-Z][^/]*$/, '/one')
    .replace(/\/\d+\//, '/one/')
    .replace(/^(\/staff\/templates)\/.+/, '$1/one')
    .replace(/^\/staff\/zones(?=\/|$)/, '/staff/tols')
    .replace(/^\/staff\/(?:members|slides|questions|disclosures|water-tests|albums)(?=\/|$)/, '/staff/charter')
    .replace(/^\/staff\/(?:offices|hours|holidays|links|gateways|complaint-types|papers)(?=\/|$)/, '/staff/officers')
}
