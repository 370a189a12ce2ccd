// Errors of an unavailable database or a full disk, as the refusal that asks the visitor to try again.

import { DatabaseError } from 'pg'
import { Refusal } from '#kit/refusal.ts'

/** Seconds after which a refused visitor may try again. */
export const retryAfterSeconds = 5

/** The database does not answer: thrown without asking it, while it is known to be unavailable. */
export class DatabaseUnavailable extends Error {
  override readonly name = 'DatabaseUnavailable'
}

/** An error as a refusal; undefined for a bug. */
export function asRefusal(error: unknown): Refusal | undefined {
  if (error instanceof Refusal) return error
  if (!isUnavailable(error)) return undefined
  return new Refusal('unavailable', 'server.unavailable', { retryAfterSeconds, cause: error })
}

/** PostgreSQL: connection lost, disk or memory full, too many connections, shutting down, lock or statement timeout, standby. */
const sqlStates = /^(08...|53...|57014|57P0[1-5]|55P03|25006)$/
const systemCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ENOSPC',
  'EDQUOT',
])
/** Errors of `pg` and its pool that have no code. */
const clientMessages =
  /^(Connection terminated|timeout exceeded when trying to connect|Client (has encountered|was closed)|Query read timeout)/

function isUnavailable(error: unknown): boolean {
  if (error instanceof DatabaseError) return sqlStates.test(error.code ?? '')
  if (!(error instanceof Error)) return false
  if (error.name === 'DatabaseUnavailable') return true
  const { code, syscall } = error as NodeJS.ErrnoException
  if (code === 'ENOENT') return syscall === 'connect'
  return code === undefined ? clientMessages.test(error.message) : systemCodes.has(code)
}
