// Do the signed-in rooms keep what the public pages keep: valid HTML once drawn, few bytes, and no link that leads nowhere?

import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, Page, Request } from '@playwright/test'
import { expect, test } from '@playwright/test'
import { Secret, TOTP } from 'otpauth'
import { languages } from '#kit/language.ts'
import type { Language } from '#kit/language.ts'
import { kilobytes, weighed } from './first-view.ts'
import { errorsIn } from './html-checker.ts'
import { ask, linksOf } from './pages.ts'
import { signedIn } from './signed-in.ts'
import type { Town } from './site.ts'
import { site } from './site.ts'

/**
 * Bytes of a first visit as they are sent (brotli), pictures and answers of the API left out. React and the router are
 * 93 KB of it, for here one goes from screen to screen; the rest is the frame, the session, the typed client, and the table
 * or form of the room.
 */
const budget = { script: 165 * 1024, all: 185 * 1024 }

/** A grid says its roles itself: Safari forgets those of a table whose rows are laid out as records. The checker calls that needless. */
const saidOnPurpose = /^\d+ × The “role” attribute must not be used on a “t[rhd]” element which has a “table” ancestor/

const people: { who: string; town: Town; rooms: string[]; hasFactor?: true }[] = [
  { who: '10425', town: 'damak', rooms: ['/account'] },
  { who: '20311', town: 'kakarvitta', rooms: ['/account'] },
  { who: 'gita@damak.example', town: 'damak', rooms: ['/staff'] },
  { who: 'kamala@damak.example', town: 'damak', rooms: ['/staff'] },
  { who: 'maya@damak.example', town: 'damak', rooms: ['/staff'] },
  { who: 'rajendra@damak.example', town: 'damak', rooms: ['/staff', '/staff/people/new'], hasFactor: true },
]

for (const person of people) {
  test(`the rooms of ${person.who}`, async ({ browser }) => {
    test.setTimeout(240_000)
    const folder = await mkdtemp(join(tmpdir(), 'khanepani-rooms-'))
    const page = await openConsole(browser, person)
    const [over, broken, answers, sizes]: [string[], string[], Map<string, number>, Map<string, number>] = [
      [],
      [],
      new Map(),
      new Map(),
    ]
    for (const language of languages) {
      const waiting = new Map(person.rooms.map((path) => [kindOf(path), path]))
      for (const [kind, path] of waiting) {
        const { html, asked, status } = await draw(page, person.town, path, language)
        if (status >= 400) broken.push(`${path}: ${status}`)
        await writeFile(join(folder, `${language} ${kind.replaceAll('/', '_')}.html`), html)
        const view = await weighed(person.town, `${path}?lang=${language}`, asked, sizes)
        process.stdout.write(
          `${kilobytes(view.all)} KB, script${kilobytes(view.script)}  ${person.who} ${language} ${path}\n`,
        )
        if (view.script > budget.script || view.all > budget.all) over.push(`${path} in ${language}: ${view.all} bytes`)
        for (const link of linksOf(html, path)) {
          const to = link.split('#')[0]!
          if (isRoom(to)) waiting.set(kindOf(to), waiting.get(kindOf(to)) ?? to.split('?')[0]!)
          else if (!answers.has(to)) {
            answers.set(to, (await ask(person.town, to, { cookie: `preferredLanguage=${language}` })).status)
            if (answers.get(to)! >= 400) broken.push(`${path} → ${to}: ${answers.get(to)}`)
          }
        }
      }
      expect(waiting.size).toBeGreaterThan(3)
    }
    expect(broken).toEqual([])
    expect(over).toEqual([])
    expect(errorsIn(folder).filter((error) => !saidOnPurpose.test(error))).toEqual([])
    await rm(folder, { recursive: true })
  })
}

async function openConsole(browser: Browser, { who, town, hasFactor }: (typeof people)[number]): Promise<Page> {
  const page = await signedIn(browser, who, { town, language: 'en' })
  if (hasFactor) {
    const { secret } = await send(page, '/auth/second-factor', {})
    await send(page, '/auth/second-factor/confirm', {
      code: new TOTP({ secret: Secret.fromBase32(secret!) }).generate(),
    })
  }
  await (await page.context().newCDPSession(page)).send('Network.setCacheDisabled', { cacheDisabled: true })
  return page
}

/** A call as the room itself would make it. */
function send(page: Page, path: string, body: object): Promise<{ secret?: string }> {
  return page.evaluate(
    async ([to, text]) => {
      const { access_token: token } = JSON.parse(localStorage.getItem('user')!) as { access_token: string }
      const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
      const answer = await fetch(`/web-resources${to}`, { method: 'POST', headers, body: text! })
      if (!answer.ok) throw new Error(`${answer.status} for ${to}`)
      return (await answer.json()) as { secret?: string }
    },
    [path, JSON.stringify(body)],
  )
}

/** The document as it stands once the room is drawn, and everything the browser asked the site for until then. */
async function draw(page: Page, town: Town, path: string, language: Language) {
  const network = watchNetwork(page)
  const response = await page.goto(site(town, `${path}?lang=${language}`))
  await expect(page.locator('h1')).toHaveCount(1)
  await network.quiet()
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  await expect(page.locator('html')).toHaveAttribute('lang', language)
  expect(new URL(page.url()).pathname, 'nobody is sent elsewhere').toBe(path)
  const html = await page.evaluate(() => `<!doctype html>${document.documentElement.outerHTML}`)
  network.stop()
  return { html, asked: network.asked, status: response!.status() }
}

/** Paths of the page's requests from now on. `quiet` resolves when none has been under way for a moment. */
function watchNetwork(page: Page) {
  const asked: string[] = []
  const pending = new Set<Request>()
  let lastChange = Date.now()
  const begin = (request: Request) => {
    asked.push(new URL(request.url()).pathname)
    pending.add(request)
    lastChange = Date.now()
  }
  const end = (request: Request) => {
    pending.delete(request)
    lastChange = Date.now()
  }
  page.on('request', begin).on('requestfinished', end).on('requestfailed', end)
  return {
    asked,
    quiet: () => expect.poll(() => pending.size === 0 && Date.now() - lastChange > 150, { intervals: [50] }).toBe(true),
    stop: () => void page.off('request', begin).off('requestfinished', end).off('requestfailed', end),
  }
}

function isRoom(path: string): boolean {
  return /^\/(account|staff)(\/|\?|$)/.test(path)
}

/** One case, one application, one person stands for all. */
function kindOf(path: string): string {
  return path.split('?')[0]!.replace(/\/[^/]*\d[^/]*$/, '/one')
}
