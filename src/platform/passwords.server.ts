// Hashing and verification of passwords, with a bounded queue and few places for each network.

import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import { refuse } from '#kit/refusal.ts'
import { concurrencyLimit } from './concurrency-limit.server.ts'

/** The priority of an attempt: known accounts go first; others wait in a short queue in which each network has few places. */
export type Lane = { known: boolean; network: string }

// OWASP's recommendation for Argon2id: 19 MiB, two passes, one lane; about 25 ms of one core.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** One core is left to the rest of the server. At 25 ms each, those who wait get their turn within the time. */
const limit = concurrencyLimit({
  maxRunning: Math.max(1, availableParallelism() - 1),
  maxWaiting: 64,
  maxWaitMs: 1_500,
})
const maxPerNetwork = 4

const waitingByNetwork = new Map<string, number>()

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

async function inTurn<T>({ known, network }: Lane, work: () => Promise<T>): Promise<T> {
  if (known) return limit.run(work, { priority: 'urgent' })
  const leave = enterNetwork(network)
  const release = await limit.acquire({ priority: 'ordinary' }).finally(leave)
  try {
    return await work()
  } finally {
    release()
  }
}

/** Counts an attempt of an unknown account until its turn comes; refuses when too many of its network wait. */
function enterNetwork(network: string): () => void {
  const count = waitingByNetwork.get(network) ?? 0
  if (count >= maxPerNetwork) refuse('too-many', 'request.too_many', { retryAfterSeconds: 5 })
  waitingByNetwork.set(network, count + 1)
  return () => {
    const left = waitingByNetwork.get(network)! - 1
    if (left > 0) waitingByNetwork.set(network, left)
    else waitingByNetwork.delete(network)
  }
}
