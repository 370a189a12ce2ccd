// Pages of each organisation's site, and HTTP requests to it without a browser.

import { request } from 'node:http'
import type { IncomingHttpHeaders } from 'node:http'
import { reportTypes } from '#features/documents/contract/lists.ts'
import type { Language } from '#kit/language.ts'
import type { Town } from './site.ts'

export const towns = ['damak', 'kakarvitta'] as const

const everywhere = [
  '/',
  '/provision-executive-director',
  '/miscellaneous',
  ...reportTypes.map(({ path }) => path),
  '/gallery',
  '/contact',
  '/categories',
  '/members',
  '/news',
  '/organization-profile',
  '/organization-history',
  '/about',
  '/accessibility',
  '/meter-reading-schedule',
  '/water-schedule',
  '/tarrif-calculator',
  '/tariff',
  '/water-quality',
  '/verify',
  '/registration',
  '/registration/new',
  '/registration/transfer',
  '/registration/track',
  '/complaint',
  '/complaint/track',
  '/examples/form',
  '/pay',
  '/login',
  '/login/forgotten',
  '/login/activate',
  '/examples',
  '/web-resources',
  '/search',
]

/** Every page without path parameters. */
export const pages: Record<Town, string[]> = {
  damak: everywhere,
  kakarvitta: everywhere,
}

const documentLists = [true, false].map((due) => reportTypes.filter(({ deadlines }) => deadlines === due))

/** One page of each screen: of the lists of documents one with deadlines and one without. */
export const screens: string[] = everywhere.filter((path) =>
  documentLists.every((alike) => !alike.slice(1).some((list) => list.path === path)),
)

/** Pages that load React in the browser; every other page is a plain document. */
export const interactive = [
  /^\/complaint(\/track)?$/,
  /^\/registration\/(new|transfer)$/,
  /^\/tarrif-calculator$/,
  /^\/meter-reading-schedule$/,
  /^\/login/,
  /^\/examples\//,
  /^\/(publications|notices)\/|^\/career$/,
]

/** Those of them that load it when somebody begins to use a control: until then they are plain documents too. */
export const interactiveInUse = [
  /^\/tarrif-calculator$/,
  /^\/meter-reading-schedule$/,
  /^\/(publications|notices)\/|^\/career$/,
]

export type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer }

/** One request to an organisation's site without decompression; redirects are not followed. */
export function requestSite(
  town: Town,
  path: string,
  headers: Record<string, string> = {},
  method = 'GET',
  body?: string | Uint8Array,
): Promise<Answer> {
  const port = Number(process.env.PRODUCT_PORT)
  const host = `${town}.localhost:${port}`
  return new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, path, method, headers: { host, ...headers } }, (response) => {
      const answer = { status: response.statusCode ?? 0, headers: response.headers }
      response.toArray().then((chunks) => resolve({ ...answer, body: Buffer.concat(chunks) }), reject)
    })
    sent.on('error', reject).end(body)
  })
}

/** The document at a path in one language. */
export async function readPage(
  town: Town,
  path: string,
  language: Language,
): Promise<{ status: number; html: string }> {
  const { status, body } = await requestSite(town, path, {
    cookie: `preferredLanguage=${language}`,
    accept: 'text/html',
  })
  return { status, html: body.toString() }
}

/** Path, query and fragment of every link of a document that stays on the site. */
export function linksOf(html: string, path: string): string[] {
  const found = [...html.matchAll(/<a\b[^>]*?\shref="([^"]*)"/g)].map(
    ([, href]) => new URL(unescaped(href!), base(path)),
  )
  return found
    .filter(({ origin }) => origin === siteOrigin)
    .map(({ pathname, search, hash }) => `${pathname}${search}${hash}`)
}

/** The account is a page of a signed-in app; journeys of its own walk those. */
function isSignedIn(place: string): boolean {
  return place === '/account'
}

/** One page of each kind that is reached by links only: an album, a picture, an article. */
export async function samplePages(town: Town, language: Language): Promise<string[]> {
  const samples = new Map<string, string>()
  const pending = [...pages[town]]
  for (const path of pending) {
    const { html } = await readPage(town, path, language)
    for (const link of linksOf(html, path)) {
      const place = link.split(/[?#]/)[0]!
      const kind = place
        .split('/')
        .slice(0, 2)
        .concat(String(place.split('/').length))
        .join('/')
      if (pages[town].includes(place) || samples.has(kind) || isFile(place) || isSignedIn(place)) continue
      samples.set(kind, place)
      pending.push(place)
    }
  }
  return [...samples.values()]
}

/** True for paths of files, which are not pages. */
export function isFile(path: string): boolean {
  return /^\/(files|web-resources|[a-z]+-pictures|member-photos)\/|\.[a-z]{2,4}$/.test(path)
}

const siteOrigin = 'http://site.invalid'

function base(path: string): string {
  return `${siteOrigin}${path}`
}

function unescaped(text: string): string {
  return text.replaceAll('&#x27;', "'").replaceAll('&quot;', '"').replaceAll('&amp;', '&')
}
