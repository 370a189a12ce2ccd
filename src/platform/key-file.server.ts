// The file of the installation's secrets: one a line, each later one with the moment from which it signs.

import { randomUUID } from 'node:crypto'
import { readFileSync, statSync } from 'node:fs'
import { link, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { instantOf } from '#kit/calendar/instant.ts'
import { StartupProblem } from '#platform/startup-problem.server.ts'

/** `from`: when it begins to sign and encrypt; the latest that has begun is the one in use. */
export type Secret = { text: string; from: Date }

/** When the secret of a first start began. */
export const fromTheStart = new Date(0)

/** A running process sees a changed file within this time, well before a new secret begins. */
export const rereadMs = 5_000

export async function readSecrets(file: string): Promise<Secret[]> {
  return secretsOf(await readFile(file, 'utf8'), file)
}

/** In one step and readable by its owner only: whoever reads meanwhile gets the file from before. */
export async function writeSecrets(file: string, secrets: readonly Secret[]): Promise<void> {
  const lines = secrets.map(({ text, from }) => (isFirst({ from }) ? text : `${text} ${from.toISOString()}`))
  await writeFile(`${file}.new`, `${lines.join('\n')}\n`, { mode: 0o600, flush: true })
  await rename(`${file}.new`, file)
}

/**
 * The file of a first start, with `secret`, readable by its owner only. Of instances that start at once the first one's file stays:
 * it gets its name only when it is whole, so nobody reads a part of it.
 */
export async function createSecretFile(file: string, secret: string): Promise<void> {
  const whole = `${file}.${randomUUID()}.new`
  try {
    await writeFile(whole, `${secret}\n`, { mode: 0o600, flag: 'wx', flush: true })
    await link(whole, file).catch(ignoreExisting)
  } finally {
    await rm(whole, { force: true })
  }
}

/** The secrets as they are in the file now; those read last while it cannot be read. */
export function watchedSecrets(file: string, first: readonly Secret[], everyMs = rereadMs): () => readonly Secret[] {
  let [secrets, seen, lookedAt] = [first, stampOf(file), Date.now()]
  return () => {
    if (Date.now() - lookedAt < everyMs) return secrets
    lookedAt = Date.now()
    const stamp = stampOf(file)
    if (stamp !== undefined && stamp !== seen) [secrets, seen] = [secretsOf(readFileSync(file, 'utf8'), file), stamp]
    return secrets
  }
}

export function isFirst({ from }: Pick<Secret, 'from'>): boolean {
  return from.getTime() === fromTheStart.getTime()
}

function ignoreExisting(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EEXIST') throw error
}

function stampOf(file: string): string | undefined {
  const found = statSync(file, { throwIfNoEntry: false })
  return found && `${found.mtimeMs}|${found.ino}`
}

function secretsOf(content: string, file: string): Secret[] {
  const lines = content.trim().split('\n')
  return lines.map((line) => {
    const [text = '', from] = line.trim().split(' ')
    if (text.length < 32)
      throw new StartupProblem(`The key in ${file} is incomplete; remove the file to create a new one.`)
    return { text, from: from === undefined ? fromTheStart : instantOf(from) }
  })
}
