// Name, email address and phone of a member of staff, changed by an administrator.

import { pick } from '#kit/pick.ts'
import { enforce, refuseField } from '#kit/refusal.ts'
import { record } from '#platform/audit.server.ts'
import type { Ctx, Staff } from '#platform/context.ts'
import { transaction } from '#platform/database.server.ts'
import {
  findPerson,
  hasEnteredDetails,
  updateContacts,
  updatePerson,
  upsertEnteredDetails,
  verdictOnReset,
} from '#features/people/operations.server.ts'
import { endEarlierAccess } from '#features/sessions/operations/codes.server.ts'
import { enforceFree, notifyFormerAddress } from '#features/sessions/operations/own-contacts.server.ts'
import type { StaffMember } from '../contract/api.ts'
import { mayChangeAddress } from '../rules.ts'
import { readStaffMember } from './members.server.ts'

type Details = { nameEn: string; nameNe: string; email: string; phone: string | null }
type Sent = { id: number; nameEn: string; nameNe?: string; email: string; phone?: string }

/**
 * Of somebody known elsewhere the organisation changes what it has entered itself; whoever may not reset the access of a person may not
 * change the address or phone by which they sign in either.
 */
export async function changeStaffMember(ctx: Ctx<Staff>, { id, ...sent }: Sent): Promise<StaffMember> {
  return transaction(ctx, async (tx) => {
    const member = await readStaffMember(tx, { id })
    const before: Details = { ...namesOf(member), email: member.email ?? '', phone: member.phone }
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
    return readStaffMember(tx, { id })
  })
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

function namesOf({ name }: StaffMember) {
  return { nameEn: name.en, nameNe: name.ne }
}
