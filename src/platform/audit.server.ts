// Audit rows: who did what, when and from where; append-only.

import type { Actor, Ctx } from '#platform/context.ts'
import type { Database } from '#platform/database.server.ts'

/**
 * `action` is an API row's name or an event (`session.opened`); `outcome` is 'done' or a refusal's key. `maxLength`: so many
 * characters of each text in `changes` are stored, 200 by default; more where the audit row is the only record of them.
 */
export type AuditEntry = { action: string; target?: string; outcome?: string; changes?: unknown; maxLength?: number }
export type Recorder = Pick<Ctx, 'actor' | 'db' | 'now' | 'from'> & { org: { id: number } }

/** Writes one row, in the caller's transaction when there is one. */
export async function record({ org, actor, db, now, from }: Recorder, entry: AuditEntry): Promise<void> {
  recorded.add(db)
  const { action, target = '', outcome = 'done', changes = {}, maxLength = 200 } = entry
  await db
    .insertInto('auditRows')
    .values({
      at: now,
      orgId: org.id,
      ...actorColumns(actor),
      address: from.address,
      requestId: from.requestId,
      action,
      target: target.slice(0, 200),
      outcome,
      changes: JSON.stringify(withoutSecrets(changes, maxLength)),
    })
    .execute()
}

/** How long a record that was opened counts as open: reloads and steps back are not recorded again. */
const openedForMs = 3_600_000

/** Writes that a person has opened personal data, unless the same person opened the same within the last hour. */
export async function recordOpened(recorder: Recorder, entry: Required<Pick<AuditEntry, 'action' | 'target'>>) {
  const { org, actor, db, now } = recorder
  const { actorKind, actorId } = actorColumns(actor)
  const before = await db
    .selectFrom('auditRows')
    .select('id')
    .where('orgId', '=', org.id)
    .where('at', '>', new Date(now.getTime() - openedForMs))
    .where('at', '<=', now)
    .where('actorKind', '=', actorKind)
    .where('actorId', '=', actorId)
    .where('action', '=', entry.action)
    .where('target', '=', entry.target.slice(0, 200))
    .limit(1)
    .executeTakeFirst()
  if (!before) await record(recorder, entry)
}

/** The newest row about this target of what was done by one of these actions. */
export function findNewest({ db, org }: Pick<Recorder, 'db' | 'org'>, target: string, actions: readonly string[]) {
  return db
    .selectFrom('auditRows')
    .select(['at', 'actorId', 'actorName'])
    .where('orgId', '=', org.id)
    .where('target', '=', target)
    .where('action', 'in', [...actions])
    .where('outcome', '=', 'done')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** Whether this transaction has already recorded an audit row itself. */
export function hasRecorded(db: Database): boolean {
  return recorded.has(db)
}

/** The value without passwords, tokens, codes and files, long texts cut. */
export function withoutSecrets(value: unknown, maxLength: number, depth = 0): unknown {
  if (typeof value === 'string') return value.length > maxLength ? `${value.slice(0, maxLength)}…` : value
  if (value instanceof File) return { file: value.name, size: value.size }
  if (typeof value !== 'object' || value === null) return value
  if (depth > 4) return '…'
  if (Array.isArray(value)) return value.slice(0, 50).map((one) => withoutSecrets(one, maxLength, depth + 1))
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      secret.test(key) ? '•••' : withoutSecrets(inner, maxLength, depth + 1),
    ]),
  )
}

const recorded = new WeakSet<Database>()
const secret = /password|secret|token|^code$|^current$|challenge/i

function actorColumns(actor: Actor) {
  if (actor.kind === 'visitor')
    return { actorKind: actor.kind, actorId: null, actorName: actor.client, sessionId: null }
  if (actor.kind === 'machine') return { actorKind: actor.kind, actorId: null, actorName: actor.name, sessionId: null }
  return { actorKind: actor.kind, actorId: actor.id, actorName: actor.name, sessionId: actor.session }
}
