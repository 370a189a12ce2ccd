// Check of a backup before anything is restored: complete, every checksum right, nothing in it that does not belong there.

import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { json } from 'node:stream/consumers'
import { createGunzip } from 'node:zlib'
import { StartupProblem } from '#platform/startup-problem.server.ts'
import { openArchive } from './backup-encryption.ts'
import { checksumsName, hashing, type Manifest } from './backup-manifest.ts'
import type { Entry } from './tar.ts'
import { readTar } from './tar.ts'

/** A stored file, whose name ends with the SHA-256 of its bytes, or the key of the installation. */
const restoredFile = /^(files\/(?:[a-z-]+\/)*[0-9a-f]{2}\/([0-9a-f]{64})|token\.key)$/

/** The entries of a backup, in order; `passphrase` where it is encrypted. */
export function openBackup(file: string, passphrase?: string): AsyncGenerator<Entry> {
  const unzipped = createGunzip()
  const source = openArchive(file, passphrase).on('error', (error) => unzipped.destroy(error))
  return readTar(source.pipe(unzipped))
}

/** Reads the whole backup and returns its manifest; a `StartupProblem` names what is wrong with it. */
export async function verifyBackup(file: string, passphrase?: string): Promise<Manifest> {
  try {
    return await verify(openBackup(file, passphrase), file)
  } catch (error) {
    if (error instanceof StartupProblem) throw error
    const orKey = passphrase === undefined ? '' : ', or BACKUP_KEY_FILE has another key'
    throw new StartupProblem(`${file} is damaged${orKey}: ${(error as Error).message}. Nothing was restored from it.`)
  }
}

/** The path of a file below the data folder; throws for a name that no backup has. */
export function pathInBackup(name: string): string {
  if (restoredFile.test(name)) return name
  throw new Error(`a backup has no ${name.slice(0, 100)}`)
}

/** The manifest, which is the first entry. */
export async function readManifest(first: IteratorResult<Entry, unknown>, file: string): Promise<Manifest> {
  if (first.done || first.value.name !== 'manifest.json')
    throw new StartupProblem(`${file} is no backup of this product.`)
  const manifest = (await json(Readable.from(first.value.content))) as Manifest
  if (manifest.format !== 1) throw new StartupProblem(`${file} was written by a newer version of this program.`)
  return manifest
}

async function verify(entries: AsyncGenerator<Entry>, file: string): Promise<Manifest> {
  const manifest = await readManifest(await entries.next(), file)
  const missing = new Set(manifest.tables.map(({ name }) => `tables/${name}.copy`))
  const found = new Map<string, string>()
  let expected: Record<string, string> | undefined
  for await (const { name, content } of entries) {
    if (name === checksumsName) {
      expected = (await json(Readable.from(content))) as Record<string, string>
      continue
    }
    const checksum = await checksumOf(content)
    found.set(name, checksum)
    if (missing.delete(name)) continue
    const [, , hash = checksum] = restoredFile.exec(pathInBackup(name)) ?? []
    if (hash !== checksum) throw new Error(`the bytes of ${name} have changed`)
  }
  for (const name of missing) throw new Error(`${name} is missing`)
  if (expected) compare(found, expected)
  return manifest
}

function compare(found: ReadonlyMap<string, string>, expected: Record<string, string>): void {
  for (const [name, checksum] of Object.entries(expected)) {
    if (name === 'manifest.json') continue
    if (!found.has(name)) throw new Error(`${name} is missing`)
    if (found.get(name) !== checksum) throw new Error(`the bytes of ${name} have changed`)
  }
}

async function checksumOf(content: AsyncIterable<Uint8Array>): Promise<string> {
  const hash = createHash('sha256')
  // oxlint-disable-next-line no-empty
  for await (const _ of hashing(content, hash));
  return hash.digest('hex')
}
