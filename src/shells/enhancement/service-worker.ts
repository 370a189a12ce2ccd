// Service worker: without a connection a page is answered by `/offline` as it was stored, instead of by the browser's own error.

import { dayMs, scope, type Fetching } from './worker-scope.ts'

const offlinePage = '/offline'
const prefix = 'offline-'

scope.addEventListener('install', (event) => event.waitUntil(storeOfflinePage().then(() => scope.skipWaiting())))

scope.addEventListener('activate', (event) => event.waitUntil(scope.clients.claim()))

scope.addEventListener('fetch', (event) => {
  const { request } = event
  if (request.method !== 'GET' || new URL(request.url).origin !== scope.location.origin) return
  if (request.mode === 'navigate') event.respondWith(openPage(event))
  else if (request.destination === 'style') event.respondWith(fetch(request).catch(() => storedAnswer(request)))
})

async function openPage(event: Fetching): Promise<Response> {
  try {
    const answer = await fetch(event.request)
    event.waitUntil(refresh())
    return answer
  } catch {
    return storedAnswer(offlinePage)
  }
}

async function storedAnswer(request: Request | string): Promise<Response> {
  return (await caches.match(request, { ignoreVary: true })) ?? Response.error()
}

/** The cache of today: names and telephones of the office change. */
function cacheName(): string {
  return `${prefix}${Math.floor(Date.now() / dayMs)}`
}

/** Once a day; a page that does not arrive is asked for again with the next one that is opened. */
async function refresh(): Promise<void> {
  if (!(await caches.has(cacheName()))) await storeOfflinePage()
}

/** Stores the page with its style sheet; nothing is replaced when one of them does not arrive. */
async function storeOfflinePage(): Promise<void> {
  const page = await fetch(offlinePage, { cache: 'no-store' })
  if (!page.ok) throw new Error(`${offlinePage} was answered with ${page.status}`)
  const [, address] = /<link rel="stylesheet" href="([^"]+)"/.exec(await page.clone().text()) ?? []
  const sheet = address === undefined ? undefined : await fetch(address)
  const name = cacheName()
  const cache = await caches.open(name)
  if (address !== undefined && sheet?.ok) await cache.put(address, sheet)
  await cache.put(offlinePage, page)
  for (const earlier of await caches.keys())
    if (earlier.startsWith(prefix) && earlier !== name) await caches.delete(earlier)
}
