// Submissions with files as comparable content, so that a repeated submission is recognised.

import { createHash } from 'node:crypto'

/** The value with each file replaced by its hash. */
export async function withoutFiles(value: unknown): Promise<unknown> {
  if (value instanceof File)
    return createHash('sha256')
      .update(await bytesOf(value))
      .digest('hex')
  if (Array.isArray(value)) return Promise.all(value.map(withoutFiles))
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).map(async ([name, inner]) => [name, await withoutFiles(inner)] as const)
  return Object.fromEntries(await Promise.all(entries))
}

export async function bytesOf(file: File): Promise<Uint8Array> {
  return new Uint8Array(await file.arrayBuffer())
}
