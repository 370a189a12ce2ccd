// People of an organisation: look up, add, change roles, suspend, readmit.

import { formatInstant } from '#kit/format/times.ts'
import { translator, type Language } from '#kit/language.ts'
import type { Verdict } from '#kit/refusal.ts'
import { enforce, refuse, refuseField } from '#kit/refusal.ts'
import type { Actor, Ctx, Scope } from '#platform/context.ts'
import type { AuditEntry } from '#platform/audit.server.ts'
import { record } from '#platform/audit.server.ts'
import { transaction } from '#platform/database.server.ts'
import type { CustomerDetails } from './contract/person.ts'
import type { GivenRole } from './contract/roles.ts'
import { peopleMessages } from './messages.ts'
import { mayChangeRoles, mayResetAccess, maySuspend, readIdentifier } from './rules.ts'
import type { NewCustomer } from './store/customers.server.ts'
import { insertCustomer, listCustomersOf } from './store/customers.server.ts'
import type { Membership } from './store/memberships.server.ts'
import {
  findSuspensionReason,
  insertSuspension,
  liftSuspension,
  listSuspensions,
  readMembership,
} from './store/memberships.server.ts'
import type { KnownPerson, NewPerson } from './store/people.server.ts'
import {
  findByIdentifier,
  findPerson,
  insertPerson,
  lockPerson,
  listFormerPeople,
  removePerson,
  updateContacts,
  updatePassword,
  updatePerson,
} from './store/people.server.ts'
import { countOtherAdministrators, endGrant, insertGrant, listOtherOrganisations } from './store/role-grants.server.ts'
import {
  hasEnteredDetails,
  listStaffByEmail,
  listStaffHere,
  namesOf,
  upsertEnteredDetails,
} from './store/staff.server.ts'

export type { KnownPerson, NewPerson, Membership }
export {
  findPerson,
  findSuspensionReason,
  hasEnteredDetails,
  listCustomersOf,
  listFormerPeople,
  listStaffByEmail,
  listStaffHere,
  listSuspensions,
  lockPerson,
  namesOf,
  readMembership,
  removePerson,
  updateContacts,
  updatePassword,
  updatePerson,
  upsertEnteredDetails,
}

/** The person identified by a typed e-mail, phone or customer number, with the kind of identifier that matched. */
export async function identifyPerson(scope: Scope, typed: string) {
  for (const who of readIdentifier(typed)) {
    const person = await findByIdentifier(scope, who)
    if (person) return { person, by: who.kind }
  }
  return undefined
}

/** What forms start from: the person's contacts and taps in this organisation. */
export async function readCustomerDetails(
  scope: Scope,
  { id, email, phone }: Pick<KnownPerson, 'id' | 'email' | 'phone'>,
): Promise<CustomerDetails> {
  const customers = await listCustomersOf(scope, id)
  const taps = customers.map(({ customerNumber, ward, tol, customerType, tapSize }) => {
    return { customerNumber, ward, tol, customerType, tapSize }
  })
  return { email, phone, taps }
}

/** A person with a role or customer number in this organisation. Refuses any other as `people.unknown`. */
export async function requirePerson(scope: Scope, id: number): Promise<KnownPerson & Membership> {
  const person = await findPerson(scope.db, id)
  const membership = person && (await readMembership(scope, id))
  if (!person || !membership || (membership.roles.length === 0 && !membership.isCustomer))
    return refuse('missing', 'people.unknown')
  return { ...person, ...membership }
}

/** Who did something, as rows store it: the person, and the name of then. `byId` is null for the system itself. */
export type Signature = { byId: number | null; byName: string }

/**
 * Names who did something as they are called now, in the reader's language: the one way in which pages name them. The system is called
 * so, with the account on the server that ran a command.
 */
export async function namesOfSigners(
  ctx: Pick<Ctx, 'db' | 'org' | 'language'>,
  signatures: readonly Signature[],
): Promise<(signature: Signature) => string> {
  const names = await namesOf(
    ctx,
    signatures.map(({ byId }) => byId),
  )
  return ({ byId, byName }) => (byId === null ? systemName(byName, ctx.language) : (names.get(byId) ?? byName))
}

/** @example systemName('billing (anil)', 'en') // 'System (anil)' */
function systemName(recorded: string, language: Language): string {
  const t = translator(peopleMessages, language)
  const account = /\((.+)\)$/.exec(recorded)?.[1]
  return account === undefined ? t('people.system') : t('people.system_account', { account })
}

/** An act on an item; `byId` is null where no person of the office did it. */
type SignedAct = { at: Date; byId: number | null; byName: string | null }

/**
 * Refuses as a conflict what is based on `version` when `current` is a later one: the message of `key` says who acted last, and when.
 * `name` is '' where nobody has one. A version that never was is invalid.
 */
export async function enforceVersion(
  ctx: Pick<Ctx, 'db' | 'org' | 'language'>,
  { version, current, last }: { version: number; current: number; last: SignedAct | undefined },
  key: (name: string) => string,
): Promise<void> {
  if (version === current) return
  if (!last || version > current) return refuseField('version', 'validation.custom')
  const names = await namesOf(ctx, [last.byId])
  const name = (last.byId !== null && names.get(last.byId)) || (last.byName ?? '')
  refuse('conflict', key(name), { values: { name, when: formatInstant(last.at, ctx.language) } })
}

/** Adds a person, or returns the existing one with the same e-mail address as `known`; refuses the phone of another person. */
export async function addPerson(scope: Scope, person: NewPerson): Promise<{ id: number; known: boolean }> {
  const added = await insertPerson(scope.db, person)
  if (added !== undefined) return { id: added, known: false }
  const found = person.email ? await findByIdentifier(scope, { kind: 'email', value: person.email }) : undefined
  return { id: found?.id ?? refuse('conflict', 'people.phone_taken'), known: true }
}

export async function addCustomer(scope: Scope, customer: NewCustomer): Promise<void> {
  if (!(await insertCustomer(scope, customer))) refuse('conflict', 'people.number_taken')
}

/** Replaces the person's roles in this organisation. */
export async function changeRoles(ctx: Ctx, personId: number, after: readonly GivenRole[]): Promise<void> {
  await transaction(ctx, async (tx) => {
    const otherAdministrators = await countOtherAdministrators(tx, personId)
    const { roles: before } = await readMembership(tx, personId)
    const platform = await isPlatformAdministrator(tx)
    enforce(
      mayChangeRoles({ own: isOwn(tx.actor, personId), platform, before, after, otherAdministrators }),
      'forbidden',
    )
    const by = nameOf(tx.actor)
    for (const role of before) if (!after.includes(role)) await endGrant(tx, personId, role, tx.now, by)
    for (const role of after) if (!before.includes(role)) await insertGrant(tx, personId, role, tx.now, by)
    await record(tx, { action: 'people.roles_changed', target: `person ${personId}`, changes: { before, after } })
  })
}

/** Suspends a person in this organisation. The caller ends the person's sessions. */
export async function suspend(ctx: Ctx, personId: number, reason: string): Promise<void> {
  await transaction(ctx, async (tx) => {
    const otherAdministrators = await countOtherAdministrators(tx, personId)
    const { roles, suspended } = await readMembership(tx, personId)
    const platform = await isPlatformAdministrator(tx)
    enforce(maySuspend({ own: isOwn(tx.actor, personId), platform, roles, suspended, otherAdministrators }))
    await insertSuspension(tx, personId, reason, tx.now, nameOf(tx.actor))
    await record(tx, { action: 'people.suspended', target: `person ${personId}`, changes: { reason } })
  })
}

export async function readmit(ctx: Ctx, personId: number): Promise<void> {
  await transaction(ctx, async (tx) => {
    if (!(await liftSuspension(tx, personId, tx.now, nameOf(tx.actor)))) refuse('conflict', 'people.not_suspended')
    await record(tx, { action: 'people.readmitted', target: `person ${personId}` })
  })
}

/** Whether the actor may reset this person's password or second factor. */
export async function verdictOnReset(ctx: Ctx, personId: number): Promise<Verdict> {
  const elsewhere = await listOtherOrganisations(ctx, personId)
  return mayResetAccess({ platform: await isPlatformAdministrator(ctx), worksElsewhere: elsewhere.length > 0 })
}

/** Records an event in the audit log of every organisation to which the person belongs, including this one. */
export async function recordInEveryOrganisation(ctx: Ctx, personId: number, entry: AuditEntry): Promise<void> {
  await record(ctx, entry)
  for (const id of await listOtherOrganisations(ctx, personId))
    if (id !== null) await record({ ...ctx, org: { id } }, entry)
}

/** Whether the actor is a platform administrator or the system. */
export async function isPlatformAdministrator(ctx: Ctx): Promise<boolean> {
  if (ctx.actor.kind === 'machine') return true
  if (ctx.actor.kind !== 'staff') return false
  return (await readMembership(ctx, ctx.actor.id)).roles.includes('platform-administrator')
}

function isOwn(actor: Actor, personId: number): boolean {
  return actor.kind === 'staff' && actor.id === personId
}

function nameOf(actor: Actor): string {
  if (actor.kind === 'visitor') return actor.client
  return actor.kind === 'machine' ? actor.name : `${actor.name} (${actor.id})`
}
