// Encryption of backups, in the format of `openssl enc -aes-256-cbc -pbkdf2 -iter 600000`, so that OpenSSL alone can read one.

import { createCipheriv, createDecipheriv, pbkdf2Sync, randomBytes } from 'node:crypto'
import { closeSync, createReadStream, openSync, readFileSync, readSync } from 'node:fs'
import { Readable, type Transform } from 'node:stream'
import { StartupProblem } from '#platform/startup-problem.server.ts'

const mark = Buffer.from('Salted__')
const headBytes = 16
const iterations = 600_000
const minLength = 32

/** The passphrase in the first line of a file, as `-pass file:` of OpenSSL reads it. */
export function readPassphrase(file: string): string {
  let text: string
  try {
    text = readFileSync(file, 'utf8')
  } catch {
    throw new StartupProblem(`The key of backups, ${file}, cannot be read.`)
  }
  const passphrase = text.split('\n')[0]!.replace(/\r$/, '')
  if (passphrase.length >= minLength) return passphrase
  throw new StartupProblem(
    `The key of backups in ${file} has ${passphrase.length} characters and needs ${minLength}: openssl rand -base64 48 makes one.`,
  )
}

/** The encrypted bytes, with their head. */
export async function* encrypted(source: AsyncIterable<Uint8Array>, passphrase: string): AsyncGenerator<Uint8Array> {
  const salt = randomBytes(8)
  yield Buffer.concat([mark, salt])
  const { key, iv } = derive(passphrase, salt)
  yield* through(source, createCipheriv('aes-256-cbc', key, iv))
}

/** The bytes of a backup, decrypted when it is encrypted. */
export function openArchive(file: string, passphrase: string | undefined): Readable {
  const head = headOf(file)
  if (!head.subarray(0, mark.length).equals(mark)) return createReadStream(file)
  if (passphrase === undefined)
    throw new StartupProblem(`${file} is encrypted; BACKUP_KEY_FILE has to name the file with its key.`)
  const { key, iv } = derive(passphrase, head.subarray(mark.length))
  const source = createReadStream(file, { start: headBytes })
  return Readable.from(through(source, createDecipheriv('aes-256-cbc', key, iv)))
}

async function* through(
  source: AsyncIterable<Uint8Array>,
  cipher: Transform & { final(): Buffer; update(bytes: Uint8Array): Buffer },
) {
  for await (const chunk of source) yield cipher.update(chunk)
  yield cipher.final()
}

function derive(passphrase: string, salt: Uint8Array): { key: Buffer; iv: Buffer } {
  const bytes = pbkdf2Sync(passphrase, salt, iterations, 48, 'sha256')
  return { key: bytes.subarray(0, 32), iv: bytes.subarray(32) }
}

function headOf(file: string): Buffer {
  const head = Buffer.alloc(headBytes)
  const descriptor = openSync(file, 'r')
  readSync(descriptor, head, 0, headBytes, 0)
  closeSync(descriptor)
  return head
}
