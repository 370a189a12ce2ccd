// Password of the demonstration accounts: generated once per installation, in a file readable by its owner only.

import { randomBytes } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

// 32 characters without l, o, 0 and 1, so that every random byte selects each equally often.
const alphabet = 'abcdefghijkmnpqrstuvwxyz23456789'

/** Four groups of four characters, 80 bits. */
export function drawPassword(): string {
  const characters = [...randomBytes(16)].map((byte) => alphabet[byte % alphabet.length]).join('')
  return characters.replace(/(.{4})(?=.)/g, '$1-')
}

/** The password in `DATA_DIR/demonstration-password`, or undefined without a complete file. */
export async function readPassword(dataDir: string): Promise<string | undefined> {
  const text = await readFile(fileIn(dataDir), 'utf8').catch(ignoreMissing)
  return text && /^[a-z2-9]{4}(-[a-z2-9]{4}){3}$/.test(text.trim()) ? text.trim() : undefined
}

export async function writePassword(dataDir: string, password: string): Promise<void> {
  await mkdir(dataDir, { recursive: true })
  const part = `${fileIn(dataDir)}.part`
  await rm(part, { force: true })
  await writeFile(part, `${password}\n`, { mode: 0o600, flag: 'wx', flush: true })
  await rename(part, fileIn(dataDir))
}

export async function removePassword(dataDir: string): Promise<void> {
  await rm(fileIn(dataDir), { force: true })
}

function fileIn(dataDir: string): string {
  return join(dataDir, 'demonstration-password')
}

function ignoreMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error
}
