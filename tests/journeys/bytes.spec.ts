// Journey: the first view of every page stays within its byte budget.

import { expect, test } from '@playwright/test'
import { languages } from '#kit/language.ts'
import type { Language } from '#kit/language.ts'
import { bytesOf, firstView, kilobytes } from './first-view.ts'
import type { FirstView } from './first-view.ts'
import { interactive, interactiveInUse, pages, samplePages, towns } from './pages.ts'
import { signedIn } from './signed-in.ts'
import type { Town } from './site.ts'
import { site } from './site.ts'

/** Bytes as they are sent (brotli), pictures left out. */
const budgets = {
  // Script: the contact page, with the checks of its form.
  content: { script: 10 * 1024, all: 62 * 1024 },
  // The page of all examples has 60, forms and lists 42 to 52; with React in place of Preact each would exceed it (decision 335).
  interactive: { script: 64 * 1024, all: 96 * 1024 },
  // One style sheet for all public pages, and one beside it for data tables or a printed form (decision 198).
  styles: 18 * 1024,
  secondStyles: 3 * 1024,
  // The file that a form with a long text loads for it; ProseMirror is nearly all of it (decision 192).
  editor: 76 * 1024,
}

/** Kilobytes of documents before compression: the server renders them, and a phone parses them (decision 336). */
const maxDocument: readonly (readonly [RegExp, number])[] = [
  [/^\/$/, 60],
  [/^\/(publications|notices)\/|^\/career$/, 40],
]

for (const town of towns) {
  test(`every page of ${town} stays within its bytes`, async () => {
    test.setTimeout(120_000)
    const sizes = new Map<string, number>()
    const over: string[] = []
    for (const language of languages) {
      for (const path of [...pages[town], ...(await samplePages(town, language))]) {
        const view = await firstView(town, path, language, sizes)
        const kind = kindOf(path)
        process.stdout.write(`${line(town, language, path, kind, view)}\n`)
        const budget = budgets[kind]
        if (view.script > budget.script) over.push(`${path} in ${language}: ${view.script} bytes of script`)
        if (view.scriptInUse > budgets.interactive.script)
          over.push(`${path} in ${language}: ${view.scriptInUse} bytes of script in use`)
        if (view.css > budgets.styles + (view.styleSheets > 1 ? budgets.secondStyles : 0))
          over.push(`${path} in ${language}: ${view.css} bytes of styles`)
        if (view.hasTable && view.styleSheets !== 2) over.push(`${path} in ${language}: no style sheet for its table`)
        const [, maxKilobytes = Infinity] = maxDocument.find(([pattern]) => pattern.test(path)) ?? []
        if (view.document > maxKilobytes * 1024)
          over.push(`${path} in ${language}: ${view.document} bytes before compression`)
        if (view.all > budget.all) over.push(`${path} in ${language}: ${view.all} bytes in all`)
      }
    }
    expect(over).toEqual([])
  })
}

test('the editor of long texts stays within its bytes, and only a form with a long text loads it', async ({
  browser,
}) => {
  const page = await signedIn(browser, 'maya@damak.example', { opens: false })
  const requested: string[] = []
  page.on('request', (request) => requested.push(new URL(request.url()).pathname))
  const ofEditor = () => requested.filter((address) => /\/block-editor-[^/]*\.js$/.test(address))
  for (const path of ['/staff/news', '/staff/members/new']) {
    await page.goto(site('damak', path))
    await expect(page.locator('h1')).toBeVisible()
  }
  expect(ofEditor()).toEqual([])
  await page.goto(site('damak', '/staff/news/new'))
  await expect(page.getByRole('toolbar')).toBeVisible()
  const { script } = await bytesOf('damak', '/staff/news/new', ofEditor(), new Map())
  process.stdout.write(`${kilobytes(script)} KB  the editor of long texts\n`)
  expect(script).toBeGreaterThan(0)
  expect(script).toBeLessThanOrEqual(budgets.editor)
  await page.context().close()
})

function kindOf(path: string): 'content' | 'interactive' {
  const isInteractive = interactive.some((pattern) => pattern.test(path))
  return isInteractive && !interactiveInUse.some((pattern) => pattern.test(path)) ? 'interactive' : 'content'
}

function line(town: Town, language: Language, path: string, kind: string, view: FirstView): string {
  const parts = [view.html, view.css, view.script, view.fonts].map(kilobytes).join('')
  return `${kilobytes(view.all)} KB  html css script fonts${parts}  in use ${kilobytes(view.scriptInUse)}  document ${kilobytes(view.document)}  ${view.requests} requests  ${kind}  ${town} ${language} ${path}`
}
