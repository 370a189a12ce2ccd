// Cache of rendered pages: compression, validators, expiry and invalidation.

import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** A rendered page, compressed once for many responses. */
export type CachedPage = {
  status: number
  headers: Record<string, string>
  etag: string
  plain: Uint8Array<ArrayBuffer>
  brotli: Uint8Array<ArrayBuffer>
  gzip: Uint8Array<ArrayBuffer>
  /** Milliseconds since the epoch after which the page must be rendered again. */
  staleAt: number
}

export type PageCache = {
  get(org: number, key: string, now: Date): CachedPage | undefined
  set(org: number, key: string, page: CachedPage): void
  /** Invalidates every page of one organisation. */
  invalidate(org: number): void
  /** Invalidates everything, when the changed organisation is not known. */
  invalidateAll(): void
  /** Changes whenever `invalidate` ran for the organisation: a render begun before must not be cached after. */
  generation(org: number): number
}

/** Evicts least recently used pages when all organisations together exceed `maxBytes`. */
export function openPageCache(maxBytes = 64 * 1024 * 1024): PageCache {
  const pages = new Map<string, CachedPage>()
  const generations = new Map<number, number>()
  let forgotten = 0
  let bytes = 0

  function remove(key: string): void {
    const page = pages.get(key)
    if (!page) return
    bytes -= weight(page)
    pages.delete(key)
  }

  return {
    get(org, key, now) {
      const full = `${org}|${key}`
      const page = pages.get(full)
      if (!page) return undefined
      if (page.staleAt <= now.getTime()) return void remove(full)
      pages.delete(full)
      pages.set(full, page)
      return page
    },
    set(org, key, page) {
      const full = `${org}|${key}`
      remove(full)
      pages.set(full, page)
      bytes += weight(page)
      for (const oldest of pages.keys()) {
        if (bytes <= maxBytes) break
        remove(oldest)
      }
    },
    invalidate(org) {
      generations.set(org, (generations.get(org) ?? 0) + 1)
      for (const key of pages.keys()) if (key.startsWith(`${org}|`)) remove(key)
    },
    invalidateAll() {
      forgotten += 1
      pages.clear()
      bytes = 0
    },
    generation: (org) => forgotten + (generations.get(org) ?? 0),
  }
}

/** Compresses a rendered page and computes its validator. */
export async function preparePage(
  html: string,
  status: number,
  headers: Record<string, string>,
  staleAt: number,
): Promise<CachedPage> {
  const plain = new TextEncoder().encode(html)
  const [br, gz] = await Promise.all([
    compressBrotli(plain, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length },
    }),
    compressGzip(plain, { level: 6 }),
  ])
  const etag = createHash('sha256').update(plain).digest('base64url').slice(0, 22)
  return { status, headers, etag, plain, brotli: new Uint8Array(br), gzip: new Uint8Array(gz), staleAt }
}

/** The response of a cached page: headers as name, value, name, value, … and the bytes, none with 304. */
export type Variant = { status: number; headers: string[]; body: Uint8Array<ArrayBuffer> | undefined }

/** The cached page in the best encoding the request accepts, or 304 when the client has it already. */
export function variantFor(page: CachedPage, accepted: string | undefined, known: string | undefined): Variant {
  const encoding = accepts(accepted, 'br') ? 'br' : accepts(accepted, 'gzip') ? 'gzip' : 'plain'
  const variants = (made.get(page) ?? made.set(page, {}).get(page))!
  const whole = (variants[encoding] ??= variantOf(page, encoding))
  if (page.status !== 200 || !known?.includes(etagOf(page, encoding))) return whole
  return {
    status: 304,
    headers: Object.entries({ ...page.headers, etag: etagOf(page, encoding) }).flat(),
    body: undefined,
  }
}

/** The cached page as a Response. */
export function answerWithPage(request: Request, page: CachedPage): Response {
  const header = (name: string) => request.headers.get(name) ?? undefined
  const { status, headers, body } = variantFor(page, header('accept-encoding'), header('if-none-match'))
  const pairs = headers.flatMap((name, index) =>
    index % 2 === 0 ? [[name, headers[index + 1]!] as [string, string]] : [],
  )
  return new Response(request.method === 'HEAD' ? null : (body ?? null), { status, headers: pairs })
}

type Encoding = 'br' | 'gzip' | 'plain'

const made = new WeakMap<CachedPage, Partial<Record<Encoding, Variant>>>()

function variantOf(page: CachedPage, encoding: Encoding): Variant {
  const body = { br: page.brotli, gzip: page.gzip, plain: page.plain }[encoding]
  const encoded: Record<string, string> = encoding === 'plain' ? {} : { 'content-encoding': encoding }
  const length = String(body.byteLength)
  const headers = { ...page.headers, etag: etagOf(page, encoding), ...encoded, 'content-length': length }
  return { status: page.status, headers: Object.entries(headers).flat(), body }
}

function etagOf({ etag }: CachedPage, encoding: Encoding): string {
  return encoding === 'plain' ? `"${etag}"` : `"${etag}-${encoding}"`
}

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

function accepts(header: string | undefined, encoding: string): boolean {
  if (!header?.includes(encoding)) return false
  return header.split(',').some((part) => part.trim().split(';')[0] === encoding && !/;\s*q=0(\.0*)?\s*$/.test(part))
}

function weight(page: CachedPage): number {
  return page.plain.byteLength + page.brotli.byteLength + page.gzip.byteLength + 1024
}
