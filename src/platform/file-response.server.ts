// Responses with a stored file: type, length, name in any script, ETag, 304 and byte ranges.

import { Readable } from 'node:stream'
import type { FileStore } from '#platform/files.server.ts'

export type StoredFile = { hash: string; type: string; size: number; name: string; modifiedAt: Date }

/** Types a browser may show inline; everything else is a download. */
const inlineTypes = new Set(['application/pdf', 'image/png', 'image/jpeg', 'image/webp', 'image/avif', 'image/gif'])

/**
 * Responds to a GET or HEAD of one stored file. `cache` is the Cache-Control value; files behind a permission get `private, no-store`.
 * A satisfiable single range gives 206, an unsatisfiable one 416, a matching validator 304.
 */
export function respondWithFile(request: Request, files: FileStore, file: StoredFile, cache: string): Response {
  const etag = `"${file.hash.slice(0, 32)}"`
  const headers = new Headers({
    'content-type': file.type,
    'content-disposition': contentDisposition(inlineTypes.has(file.type) ? 'inline' : 'attachment', file.name),
    'cache-control': cache,
    'last-modified': file.modifiedAt.toUTCString(),
    'accept-ranges': 'bytes',
    'x-content-type-options': 'nosniff',
    'content-security-policy': policyFor(file.type),
    etag,
  })
  if (isFresh(request, etag, file.modifiedAt)) return new Response(null, { status: 304, headers })
  const range = readRange(request, etag, file.size)
  if (range === 'unsatisfiable') {
    headers.set('content-range', `bytes */${file.size}`)
    return new Response(null, { status: 416, headers })
  }
  const { start, end } = range ?? { start: 0, end: file.size - 1 }
  headers.set('content-length', String(end - start + 1))
  if (range) headers.set('content-range', `bytes ${start}-${end}/${file.size}`)
  const status = range ? 206 : 200
  if (request.method === 'HEAD' || file.size === 0) return new Response(null, { status, headers })
  return new Response(Readable.toWeb(files.read(file.hash, { start, end })) as ReadableStream, { status, headers })
}

/** RFC 6266 with an RFC 5987 name, and an ASCII name for old programs. */
export function contentDisposition(kind: 'inline' | 'attachment', name: string): string {
  const ascii = name.replace(/[^\x20-\x7e]/g, '_').replace(/["\\]/g, '_')
  const encoded = encodeURIComponent(name).replace(/['()*]/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`)
  return ascii === name ? `${kind}; filename="${ascii}"` : `${kind}; filename="${ascii}"; filename*=UTF-8''${encoded}`
}

/** A PDF has no sandbox: Safari and Chrome then show an empty window instead of it (whatwg/html issue 3958). */
function policyFor(type: string): string {
  if (type === 'application/pdf') return "frame-ancestors 'none'"
  return "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox"
}

function isFresh(request: Request, etag: string, modifiedAt: Date): boolean {
  const noneMatch = request.headers.get('if-none-match')
  if (noneMatch !== null)
    return noneMatch === '*' || noneMatch.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag)
  const since = Date.parse(request.headers.get('if-modified-since') ?? '')
  return Number.isFinite(since) && Math.floor(modifiedAt.getTime() / 1000) * 1000 <= since
}

function readRange(
  request: Request,
  etag: string,
  size: number,
): { start: number; end: number } | 'unsatisfiable' | undefined {
  const match = /^bytes=(\d*)-(\d*)$/.exec(request.headers.get('range') ?? '')
  const condition = request.headers.get('if-range')
  if (!match || (condition && condition !== etag) || (!match[1] && !match[2])) return undefined
  const start = match[1] ? Number(match[1]) : Math.max(size - Number(match[2]), 0)
  const end = match[1] && match[2] ? Math.min(Number(match[2]), size - 1) : size - 1
  if (match[1] && match[2] && Number(match[2]) < Number(match[1])) return undefined
  return start < size && start <= end ? { start, end } : 'unsatisfiable'
}
