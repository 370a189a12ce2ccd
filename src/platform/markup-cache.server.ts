// Cache of the markup of parts of pages, by the data that it follows from.

import { hash } from 'node:crypto'
import { monthTable } from '#kit/calendar/table-in-use.ts'

/** The markup that was rendered for the same data, else what `render` returns. */
export type MarkupCache = (data: unknown, render: () => string) => string

/** Beside the markup, of each entry. */
const keyBytes = 200

/**
 * Evicts least recently used markup when all of it exceeds `maxBytes`. The data names the part and the language, and is never changed after
 * it was given; the calendar, of which there is one, is part of every key.
 */
export function openMarkupCache(maxBytes = 16 * 1024 * 1024): MarkupCache {
  const known = new Map<string, string>()
  let calendar = monthTable()
  let bytes = 0

  function remove(key: string, markup: string): void {
    known.delete(key)
    bytes -= weight(markup)
  }

  return (data, render) => {
    if (calendar !== monthTable()) {
      calendar = monthTable()
      known.clear()
      bytes = 0
    }
    const key = digest(signatureOf(data))
    const found = known.get(key)
    if (found !== undefined) remove(key, found)
    const markup = found ?? render()
    known.set(key, markup)
    bytes += weight(markup)
    for (const [oldest, other] of known) {
      if (bytes <= maxBytes) break
      remove(oldest, other)
    }
    return markup
  }
}

/** Objects are shared between pages until something changes: what they contain is read once. */
const signatures = new WeakMap<object, string>()

/** How deep new objects may have known ones in them; what is below is written as JSON. */
const maxDepth = 3

/** The same for equal JSON, another for other JSON. */
function signatureOf(data: unknown, depth = 0): string {
  if (typeof data !== 'object' || data === null) return JSON.stringify(data) ?? ''
  const known = signatures.get(data)
  if (known !== undefined) return known
  const signature =
    depth === maxDepth || data instanceof Date ? JSON.stringify(data) : signatureOfParts(data, depth + 1)
  const short = signature.length > maxSignature ? digest(signature) : signature
  signatures.set(data, short)
  return short
}

function signatureOfParts(data: object, depth: number): string {
  if (Array.isArray(data)) return `[${data.map((item) => signatureOf(item, depth)).join()}]`
  return `{${Object.entries(data)
    .map(([name, value]) => `${JSON.stringify(name)}:${signatureOf(value, depth)}`)
    .join()}}`
}

const maxSignature = 100

function digest(text: string): string {
  return hash('sha256', text, 'base64url')
}

/** Devanagari has two bytes for each unit. */
function weight(markup: string): number {
  return markup.length * 2 + keyBytes
}
