// Is the HTML of every page, in both languages and both organisations, without an error?

import { spawnSync } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { languages } from '#kit/language.ts'
import { pages, readPage, samplePages, towns } from './pages.ts'

// The checker refuses addresses of this machine: it is given saved files, all in one run.
test('the Nu HTML checker finds no error on any page', async () => {
  test.setTimeout(300_000)
  const folder = await mkdtemp(join(tmpdir(), 'khanepani-html-'))
  const checked: string[] = []
  for (const town of towns) {
    for (const language of languages) {
      for (const path of [...pages[town], ...(await samplePages(town, language)), '/no/such/page']) {
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

type Finding = { url: string; message: string; extract?: string }

/** Each kind of error once, with how often it stands and where it stands first. */
function errorsIn(folder: string): string[] {
  const jar = createRequire(import.meta.url).resolve('vnu-jar/build/dist/vnu.jar')
  const words = ['-Xss2m', '-jar', jar, '--errors-only', '--stdout', '--exit-zero-always', '--format', 'json', folder]
  const { stdout, stderr, error } = spawnSync('java', words, { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 })
  if (error || !stdout) throw new Error(`the HTML checker did not run: ${error?.message ?? stderr}`)
  const { messages } = JSON.parse(stdout) as { messages: Finding[] }
  const kinds = Map.groupBy(messages, ({ message }) => message)
  return [...kinds].map(([message, findings]) => {
    const { url, extract = '' } = findings[0]!
    const place = `${decodeURI(url).split('/').at(-1)}: ${extract.replace(/\s+/g, ' ').slice(0, 160)}`
    return `${findings.length} × ${message} First in ${place}`
  })
}
