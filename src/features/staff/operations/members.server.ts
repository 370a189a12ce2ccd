// Staff administration: list, invite, change roles, suspend, readmit, reset the second factor.

import type { Page } from '#kit/page.ts'
import { enforce, refuse, refuseField, Refusal } from '#kit/refusal.ts'
import { record } from '#platform/audit.server.ts'
import type { Ctx, Scope, Staff } from '#platform/context.ts'
import type { Database } from '#platform/database.server.ts'
import { transaction } from '#platform/database.server.ts'
import type { Limited, LimitOf } from '#platform/rate-limit.server.ts'
import { bucketFor, countEachAgainst } from '#platform/rate-limit.server.ts'
import type { GivenRole } from '#features/people/contract/roles.ts'
import {
  addPerson,
  changeRoles,
  requirePerson,
  readmit,
  recordInEveryOrganisation,
  isPlatformAdministrator,
  listFormerPeople,
  listSuspensions,
  namesOfSigners,
  removePerson,
  suspend,
  upsertEnteredDetails,
  verdictOnReset,
} from '#features/people/operations.server.ts'
import { makeReferralCode, sendActivation, sendWelcome } from '#features/sessions/operations/codes.server.ts'
import { endSessionsOf, removeSignIns, resetSecondFactor } from '#features/sessions/operations/revocation.server.ts'
import { activationDays } from '#features/sessions/operations/templates.server.ts'
import type { Invited, StaffMember, Suspensions } from '../contract/api.ts'
import { recordedSignature } from '../rules.ts'
import type { StaffQuery } from '../store.server.ts'
import { countInvited, listMembers } from '../store.server.ts'

declare module '#platform/rate-limit.server.ts' {
  interface LimitNames {
    'invitations.person': LimitOf<'staff', [org: string, person: string]>
    invitations: LimitOf<'staff', [org: string]>
  }
}

export type Invitation = { nameEn: string; nameNe?: string; email: string; phone?: string; roles: GivenRole[] }

/** Adds the person (or finds one known to another organisation), grants the roles and sends the activation code. */
export async function inviteStaff(ctx: Ctx<Staff>, invitation: Invitation): Promise<Invited> {
  return transaction(ctx, async (tx) => {
    const id = await addStaff(tx, invitation)
    return sendInvitation(tx, id)
  })
}

/**
 * Adds a person with these roles without sending a message; for the command that creates the first administrator. Of a person
 * known before, the organisation sees what was entered here, not what others entered.
 */
export async function addStaff(ctx: Ctx, invitation: Invitation): Promise<number> {
  const { nameEn, nameNe = '', email, phone = null, roles } = invitation
  if (roles.length === 0) refuseField('roles', 'staff.no_role')
  return transaction(ctx, async (tx) => {
    const { id, known } = await addPerson(tx, { nameEn, nameNe, email: email.toLowerCase(), phone })
    if (known) await upsertEnteredDetails(tx, id, { nameEn, nameNe, phone }, tx.now)
    await changeRoles(tx, id, [...new Set([...(await rolesHere(tx, id)), ...roles])])
    return id
  })
}

/** None of somebody who is not known here. */
async function rolesHere(tx: Ctx, id: number): Promise<readonly GivenRole[]> {
  try {
    return (await requirePerson(tx, id)).roles
  } catch (error) {
    if (error instanceof Refusal && error.kind === 'missing') return []
    throw error
  }
}

export async function readInvitations(scope: Scope): Promise<{ invited: number }> {
  return { invited: await countInvited(scope) }
}

export async function changeStaffRoles(ctx: Ctx<Staff>, { id, roles }: { id: number; roles: GivenRole[] }) {
  await readStaffMember(ctx, { id })
  await changeRoles(ctx, id, roles)
  return readStaffMember(ctx, { id })
}

export async function suspendStaff(ctx: Ctx<Staff>, { id, reason }: { id: number; reason: string }) {
  return transaction(ctx, async (tx) => {
    await readStaffMember(tx, { id })
    await suspend(tx, id, reason)
    await endSessionsOf(tx, id, 'suspended')
    return readStaffMember(tx, { id })
  })
}

export async function readmitStaff(ctx: Ctx<Staff>, { id }: { id: number }): Promise<StaffMember> {
  await readStaffMember(ctx, { id })
  await readmit(ctx, id)
  return readStaffMember(ctx, { id })
}

export async function resendInvitation(ctx: Ctx<Staff>, { id }: { id: number }): Promise<Invited> {
  const { active } = await readStaffMember(ctx, { id })
  return transaction(ctx, async (tx) => {
    if (active) enforce(await verdictOnReset(tx, id), 'forbidden')
    return sendInvitation(tx, id)
  })
}

export async function removeSecondFactor(ctx: Ctx<Staff>, { id }: { id: number }): Promise<void> {
  const { active } = await readStaffMember(ctx, { id })
  if (id === ctx.actor.id) refuse('conflict', 'people.not_yourself')
  // Whether there is a second factor would tell that somebody invited is known elsewhere.
  if (!active && !(await isPlatformAdministrator(ctx))) refuse('conflict', 'staff.not_active')
  await transaction(ctx, async (tx) => {
    enforce(await verdictOnReset(tx, id), 'forbidden')
    await resetSecondFactor(tx, id)
    await recordInEveryOrganisation(tx, id, { action: 'second_factor.removed', target: `person ${id}` })
  })
}

/**
 * Sends the invitation. Without a mail server the answer has a code to be handed over for whoever has not signed in here: of somebody new
 * the activation code; of somebody known before one that opens nothing, so that the answer does not tell which of them it is. A code that
 * resets a password is never shown to another person.
 */
async function sendInvitation(tx: Ctx, id: number): Promise<Invited> {
  await countEachAgainst(tx.db, invitationCounts(tx, id), tx.now, 'staff.too_many_invitations')
  const member = await readStaffMember(tx, { id })
  const person = await requirePerson(tx, id)
  const isOwn = (await verdictOnReset(tx, id)).ok
  const login = `${tx.org.hosts[0] ?? ''}/login`
  const address = `${login}/activate`
  const code = person.passwordHash && !isOwn ? undefined : await sendActivation(tx, person, address)
  if (!code) await sendWelcome(tx, person, login)
  const mailed = tx.sendsMail ?? true
  const isNew = isOwn && !person.passwordHash
  const handedOver = mailed || member.active ? undefined : isNew ? code : await makeReferralCode(tx, id)
  const shownCode = handedOver ? { code: handedOver, address, days: activationDays } : null
  const changes = { roles: person.roles, ...(shownCode && { codeShown: true }) }
  await record(tx, { action: 'people.invited', target: `person ${id}`, changes })
  return { ...member, shownCode, mailed }
}

/** Invitations are mails to people outside: few to one person, and not more in a day than an organisation has staff. */
function invitationCounts(tx: Ctx, id: number): Limited[] {
  const org = String(tx.org.id)
  return [
    { bucket: bucketFor(tx, 'invitations.person', org, String(id)), limit: { max: 5, seconds: daySeconds } },
    { bucket: bucketFor(tx, 'invitations', org), limit: { max: 100, seconds: daySeconds } },
  ]
}

const daySeconds = 86_400

export async function readSuspensions(ctx: Ctx, { id }: { id: number }): Promise<Suspensions> {
  await readStaffMember(ctx, { id })
  const rows = await listSuspensions(ctx, id)
  const acts = rows.flatMap(({ suspendedBy, liftedBy }) => [suspendedBy, ...(liftedBy === null ? [] : [liftedBy])])
  const nameOf = await namesOfSigners(ctx, acts.map(recordedSignature))
  return {
    data: rows.map(({ reason, suspendedAt, suspendedBy, liftedAt, liftedBy }) => ({
      reason,
      since: suspendedAt.toISOString(),
      by: nameOf(recordedSignature(suspendedBy)),
      liftedAt: liftedAt?.toISOString() ?? null,
      liftedBy: liftedBy === null ? null : nameOf(recordedSignature(liftedBy)),
    })),
  }
}

/** Refuses `missing` for somebody without a role here. */
export async function readStaffMember(ctx: Ctx, { id }: { id: number }): Promise<StaffMember> {
  const { data } = await listStaff(ctx, { id })
  return data[0] ?? refuse('missing', 'people.unknown')
}

/** The people with a role in this organisation; platform administrators are listed only for one of them. */
export async function listStaff(ctx: Ctx, query: StaffQuery): Promise<Page<StaffMember>> {
  return listMembers(ctx, { ...query, platform: await isPlatformAdministrator(ctx) })
}

const formerAccountDays = 365

/**
 * Removes the accounts of people who for a year were neither staff nor customers of any organisation, and returns their number.
 * The audit of each organisation they worked for records it.
 */
export async function removeFormerAccounts(
  database: Database,
  now: Date,
  contextIn: (orgId: number) => Ctx | undefined,
): Promise<number> {
  const since = new Date(now.getTime() - formerAccountDays * daySeconds * 1000)
  return transaction({ db: database }, async ({ db }) => {
    const former = await listFormerPeople(db, since)
    for (const { id, nameEn, orgIds } of former) {
      await removeSignIns(db, id)
      await removePerson(db, id)
      for (const ctx of (orgIds ?? []).flatMap((orgId) => contextIn(orgId) ?? []))
        await record({ ...ctx, db }, { action: 'people.removed', target: `person ${id}`, changes: { name: nameEn } })
    }
    return former.length
  })
}
