// Request bodies, streamed within bounds of bytes, parts and part headers.

import {
  MaxHeaderSizeExceededError,
  MaxPartsExceededError,
  MultipartParseError,
  MultipartParser,
  type MultipartPart,
} from '@remix-run/multipart-parser'
import { Refusal, refuse } from '#kit/refusal.ts'
import { maxSmallBytes, takeBodyBytes } from './body-budget.server.ts'

/** Maximum fields and files of one form; an album of thirty pictures has about 140. */
export const maxParts = 200
const maxPartHeaderBytes = 4096

/** The text of a body of at most `maxBytes`. */
export async function readText(request: Request, maxBytes: number): Promise<string> {
  const decoder = new TextDecoder()
  let text = ''
  for await (const chunk of chunksOf(request, maxBytes)) text += decoder.decode(chunk, { stream: true })
  return text + decoder.decode()
}

/**
 * The form in a body of at most `maxBytes`, multipart or urlencoded. Refuses (`invalid`) another type, a broken form, and
 * one with more bytes or parts. `form` has the parts that were read, also when it is refused.
 */
export async function readForm(request: Request, maxBytes: number, form = new FormData()): Promise<FormData> {
  const type = request.headers.get('content-type') ?? ''
  if (/^multipart\/form-data\b/i.test(type)) return readMultipart(request, type, maxBytes, form)
  if (/^application\/x-www-form-urlencoded\b/i.test(type)) return readUrlencoded(request, maxBytes, form)
  return refuse('invalid', 'request.wrong_type')
}

async function readUrlencoded(request: Request, maxBytes: number, form: FormData): Promise<FormData> {
  const text = await readText(request, maxBytes)
  // Counted before parsing: a megabyte of `&` would be half a million pairs.
  if (text.split('&', maxParts + 1).length > maxParts) return refuse('invalid', 'request.too_large')
  for (const [name, value] of new URLSearchParams(text)) form.append(name, value)
  return form
}

async function readMultipart(request: Request, type: string, maxBytes: number, form: FormData): Promise<FormData> {
  const limits = { maxParts, maxHeaderSize: maxPartHeaderBytes, maxFileSize: maxBytes, maxTotalSize: maxBytes }
  const parser = new MultipartParser(boundaryOf(type), limits)
  let problem: unknown
  for await (const chunk of chunksOf(request, maxBytes)) {
    // Nothing counts after the last boundary. After a problem the rest is read and discarded: a sender who is cut off
    // in the middle sees a broken connection instead of the refusal.
    if (problem === undefined && !isComplete(parser)) problem = takeParts(parser, chunk, form)
  }
  if (problem !== undefined) return refuseFor(problem)
  return isComplete(parser) ? form : refuse('invalid', 'request.broken_form')
}

/** RFC 2046 allows seventy characters; the cost of searching for a boundary grows with its length. */
function boundaryOf(type: string): string {
  const [, quoted, token] = /;\s*boundary=(?:"([^"]{1,70})"|([^\s;"]{1,70})(?=[\s;]|$))/i.exec(type) ?? []
  return quoted ?? token ?? refuse('invalid', 'request.broken_form')
}

/** Adds the parts that this chunk completes to the form, and returns the error if any. */
function takeParts(parser: MultipartParser, chunk: Uint8Array, form: FormData): unknown {
  try {
    for (const part of parser.write(chunk)) take(part, form)
    return undefined
  } catch (error) {
    return error
  }
}

function take(part: MultipartPart, form: FormData): void {
  const { name, filename, mediaType = '' } = part
  if (name === undefined) throw new MultipartParseError('a part without a name')
  if (filename === undefined) form.append(unescape(name), new TextDecoder().decode(part.bytes))
  else form.append(unescape(name), new File(part.content as BlobPart[], unescape(filename), { type: mediaType }))
}

/** Browsers encode these three characters in the names of fields and files. */
function unescape(name: string): string {
  return name.replace(/%0A/gi, '\n').replace(/%0D/gi, '\r').replaceAll('%22', '"')
}

function isComplete(parser: MultipartParser): boolean {
  try {
    parser.finish()
    return true
  } catch {
    return false
  }
}

function refuseFor(problem: unknown): never {
  if (problem instanceof MaxPartsExceededError || problem instanceof MaxHeaderSizeExceededError)
    return refuse('invalid', 'request.too_large')
  // A TypeError: the headers of a part are not UTF-8.
  if (problem instanceof MultipartParseError || problem instanceof TypeError)
    return refuse('invalid', 'request.broken_form')
  throw problem
}

async function* chunksOf(request: Request, maxBytes: number): AsyncGenerator<Uint8Array> {
  const isTooLarge = Number(request.headers.get('content-length') ?? 0) > maxBytes
  // Of a body that is too large only the beginning is read: what was typed before its files.
  const limit = isTooLarge ? Math.min(maxBytes, maxSmallBytes) : maxBytes
  if (!request.body) return
  const reader = request.body.getReader() as ReadableStreamDefaultReader<Uint8Array>
  const pace = senderPace()
  let bytes = 0
  try {
    while (true) {
      // Reading fails when the sender disconnects.
      const read = reader.read().catch(() => refuse('invalid', 'request.broken_form'))
      const { done, value } = await Promise.race([read, pace.tooSlow])
      if (done) return isTooLarge ? refuse('invalid', 'request.too_large') : undefined
      pace.count(value.byteLength)
      const within = value.subarray(0, limit - bytes)
      bytes += value.byteLength
      takeBodyBytes(within.byteLength)
      yield within
      if (bytes > limit) refuse('invalid', 'request.too_large')
    }
  } finally {
    pace.stop()
    // Not cancelled: that would reset the connection before the answer.
    reader.releaseLock()
  }
}

/** The bytes that have to arrive in each window: a phone that loses its network for a while goes on, and no place is held for hours. */
export const paceWindowMs = 30_000
const minWindowBytes = 15 * 1024

/** Rejects with `invalid` when a window passes with too few bytes. */
function senderPace() {
  const late = Promise.withResolvers<never>()
  // Nobody waits for it while a chunk is worked on.
  late.promise.catch(() => {})
  let windowBytes = 0
  const timer = setInterval(() => {
    if (windowBytes < minWindowBytes) late.reject(new Refusal('invalid', 'request.broken_form'))
    windowBytes = 0
  }, paceWindowMs)
  return {
    tooSlow: late.promise,
    count: (bytes: number) => void (windowBytes += bytes),
    stop: () => clearInterval(timer),
  }
}
