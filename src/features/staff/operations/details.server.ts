// Name, email address and phone of a member of staff, changed by an administrator.

import { formatInstant } from '#kit/format/times.ts'
import { pick } from '#kit/pick.ts'
import { enforce, refuse, refuseField } from '#kit/refusal.ts'
import { findNewest, record } from '#platform/audit.server.ts'
import type { Ctx, Staff } from '#platform/context.ts'
import { transaction } from '#platform/database.server.ts'
import {
  findPerson,
  hasEnteredDetails,
  lockPerson,
  namesOf,
  updateContacts,
  updatePerson,
  upsertEnteredDetails,
  verdictOnReset,
} from '#features/people/operations.server.ts'
import { endEarlierAccess } from '#features/sessions/operations/codes.server.ts'
import { enforceFree, notifyFormerAddress } from '#features/sessions/operations/own-contacts.server.ts'
import type { StaffMember, VersionedMember } from '../contract/api.ts'
import { mayChangeAddress, versionOf } from '../rules.ts'
import { readStaffMember } from './members.server.ts'

type Details = { nameEn: string; nameNe: string; email: string; phone: string | null }
type Sent = { id: number; version: number; nameEn: string; nameNe?: string; email: string; phone?: string }

/** Refuses `missing` for somebody without a role here. */
export async function readVersionedMember(ctx: Ctx, { id }: { id: number }): Promise<VersionedMember> {
  const member = await readStaffMember(ctx, { id })
  return { ...member, version: versionOf(member) }
}

/**
 * Of somebody known elsewhere the organisation changes what it has entered itself; whoever may not reset the access of a person may not
 * change the address or phone by which they sign in either.
 */
export async function changeStaffMember(ctx: Ctx<Staff>, { id, version, ...sent }: Sent): Promise<VersionedMember> {
  return transaction(ctx, async (tx) => {
    await lockPerson(tx.db, id)
    const member = await readVersionedMember(tx, { id })
    if (member.version !== version) await refuseStale(tx, id)
    const before: Details = { ...shownNames(member), email: member.email ?? '', phone: member.phone }
    const after = { ...sent, nameNe: sent.nameNe ?? '', email: sent.email.toLowerCase(), phone: sent.phone ?? null }
    const changed = (Object.keys(after) as (keyof Details)[]).filter((name) => after[name] !== before[name])
    if (changed.includes('email')) await enforceAddress(tx, member)
    if (await hasEnteredDetails(tx, id)) {
      await upsertEnteredDetails(tx, id, after, tx.now)
      if (changed.includes('email')) await changeContacts(tx, id, { email: after.email })
    } else {
      enforce(await verdictOnReset(tx, id), 'forbidden')
      await updatePerson(tx.db, id, pick(after, ['nameEn', 'nameNe']))
      if (changed.includes('email') || changed.includes('phone')) await changeContacts(tx, id, after)
    }
    const changes = { before: pick(before, changed), after: pick(after, changed) }
    await record(tx, { action: 'changeStaffMember', target: `person ${id}`, changes })
    return readVersionedMember(tx, { id })
  })
}

/** Names of the audit rows of a changed name, address or phone. */
const changing = ['changeStaffMember', 'contacts.changed', 'people.invited']

/** Names who changed the details last, where it was somebody of this organisation. */
async function refuseStale(tx: Ctx, id: number): Promise<never> {
  const last = await findNewest(tx, `person ${id}`, changing)
  if (!last) return refuse('conflict', 'staff.changed_elsewhere')
  const names = await namesOf(tx, [last.actorId])
  const name = (last.actorId !== null && names.get(last.actorId)) || last.actorName
  return refuse('conflict', 'lists.changed_meanwhile', { values: { name, when: formatInstant(last.at, tx.language) } })
}

async function enforceAddress(tx: Ctx<Staff>, { id, active }: StaffMember): Promise<void> {
  const verdict = mayChangeAddress({ own: id === tx.actor.id, active })
  if (!verdict.ok) refuseField('email', verdict.key)
  enforce(await verdictOnReset(tx, id), 'forbidden')
}

async function changeContacts(tx: Ctx, id: number, { email, phone }: { email: string; phone?: string | null }) {
  const person = (await findPerson(tx.db, id))!
  const after = { email, phone: phone === undefined ? person.phone : phone }
  await enforceFree(tx, id, after)
  await updateContacts(tx, id, after)
  await endEarlierAccess(tx, id, { because: 'contacts changed' })
  if (person.email && person.email !== email) await notifyFormerAddress(tx, id, person.email)
}

function shownNames({ name }: StaffMember) {
  return { nameEn: name.en, nameNe: name.ne }
}
