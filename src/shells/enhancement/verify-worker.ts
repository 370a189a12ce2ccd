// Service worker of the page that verifies receipts: after one visit it opens without a connection, with the public keys.

import { dayMs, scope, type Fetching } from './worker-scope.ts'

const prefix = 'verify-'
const keysAddress = '/.well-known/receipt-keys.json'
const languageNote = '/verify/language'
/** Its own: it lasts, and is no sign that the files of today are stored. */
const languageCache = 'language-of-verify'

scope.addEventListener('install', (event) => event.waitUntil(store().then(() => scope.skipWaiting())))

scope.addEventListener('activate', (event) => event.waitUntil(scope.clients.claim()))

scope.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== scope.location.origin) return
  if (request.mode === 'navigate') event.respondWith(openPage(event, url))
  else if (['style', 'script', 'image'].includes(request.destination) || url.pathname === keysAddress)
    event.respondWith(fetch(request).catch(() => stored(request)))
})

async function openPage(event: Fetching, url: URL): Promise<Response> {
  try {
    const answer = await fetch(event.request)
    event.waitUntil(refresh(answer.headers.get('content-language') ?? 'ne'))
    return answer
  } catch {
    const asked = url.searchParams.get('lang')
    if (asked) event.waitUntil(noteLanguage(asked))
    const last = await caches.match(languageNote)
    return stored(pageIn(asked ?? (await last?.text()) ?? 'ne'))
  }
}

async function stored(request: Request | string): Promise<Response> {
  return (await caches.match(request, { ignoreVary: true })) ?? Response.error()
}

function pageIn(language: string): string {
  return `/verify?lang=${language === 'en' ? 'en' : 'ne'}`
}

/** The cache of today: keys are added, and a new release has other files. */
function cacheName(): string {
  return `${prefix}${Math.floor(Date.now() / dayMs)}`
}

async function refresh(language: string): Promise<void> {
  if (!(await caches.has(cacheName()))) await store()
  await noteLanguage(language)
}

/** That of an address without a language, as after the form is sent. */
async function noteLanguage(language: string): Promise<void> {
  await (await caches.open(languageCache)).put(languageNote, new Response(language))
}

/** Both languages of the page without a code, with their files; nothing is replaced when one of them does not arrive. */
async function store(): Promise<void> {
  const pages = await Promise.all([pageIn('en'), pageIn('ne')].map(fetched))
  const texts = await Promise.all(pages.map(([, page]) => page.clone().text()))
  const files = await Promise.all([...new Set([keysAddress, ...texts.flatMap(filesOf)])].map(fetched))
  const name = cacheName()
  const cache = await caches.open(name)
  for (const [address, answer] of [...files, ...pages]) await cache.put(address, answer)
  for (const earlier of await caches.keys())
    if (earlier.startsWith(prefix) && earlier !== name) await caches.delete(earlier)
}

/** Nothing of the visitor is sent or stored: no cookie, no code. */
async function fetched(address: string): Promise<[address: string, answer: Response]> {
  const answer = await fetch(address, { cache: 'no-cache', credentials: 'omit' })
  if (!answer.ok) throw new Error(`${address} was answered with ${answer.status}`)
  return [address, answer]
}

/** Style sheets, scripts, the decoder of QR codes and the pictures of the header. */
function filesOf(html: string): string[] {
  const tags = html.match(/<link rel="stylesheet"[^>]*>|<script[^>]* src="[^>]*>|<header[\s\S]*?<\/header>/g) ?? []
  return tags
    .flatMap((tag) => [...tag.matchAll(/(?:<link[^>]* href|<script[^>]* src|data-decoder|<img[^>]* src)="(\/[^"]+)"/g)])
    .map(([, address]) => address!.replaceAll('&amp;', '&'))
}
