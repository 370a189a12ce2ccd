// Bytes that a first visit of a page loads.

import type { Language } from '#kit/language.ts'
import { requestSite } from './pages.ts'
import type { Town } from './site.ts'

/** Bytes compressed with brotli, without pictures. */
export type View = { html: number; css: number; script: number; fonts: number; all: number; requests: number }

/**
 * `scriptInUse`: with the modules of islands that are loaded when somebody begins to use one. `document`: its bytes before compression, as a
 * phone parses them. `hasTable`: it has a data table, whose style sheet is a second one.
 */
export type FirstView = View & { scriptInUse: number; document: number; styleSheets: number; hasTable: boolean }

/** `sizes` caches the sizes of files that many pages share. */
export async function firstView(town: Town, path: string, language: Language, sizes = new Map<string, number>()) {
  const cookie = `preferredLanguage=${language}`
  const html = (await requestSite(town, path, { ...brotli, cookie })).body.byteLength
  const text = (await requestSite(town, path, { cookie })).body.toString()
  const weigh = async (addresses: readonly string[]) => {
    for (const address of addresses)
      if (!sizes.has(address)) sizes.set(address, (await requestSite(town, address, brotli)).body.byteLength)
    return { bytes: addresses.reduce((sum, address) => sum + sizes.get(address)!, 0), count: addresses.length }
  }
  const css = await weigh(addressesIn(text, /<link[^>]+rel="stylesheet"[^>]+href="([^"]+)"/g))
  const named = addressesIn(text, /(?:src|href)="(\/[^"]+\.js)"|(?:import |from )"(\/[^"]+\.js)"/g)
  const modules = (pattern: RegExp) => addressesIn(text, pattern).flatMap((scripts) => scripts.split(' '))
  const ofUse = modules(/data-start="use" data-scripts="([^"]+)"/g)
  const ofPaint = modules(/(?<!data-start="use" )data-scripts="([^"]+)"/g)
  const script = await weigh([...new Set([...named, ...ofPaint])])
  const inUse = await weigh([...new Set([...named, ...ofPaint, ...ofUse])])
  const fonts = await weigh(addressesIn(text, /<link[^>]+href="([^"]+\.woff2?)"/g))
  const all = html + css.bytes + script.bytes + fonts.bytes
  const requests = 1 + css.count + script.count + fonts.count
  const sizesOfAll = { html, css: css.bytes, script: script.bytes, fonts: fonts.bytes, all, requests }
  const [styleSheets, hasTable] = [css.count, /class="data-table[ "]/.test(text)]
  return {
    ...sizesOfAll,
    scriptInUse: inUse.bytes,
    document: Buffer.byteLength(text),
    styleSheets,
    hasTable,
  } satisfies FirstView
}

/** The same for the addresses that a browser requested to render a client-rendered page. */
export async function bytesOf(town: Town, document: string, requested: readonly string[], sizes: Map<string, number>) {
  const weigh = async (addresses: readonly string[]) => {
    for (const address of addresses)
      if (!sizes.has(address)) sizes.set(address, (await requestSite(town, address, brotli)).body.byteLength)
    return addresses.reduce((sum, address) => sum + sizes.get(address)!, 0)
  }
  const ending = (pattern: RegExp) => [...new Set(requested)].filter((address) => pattern.test(address))
  const html = (await requestSite(town, document, brotli)).body.byteLength
  const [css, script, fonts] = [
    await weigh(ending(/\.css$/)),
    await weigh(ending(/\.js$/)),
    await weigh(ending(/\.woff2?$/)),
  ]
  const requests = 1 + ending(/\.(css|js|woff2?)$/).length
  return { html, css, script, fonts, all: html + css + script + fonts, requests } satisfies View
}

/** Kilobytes with one decimal, padded to the width of a column. */
export function kilobytes(bytes: number): string {
  return (bytes / 1024).toFixed(1).padStart(6)
}

const brotli = { 'accept-encoding': 'br' }

function addressesIn(html: string, pattern: RegExp): string[] {
  return [...new Set([...html.matchAll(pattern)].map(([, one, other]) => (one ?? other)!))]
}
