// Agreements of instalments: prepared, then approved, refused or cancelled.

import { authorOf } from '#features/bills/operations/author.server.ts'
import { typedPolicy } from '#features/bills/operations/policies.server.ts'
import { lockCustomerNumber } from '#features/connections/operations/numbers.server.ts'
import { isOwnConnection } from '#features/ledger/operations/linked.server.ts'
import { inNepal } from '#kit/calendar/nepal-time.ts'
import { enforce, refuse, refuseField } from '#kit/refusal.ts'
import { record } from '#platform/audit.server.ts'
import type { Ctx, Staff } from '#platform/context.ts'
import { transaction } from '#platform/database.server.ts'
import type { Agreement } from '../contract/api.ts'
import { mayAgree, mayApprove, mayBegin, mayRequest, partsOf } from '../rules.ts'
import { decideAgreement, insertAgreement, listAgreements, updateEnded, type AgreementRow } from '../store.server.ts'
import { owedBy, readOne, watchedOf } from './read.server.ts'

type Sent = { id: number; rupees: number; count: number; firstOn: string; reason: string }

/** `id`: of the connection. Nothing is agreed yet, and nothing is ever posted: what is owed stays as it is. */
export async function requestAgreement(ctx: Ctx<Staff>, { id: connectionId, ...sent }: Sent): Promise<Agreement> {
  return transaction(ctx, async (tx) => {
    const customerNumber =
      (await lockCustomerNumber(tx, connectionId)) ?? refuse('missing', 'instalments.connection_unknown')
    const { rupees, count, firstOn, reason } = sent
    const day = mayBegin(firstOn, inNepal(tx.now).date)
    if (!day.ok) refuseField('firstOn', day.key, day.values)
    const owedPaisa = await owedBy(tx, connectionId)
    const rows = await listAgreements(tx, { connectionIds: [connectionId] }, { limit: 50 })
    const isPending = rows.some(({ outcome }) => outcome === null)
    const running = rows.find(isRunning)
    const state = running && (await watchedOf(tx, running)).state
    const isOwn = await isOwnConnection(tx, connectionId)
    enforce(mayRequest({ owedPaisa, isOwn, isPending, running: state }))
    const amountPaisa = rupees * 100
    const may = mayAgree(amountPaisa, owedPaisa)
    if (!may.ok) refuseField('rupees', may.key, may.values)
    const parts = partsOf({ amountPaisa, count, firstOn })
    const id = await insertAgreement(tx, { connectionId, amountPaisa, reason, parts }, authorOf(tx))
    await record(tx, {
      action: 'instalments.requested',
      target: customerNumber,
      changes: { agreement: id, amountPaisa, count: parts.length, firstOn, reason },
    })
    return readOne(tx, id)
  })
}

/** Payments count from today. A broken agreement of before is replaced. */
export async function approveAgreement(ctx: Ctx<Staff>, { id }: { id: number }): Promise<Agreement> {
  return transaction(ctx, async (tx) => {
    const agreement = await lockAgreement(tx, id)
    const { connectionId, amountPaisa, customerNumber } = agreement
    const today = inNepal(tx.now).date
    const isOwn = await isOwnConnection(tx, connectionId)
    const persons = (await typedPolicy(tx)).persons === 2 ? 2 : 1
    enforce(mayApprove({ ...agreement, isOwn, firstOn: agreement.parts[0]!.dueOn }, authorOf(tx), { persons, today }))
    const before = await listAgreements(tx, { connectionIds: [connectionId], part: 'running' }, { limit: 1 })
    for (const each of before) await updateEnded(tx, each.id, today)
    await decideAgreement(tx, id, { outcome: 'approved', startsOn: today }, authorOf(tx))
    await record(tx, {
      action: 'instalments.approved',
      target: customerNumber,
      changes: { agreement: id, amountPaisa },
    })
    return readOne(tx, id)
  })
}

export function refuseAgreement(ctx: Ctx<Staff>, { id }: { id: number }): Promise<Agreement> {
  return endPrepared(ctx, id, 'refused')
}

export function cancelAgreement(ctx: Ctx<Staff>, { id }: { id: number }): Promise<Agreement> {
  return endPrepared(ctx, id, 'cancelled')
}

async function endPrepared(ctx: Ctx<Staff>, id: number, outcome: 'refused' | 'cancelled'): Promise<Agreement> {
  return transaction(ctx, async (tx) => {
    const { outcome: before, customerNumber } = await lockAgreement(tx, id)
    if (before !== null) refuse('conflict', 'instalments.decided')
    await decideAgreement(tx, id, { outcome, startsOn: null }, authorOf(tx))
    await record(tx, { action: `instalments.${outcome}`, target: customerNumber, changes: { agreement: id } })
    return readOne(tx, id)
  })
}

/** Decisions about one connection wait for each other. */
async function lockAgreement(tx: Ctx, id: number): Promise<AgreementRow> {
  const [known] = await listAgreements(tx, { id }, { limit: 1 })
  if (!known) return refuse('missing', 'instalments.unknown')
  await lockCustomerNumber(tx, known.connectionId)
  return (await listAgreements(tx, { id }, { limit: 1 }))[0]!
}

function isRunning({ outcome, endedOn }: AgreementRow): boolean {
  return outcome === 'approved' && endedOn === null
}
