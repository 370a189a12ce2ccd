// Encodings of a rendered page: compressed when first accepted, and again thoroughly when a second response needs it.

import { hash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib'
import type { Language } from '#kit/language.ts'

export type RenderedPage = {
  status: number
  headers: Record<string, string>
  etag: string
  plain: Uint8Array<ArrayBuffer>
  /** The data it was rendered from, and how long it may be cached; undefined where that is not known. */
  source?: PageSource | undefined
  /** How the page is requested, for those that are rendered again before somebody does. */
  address?: PageAddress | undefined
  /** Compressed copies by encoding, as responses have needed them. */
  copies: Partial<Record<Encoding, Copy>>
  /** Milliseconds since the epoch at which the page was rendered. */
  renderedAt: number
  /** Milliseconds since the epoch after which the page must be rendered again. */
  staleAt: number
}

export type PageAddress = { url: string; language: Language }

/** `fingerprint` is the hash of the loaders' data. */
export type PageSource = { fingerprint: string; cacheSeconds: number }

type Encoding = 'br' | 'gzip' | 'plain'
type Effort = 'quick' | 'thorough'
/** Headers as name, value, name, value, … and the bytes. */
type Copy = { headers: string[]; body: Uint8Array<ArrayBuffer>; effort: Effort }

export function renderedPage(
  html: string,
  status: number,
  headers: Record<string, string>,
  { renderedAt, staleAt, source, address }: Pick<RenderedPage, 'renderedAt' | 'staleAt' | 'source' | 'address'>,
): RenderedPage {
  const plain = utf8Bytes(html)
  const etag = hash('sha256', plain, 'base64url').slice(0, 22)
  return { status, headers, etag, plain, copies: {}, renderedAt, staleAt, source, address }
}

const encoder = new TextEncoder()
/** Where texts are encoded before their bytes are copied out: a quarter of the time of measuring each first. */
let workspace = new Uint8Array(512 * 1024)
/** UTF-8 needs at most three bytes for a unit of UTF-16. */
const maxBytesPerUnit = 3

function utf8Bytes(text: string): Uint8Array<ArrayBuffer> {
  const needed = text.length * maxBytesPerUnit
  if (needed > workspace.length) workspace = new Uint8Array(needed)
  return workspace.slice(0, encoder.encodeInto(text, workspace).written)
}

/** A response: headers as name, value, name, value, … and the bytes, none with 304. */
export type Variant = { status: number; headers: string[]; body: Uint8Array<ArrayBuffer> | undefined }

/**
 * The page in the best encoding the request accepts, or 304 when the client has it already; undefined while the page is not
 * compressed in that encoding. `failed` takes the error of compressing it thoroughly in the background.
 */
export function readyVariant(
  page: RenderedPage,
  accepted: string | undefined,
  known: string | undefined,
  failed: (error: unknown) => void,
): Variant | undefined {
  if (page.status === 200 && known?.includes(page.etag)) {
    return { status: 304, headers: Object.entries({ ...page.headers, etag: etagOf(page) }).flat(), body: undefined }
  }
  const encoding = bestEncoding(accepted)
  const copy = page.copies[encoding]
  if (copy?.effort === 'quick') {
    copy.effort = 'thorough'
    compress(page, encoding, 'thorough').then((better) => (page.copies[encoding] = better), failed)
  }
  return copy && { status: page.status, headers: copy.headers, body: copy.body }
}

/** The page as a Response, compressed when it is not yet in the accepted encoding: `first` thoroughly where it stays for as long as the process runs. */
export async function answerWithPage(
  request: Request,
  page: RenderedPage,
  failed: (error: unknown) => void,
  first: Effort = 'quick',
): Promise<Response> {
  const accepted = request.headers.get('accept-encoding') ?? undefined
  const known = request.headers.get('if-none-match') ?? undefined
  const encoding = bestEncoding(accepted)
  let variant = readyVariant(page, accepted, known, failed)
  if (!variant) {
    const { headers, body } = (page.copies[encoding] = await compress(page, encoding, first))
    variant = { status: page.status, headers, body }
  }
  const { status, headers, body } = variant
  const pairs = headers.flatMap((name, index) =>
    index % 2 === 0 ? [[name, headers[index + 1]!] as [string, string]] : [],
  )
  return new Response(request.method === 'HEAD' ? null : (body ?? null), { status, headers: pairs })
}

/** Effort by measurement on pages of 40 to 100 KB: quick takes a seventh of the time of thorough and is a quarter longer. */
const brotliQuality = { quick: 1, thorough: 6 }
const gzipLevel = { quick: 3, thorough: 6 }

async function compress(page: RenderedPage, encoding: Encoding, effort: Effort): Promise<Copy> {
  const body = await encode(page.plain, encoding, effort)
  const encoded: Record<string, string> = encoding === 'plain' ? {} : { 'content-encoding': encoding }
  const headers = { ...page.headers, etag: etagOf(page), ...encoded, 'content-length': String(body.byteLength) }
  return { headers: Object.entries(headers).flat(), body, effort: encoding === 'plain' ? 'thorough' : effort }
}

/** Up to this size a quick compression takes about a millisecond: less than giving it to another thread (docs/decisions/157). */
const maxInlineBytes = 256 * 1024

async function encode(plain: Uint8Array<ArrayBuffer>, encoding: Encoding, effort: Effort) {
  if (encoding === 'plain') return plain
  const isInline = effort === 'quick' && plain.length <= maxInlineBytes
  if (encoding === 'gzip') {
    const options = { level: gzipLevel[effort] }
    return new Uint8Array(isInline ? gzipSync(plain, options) : await compressGzip(plain, options))
  }
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: brotliQuality[effort],
    [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
  }
  return new Uint8Array(isInline ? brotliCompressSync(plain, { params }) : await compressBrotli(plain, { params }))
}

/** Weak: the same document has other bytes in each encoding, and after it was compressed thoroughly. */
function etagOf({ etag }: RenderedPage): string {
  return `W/"${etag}"`
}

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

function bestEncoding(accepted: string | undefined): Encoding {
  return accepts(accepted, 'br') ? 'br' : accepts(accepted, 'gzip') ? 'gzip' : 'plain'
}

function accepts(header: string | undefined, encoding: string): boolean {
  if (!header?.includes(encoding)) return false
  return header.split(',').some((part) => part.trim().split(';')[0] === encoding && !/;\s*q=0(\.0*)?\s*$/.test(part))
}
