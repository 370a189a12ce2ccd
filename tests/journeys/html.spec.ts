// Journey: the HTML of every page is valid, in both languages, and of every screen with the other organisation's contents.

import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { languages } from '#kit/language.ts'
import { errorsIn } from './html-checker.ts'
import { pages, readPage, samplePages, screens, towns } from './pages.ts'

// The checker refuses local addresses, so it gets saved files, all in one run.
test('the Nu HTML checker finds no error on any page', async () => {
  test.setTimeout(300_000)
  const folder = await mkdtemp(join(tmpdir(), 'khanepani-html-'))
  const checked: string[] = []
  for (const town of towns) {
    for (const language of languages) {
      if (town === 'kakarvitta' && language === 'en') continue
      const listed = town === 'damak' ? pages[town] : screens
      for (const path of [...listed, ...(await samplePages(town, language)), '/no/such/page']) {
        const { html } = await readPage(town, path, language)
        const name = `${town} ${language} ${decodeURI(path).replaceAll('/', '_')}.html`
        await writeFile(join(folder, name), html)
        checked.push(name)
      }
    }
  }
  expect(checked.length).toBeGreaterThan(100)
  expect(errorsIn(folder)).toEqual([])
  await rm(folder, { recursive: true })
})
