// Hashing and verification of passwords, with a bounded queue and few places for each network.

import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import { refuse } from '#kit/refusal.ts'

/** The priority of an attempt: known accounts go first; others wait in a short queue in which each network has few places. */
export type Lane = { known: boolean; network: string }

// OWASP's recommendation for Argon2id: 19 MiB, two passes, one lane; about 25 ms of one core.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

const maxParallel = Math.max(1, availableParallelism() - 1)
const maxUnknown = 64
const maxPerNetwork = 4

type Waiting = Lane & { start: () => void }

const waiting: Waiting[] = []
let running = 0

export function hashPassword(password: string, lane: Lane): Promise<string> {
  return inTurn(lane, () => hash(password, cost))
}

/** Verifies a password. Without a hash (unknown account, or one without password) it takes as long and returns false. */
export async function isPassword(stored: string | null | undefined, password: string, lane: Lane): Promise<boolean> {
  const right = await inTurn(lane, async () => verify(stored ?? (await dummyHash()), password))
  return right && stored !== null && stored !== undefined
}

let cachedDummyHash: Promise<string> | undefined

function dummyHash(): Promise<string> {
  return (cachedDummyHash ??= hash('the password of nobody', cost))
}

async function inTurn<T>(lane: Lane, work: () => Promise<T>): Promise<T> {
  if (running >= maxParallel) await waitForTurn(lane)
  running += 1
  try {
    return await work()
  } finally {
    running -= 1
    next()?.start()
  }
}

function waitForTurn({ known, network }: Lane): Promise<void> {
  const unknownWaiting = waiting.filter((one) => !one.known)
  const full = unknownWaiting.length >= maxUnknown
  const networkFull = unknownWaiting.filter((one) => one.network === network).length >= maxPerNetwork
  if (!known && (full || networkFull)) refuse('too-many', 'request.too_many', { retryAfterSeconds: 5 })
  return new Promise((start) => waiting.push({ known, network, start }))
}

function next(): Waiting | undefined {
  const first = waiting.findIndex((one) => one.known)
  return waiting.splice(Math.max(first, 0), 1)[0]
}
