// Transitions of editions: submit, return, approve, withdraw.

import { enforce, refuse } from '#kit/refusal.ts'
import { record } from '#platform/audit.server.ts'
import { transaction } from '#platform/database.server.ts'
import type { EditionAct, EditionTransition } from '../contract/states.ts'
import { editionRowNames } from '../contract/nouns.ts'
import { mayBeWithdrawn } from '../rules/states.ts'
import { findEdition, insertAct, listEditions, lockEditions, updateEdition } from '../store.server.ts'
import type { AnyEditions, Office } from './definition.server.ts'
import type { Version } from './drafts.server.ts'
import { lockEdition } from './drafts.server.ts'
import { readEdition, todayOf } from './reads.server.ts'

export function submitEdition(ctx: Office, kind: AnyEditions, version: Version): Promise<void> {
  return transaction(ctx, (tx) => reviewed(tx, kind, version, { may: 'submit', act: 'submitted' }))
}

export function returnEdition(ctx: Office, kind: AnyEditions, { note, ...version }: Version & { note: string }) {
  return transaction(ctx, (tx) => reviewed(tx, kind, version, { may: 'return', act: 'returned', note }))
}

/** Publishes the rows by the operation of the import, with a row of the audit. */
export function approveEdition(ctx: Office, kind: AnyEditions, version: Version): Promise<void> {
  return transaction(ctx, async (tx) => {
    await reviewed(tx, kind, version, { may: 'approve', act: 'approved' })
    const { effectiveFrom, rows } = (await findEdition(tx, kind.kind, version.id))!
    const replaced = await kind.publish(tx, effectiveFrom, rows as object[])
    if (replaced) await updateEdition(tx, version.id, { effectiveFrom, rows, replaced })
    await audit(tx, kind, 'approve', effectiveFrom, { edition: version.id, rows: rows.length })
  })
}

/** Withdraws a published edition before its day, whether it was approved here or imported. */
export function withdrawEdition(ctx: Office, kind: AnyEditions, effectiveFrom: string): Promise<void> {
  return transaction(ctx, async (tx) => {
    await lockEditions(tx, kind.kind)
    const days = (await kind.published(tx)).map((edition) => edition.effectiveFrom)
    if (!days.includes(effectiveFrom)) refuse('missing', 'editions.unknown')
    enforce(mayBeWithdrawn(effectiveFrom, { days, today: todayOf(tx), inSequence: kind.inSequence }))
    const approved = (await listEditions(tx, kind.kind)).find(
      (edition) => edition.act === 'approved' && edition.effectiveFrom === effectiveFrom,
    )
    const replaced = approved && (await findEdition(tx, kind.kind, approved.id))?.replaced
    await kind.withdraw(tx, effectiveFrom, replaced ?? null)
    if (approved) await insertAct(tx, approved.id, 'withdrawn')
    await audit(tx, kind, 'withdraw', effectiveFrom, {})
  })
}

type Review = { may: EditionTransition; act: EditionAct; note?: string }

/** Records the act when nobody has changed the edition since `version` and it is permitted. */
async function reviewed(tx: Office, kind: AnyEditions, version: Version, { may, act, note }: Review): Promise<void> {
  await lockEdition(tx, kind, version)
  enforce((await readEdition(tx, kind, version.id)).may[may])
  await insertAct(tx, version.id, act, note)
}

async function audit(tx: Office, kind: AnyEditions, row: 'approve' | 'withdraw', day: string, changes: object) {
  const action = editionRowNames(kind.contract.noun)[row]
  await record(tx, { action, target: `${kind.kind} ${day}`, changes })
}
