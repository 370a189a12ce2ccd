// Changes of a connection at the office: cut, reconnected, closed, another tap or holder; each from a day on, with its reason.

import { inNepal } from '#kit/calendar/nepal-time.ts'
import { pick } from '#kit/pick.ts'
import { enforce, refuse } from '#kit/refusal.ts'
import { record } from '#platform/audit.server.ts'
import type { Ctx, Staff } from '#platform/context.ts'
import { transaction } from '#platform/database.server.ts'
import { tellRemovedPhones } from './notify.server.ts'
import type { Connection } from '../contract/api.ts'
import type { ConnectionState, HolderKind } from '../contract/connection.ts'
import { mayChangeHolder, mayChangeState, mayChangeTap } from '../rules/changes.ts'
import { insertHolder, insertState, lockConnection, updateTap } from '../store/changes.server.ts'
import { findConnection, type FoundConnection } from '../store/connection.server.ts'
import { withVerdict } from './read.server.ts'

export type StateChange = { id: number; state: ConnectionState; since: string; reason: string }

export async function changeState(ctx: Ctx<Staff>, { id, state, since, reason }: StateChange): Promise<Connection> {
  return transaction(ctx, async (tx) => {
    const found = await requireConnection(tx, id)
    const present = found.states[0]!
    enforce(mayChangeState({ state, since }, present, inNepal(tx.now).date))
    await insertState(tx, id, { state, since, reason, enteredBy: tx.actor.name, enteredAt: tx.now })
    const changes = { before: present.state, after: state, since, reason }
    await record(tx, { action: 'connections.state_changed', target: found.customerNumber, changes })
    return withVerdict(tx, (await findConnection(tx, id))!)
  })
}

export type TapChange = { id: number; since: string; reason: string } & Pick<
  Connection,
  'customerType' | 'tapSize' | 'sewer'
>

/** What the tap was until this day is kept with it: bills of earlier months follow from that. */
export async function changeTap(ctx: Ctx<Staff>, { id, since, reason, ...sent }: TapChange): Promise<Connection> {
  const tap = pick(sent, ['customerType', 'tapSize', 'sewer'])
  return transaction(ctx, async (tx) => {
    const found = await requireConnection(tx, id)
    const before = pick(found, ['customerType', 'tapSize', 'sewer'])
    const present = { ...before, state: found.states[0]!.state, last: found.formerTaps[0]?.until }
    enforce(mayChangeTap({ ...tap, since }, present, inNepal(tx.now).date))
    await updateTap(tx, id, { before: { ...before, metered: found.metered }, after: tap, since })
    const changes = { before, after: tap, since, reason }
    await record(tx, { action: 'connections.tap_changed', target: found.customerNumber, changes })
    return withVerdict(tx, (await findConnection(tx, id))!)
  })
}

export type HolderChange = { id: number; from: string; kind: HolderKind; reason: string } & {
  [Field in 'nameEn' | 'nameNe' | 'phone' | 'email']?: string | undefined
}

/** What was owed stays with the connection. The audit names no holder: the register has each with their time. */
export async function changeHolder(ctx: Ctx<Staff>, change: HolderChange): Promise<Connection> {
  const { id, from, kind, nameEn = '', nameNe = '', phone = null, email = null, reason } = change
  return transaction(ctx, async (tx) => {
    const found = await requireConnection(tx, id)
    enforce(mayChangeHolder({ from }, found.holders[0]!, inNepal(tx.now).date))
    const former = found.holders[0]!.phone
    if (former !== null && former !== phone)
      await tellRemovedPhones(tx, [{ customerNumber: found.customerNumber, phone: former }])
    await insertHolder(tx, id, { from, kind, nameEn, nameNe, phone, email: email?.toLowerCase() ?? null })
    await record(tx, { action: 'connections.holder_changed', target: found.customerNumber, changes: { from, reason } })
    return withVerdict(tx, (await findConnection(tx, id))!)
  })
}

/** Locked until the transaction ends; refused for a connection of one's own. */
export async function requireConnection(tx: Ctx<Staff>, id: number): Promise<FoundConnection> {
  await lockConnection(tx, id)
  const found = (await findConnection(tx, id)) ?? refuse('missing', 'connections.unknown')
  const { mayChange } = await withVerdict(tx, found)
  enforce(mayChange, 'forbidden')
  return found
}
