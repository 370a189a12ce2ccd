// How is a password kept and tried, without a flood of attempts taking the whole machine or the place of those we know?

import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import { refuse } from '#kit/refusal.ts'

/** Who tries: somebody known goes first; strangers wait in a short line in which each network has few places. */
export type Lane = { known: boolean; network: string }

// OWASP's first choice for Argon2id: 19 MiB, two passes, one lane; about 25 ms of one core.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

const atOnce = Math.max(1, availableParallelism() - 1)
const mostStrangers = 64
const mostOfOneNetwork = 4

type Waiting = Lane & { start: () => void }

const waiting: Waiting[] = []
let running = 0

export function hashPassword(password: string, lane: Lane): Promise<string> {
  return inTurn(lane, () => hash(password, cost))
}

/** Is it the password? Without a hash (nobody, or somebody who has none) it takes as long and says no. */
export async function isPassword(kept: string | null | undefined, password: string, lane: Lane): Promise<boolean> {
  const right = await inTurn(lane, async () => verify(kept ?? (await nobodys()), password))
  return right && kept !== null && kept !== undefined
}

let nobody: Promise<string> | undefined

function nobodys(): Promise<string> {
  return (nobody ??= hash('the password of nobody', cost))
}

async function inTurn<T>(lane: Lane, work: () => Promise<T>): Promise<T> {
  if (running >= atOnce) await place(lane)
  running += 1
  try {
    return await work()
  } finally {
    running -= 1
    next()?.start()
  }
}

function place({ known, network }: Lane): Promise<void> {
  const strangers = waiting.filter((one) => !one.known)
  const full = strangers.length >= mostStrangers
  const crowded = strangers.filter((one) => one.network === network).length >= mostOfOneNetwork
  if (!known && (full || crowded)) refuse('too-many', 'request.too_many', { retryAfterSeconds: 5 })
  return new Promise((start) => waiting.push({ known, network, start }))
}

function next(): Waiting | undefined {
  const first = waiting.findIndex((one) => one.known)
  return waiting.splice(Math.max(first, 0), 1)[0]
}
