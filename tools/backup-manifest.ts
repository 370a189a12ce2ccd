// What is in a backup beside rows and files: its manifest and checksums.

import type { Hash } from 'node:crypto'

/** The manifest, first in a backup. Tables are in an order in which none refers to a later one. */
export type Manifest = {
  format: 1
  takenAt: string
  migrations: string[]
  tables: { name: string; columns: string[] }[]
  /** The number of the organisation that is exported; none in a backup of the installation. */
  organisation?: number
  sequences: { name: string; last: number | null }[]
}

/** The last entry of a backup; those of earlier versions have none. */
export const checksumsName = 'checksums.json'

/** The same chunks, each added to the hash as it is read. */
export async function* hashing(content: AsyncIterable<Uint8Array>, hash: Hash): AsyncGenerator<Uint8Array> {
  for await (const chunk of content) {
    hash.update(chunk)
    yield chunk
  }
}
