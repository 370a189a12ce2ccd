// Replica of the database for exports and reports: read while it is at most some seconds behind, else the primary is read.

import { sql } from 'kysely'
import { DatabaseError } from 'pg'
import { Refusal } from '#kit/refusal.ts'
import type { Database } from '#platform/database.server.ts'

/** Milliseconds. Less than a recent change is remembered (recent-change.ts), so that staff find their own changes in a report. */
export const maxLagMs = 5_000
const pollMs = 1_000

/** `lagMs`: everything that was committed so many milliseconds ago or earlier can be read there; null when only more than a minute is known. */
export type ReplicaState =
  | { kind: 'read'; lagMs: number }
  | { kind: 'behind'; lagMs: number | null }
  | { kind: 'unreachable'; reason: string }
  | { kind: 'primary' }

export type Replica = {
  state(): ReplicaState
  /** Runs a read on the replica, and on the primary while that is not to be read, or when it fails there. */
  read<C extends { db: Database }, T>(ctx: C, run: (ctx: C) => Promise<T>): Promise<T>
  stop(): void
}

type Missing = Extract<ReplicaState, { kind: 'unreachable' | 'primary' }>

type Options = {
  log?: (line: string) => void
  /** Called for each read with the server that answered it. */
  counted?: (server: 'replica' | 'primary') => void
}

/** Compares the replica with the primary every second, from now on. The databases are closed by whoever opened them. */
export function watchReplica(primary: Database, replica: Database, options: Options = {}): Replica {
  const { log = () => {}, counted = () => {} } = options
  const positions: Position[] = []
  let missing: Missing | undefined = { kind: 'unreachable', reason: 'not asked yet' }
  let replayedBefore = 0
  let upToDateAt: number | undefined
  let wasRead = false
  let timer: NodeJS.Timeout | undefined
  let isStopped = false
  void poll()

  async function poll(): Promise<void> {
    const at = performance.now()
    const [written, replayed] = await Promise.allSettled([positionOf(primary), replayedBy(replica)])
    if (isStopped) return
    if (written.status === 'fulfilled') positions.push({ at, lsn: written.value })
    if (replayed.status === 'rejected') missing = { kind: 'unreachable', reason: reasonOf(replayed.reason) }
    else if (replayed.value === null) missing = { kind: 'primary' }
    else {
      missing = undefined
      // Another server, or one that was started again, may have less than was seen before.
      if (replayed.value < replayedBefore) upToDateAt = undefined
      replayedBefore = replayed.value
      upToDateAt = lastReached(positions, replayed.value) ?? upToDateAt
    }
    const { kind } = state()
    if ((kind === 'read') !== wasRead) log(kind === 'read' ? 'Exports and reports read the replica.' : leftOut(state()))
    wasRead = kind === 'read'
    timer = setTimeout(() => void poll(), pollMs).unref()
  }

  function state(): ReplicaState {
    if (missing) return missing
    const lagMs = upToDateAt === undefined ? null : performance.now() - upToDateAt
    return lagMs !== null && lagMs <= maxLagMs ? { kind: 'read', lagMs } : { kind: 'behind', lagMs }
  }

  return {
    state,
    async read(ctx, run) {
      if (state().kind === 'read') {
        try {
          const result = await run({ ...ctx, db: replica })
          counted('replica')
          return result
        } catch (error) {
          if (isAnswer(error)) throw error
          log(`Read from the primary after the replica failed: ${reasonOf(error)}`)
        }
      }
      counted('primary')
      return run(ctx)
    },
    stop() {
      isStopped = true
      clearTimeout(timer)
    },
  }
}

/** The same for a command, which asks once and gives the replica the time it may be behind. */
export async function compareOnce(primary: Database, replica: Database): Promise<ReplicaState> {
  const began = performance.now()
  const lsn = await positionOf(primary)
  while (true) {
    try {
      const replayed = await replayedBy(replica)
      if (replayed === null) return { kind: 'primary' }
      const lagMs = performance.now() - began
      if (replayed >= lsn) return { kind: 'read', lagMs }
      if (lagMs > maxLagMs) return { kind: 'behind', lagMs: null }
    } catch (error) {
      return { kind: 'unreachable', reason: reasonOf(error) }
    }
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
}

/** Where the primary's log was at a moment: what was committed before it is at or before that place. */
type Position = { at: number; lsn: number }

const rememberedMs = 60_000

/** The last moment whose position is replayed; older positions are dropped. */
function lastReached(positions: Position[], replayed: number): number | undefined {
  const index = positions.findLastIndex(({ lsn }) => lsn <= replayed)
  const reached = positions[index]?.at
  const oldest = performance.now() - rememberedMs
  const kept = positions.filter(({ at }, each) => each > index && at > oldest)
  positions.splice(0, positions.length, ...kept)
  return reached
}

/** Bytes of log that are on the primary's disk. */
async function positionOf(primary: Database): Promise<number> {
  const { rows } = await sql<{ lsn: number }>`
    select pg_wal_lsn_diff(pg_current_wal_flush_lsn(), '0/0')::float8 as lsn`.execute(primary)
  return rows[0]!.lsn
}

/** Bytes of log that are visible there; null where it is no replica. */
async function replayedBy(replica: Database): Promise<number | null> {
  const { rows } = await sql<{ lsn: number | null }>`
    select case when pg_is_in_recovery() then pg_wal_lsn_diff(pg_last_wal_replay_lsn(), '0/0')::float8 end as lsn`.execute(
    replica,
  )
  return rows[0]!.lsn
}

/** What the primary would answer too: a refusal, or that the statement takes too long. */
function isAnswer(error: unknown): boolean {
  return error instanceof Refusal || (error instanceof DatabaseError && error.code === '57014')
}

function leftOut(state: ReplicaState): string {
  const reason = state.kind === 'unreachable' ? `the replica does not answer: ${state.reason}` : reasons[state.kind]
  return `Exports and reports read the primary: ${reason}`
}

const reasons = {
  read: '',
  behind: `the replica is more than ${maxLagMs / 1000} s behind`,
  primary: 'DATABASE_REPLICA_URL is no replica',
}

function reasonOf(error: unknown): string {
  const { message, code } = error as { message?: string; code?: string }
  return message || String(code)
}
