// Does the first view of every page stay within its budget of bytes?

import { expect, test } from '@playwright/test'
import { languages } from '#kit/language.ts'
import type { Language } from '#kit/language.ts'
import { ask, interactive, pages, samplePages, towns } from './pages.ts'
import type { Town } from './site.ts'

/** Bytes as they are sent (brotli), pictures left out. */
const budgets = {
  content: { script: 10 * 1024, all: 60 * 1024 },
  // React and its router are two thirds of it; the forms, the session and the typed client the rest.
  interactive: { script: 148 * 1024, all: 175 * 1024 },
}

type View = { html: number; css: number; script: number; fonts: number; requests: number }

for (const town of towns) {
  test(`every page of ${town} stays within its bytes`, async () => {
    test.setTimeout(120_000)
    const sizes = new Map<string, Promise<Buffer>>()
    const over: string[] = []
    for (const language of languages) {
      for (const path of [...pages[town], ...(await samplePages(town, language))]) {
        const view = await firstView(town, path, language, sizes)
        const kind = interactive.some((pattern) => pattern.test(path)) ? 'interactive' : 'content'
        const all = view.html + view.css + view.script + view.fonts
        process.stdout.write(`${line(town, language, path, kind, all, view)}\n`)
        const budget = budgets[kind]
        if (view.script > budget.script) over.push(`${path} in ${language}: ${view.script} bytes of script`)
        if (all > budget.all) over.push(`${path} in ${language}: ${all} bytes in all`)
      }
    }
    expect(over).toEqual([])
  })
}

async function firstView(town: Town, path: string, language: Language, sizes: Map<string, Promise<Buffer>>) {
  const small = { 'accept-encoding': 'br' }
  const fetched = (address: string): Promise<Buffer> => {
    const known = sizes.get(address) ?? ask(town, address, small).then(({ body }) => body)
    sizes.set(address, known)
    return known
  }
  const cookie = `preferredLanguage=${language}`
  const html = (await ask(town, path, { ...small, cookie })).body.byteLength
  const text = (await ask(town, path, { cookie })).body.toString()
  const css = addresses(text, /<link[^>]+rel="stylesheet"[^>]+href="([^"]+)"/g)
  const scripts = addresses(text, /(?:src|href)="(\/[^"]+\.js)"|(?:import |from )"(\/[^"]+\.js)"/g)
  const fonts = addresses(text, /<link[^>]+href="([^"]+\.woff2?)"/g)
  const total = async (all: string[]) => sum((await Promise.all(all.map(fetched))).map(({ byteLength }) => byteLength))
  const requests = 1 + css.length + scripts.length + fonts.length
  return { html, css: await total(css), script: await total(scripts), fonts: await total(fonts), requests }
}

function addresses(html: string, pattern: RegExp): string[] {
  return [...new Set([...html.matchAll(pattern)].map(([, one, other]) => (one ?? other)!))]
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}

function line(town: Town, language: Language, path: string, kind: string, all: number, view: View): string {
  const parts = [view.html, view.css, view.script, view.fonts].map(kilobytes).join('')
  return `${kilobytes(all)} KB  html css script fonts${parts}  ${view.requests} requests  ${kind}  ${town} ${language} ${path}`
}

function kilobytes(bytes: number): string {
  return (bytes / 1024).toFixed(1).padStart(6)
}
