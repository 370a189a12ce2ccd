// Rules of role changes, suspension and access resets, identifiers, and the channel of a message.

import type { Answered, Verdict } from '#kit/refusal.ts'
import { allow, deny } from '#kit/refusal.ts'
import { parsePhone } from '#kit/phone.ts'
import { toAsciiDigits } from '#kit/language.ts'
import { clean } from '#kit/text.ts'
import type { Permission } from '#root/permissions.ts'
import { permissionsOf } from '#root/roles.ts'
import type { GivenRole } from './contract/roles.ts'
import { givenRoles, rolesWithSecondFactor } from './contract/roles.ts'

/** Nobody holds two roles of a group: three people prepare, check and approve an application, and who takes money does not correct it. */
const exclusiveRoles: readonly { roles: readonly GivenRole[]; key: string }[] = [
  { roles: ['clerk', 'checker', 'approver'], key: 'people.exclusive_roles' },
  { roles: ['cashier', 'accountant'], key: 'people.exclusive_money' },
]

export type RoleChange = {
  /** Whether the actor changes their own roles. */
  own: boolean
  /** Whether the actor is a platform administrator. */
  platform: boolean
  before: readonly GivenRole[]
  after: readonly GivenRole[]
  otherAdministrators: number
}

/** Administrators change roles in their organisation, never to two that exclude each other, and except their own administrator role and that of the last administrator. */
export function mayChangeRoles({ own, platform, before, after, otherAdministrators }: RoleChange): Verdict {
  const changed = [...before, ...after].filter((role) => before.includes(role) !== after.includes(role))
  if (changed.includes('platform-administrator') && !platform) return deny('people.not_yours_to_give')
  if (own && changed.some((role) => rolesWithSecondFactor.includes(role))) return deny('people.not_yourself')
  const leaves = before.includes('administrator') && !after.includes('administrator')
  if (leaves && otherAdministrators === 0) return deny('people.last_administrator')
  const met = exclusiveRoles.find(({ roles }) => after.filter((role) => roles.includes(role)).length > 1)
  return met ? deny(met.key) : allow
}

export function maySuspend(at: {
  own: boolean
  platform: boolean
  roles: readonly GivenRole[]
  suspended: boolean
  otherAdministrators: number
}): Verdict {
  if (at.own) return deny('people.not_yourself')
  if (at.roles.includes('platform-administrator') && !at.platform) return deny('people.not_yours_to_give')
  if (at.suspended) return deny('people.already_suspended')
  if (at.roles.includes('administrator') && at.otherAdministrators === 0) return deny('people.last_administrator')
  return allow
}

/** Only a platform administrator resets the password or second factor of a person with a role or a customer account in another organisation. */
export function mayResetAccess(at: { platform: boolean; worksElsewhere: boolean }): Verdict {
  return at.worksElsewhere && !at.platform ? deny('people.works_elsewhere') : allow
}

type FactorNeed = { roles: readonly GivenRole[]; secondFactorForAll: boolean; isDemonstration: boolean }

/**
 * Whether these roles have no permissions until a second factor was verified in the session: those of administration and those that
 * read citizenship papers always, the others unless the organisation has decided otherwise. In the demonstration, where no paper is
 * real, its decision holds for all but administration.
 */
export function needsSecondFactor({ roles, secondFactorForAll, isDemonstration }: FactorNeed): boolean {
  if (roles.length === 0) return false
  if (secondFactorForAll || roles.some((role) => rolesWithSecondFactor.includes(role))) return true
  return !isDemonstration && roles.some(readsPapers)
}

function readsPapers(role: GivenRole): boolean {
  return permissionsOf(role).includes('applications:read')
}

/** An identifier for sign-in: e-mail address, phone, or the customer number on the bill. */
export type Identifier = { kind: 'email' | 'phone' | 'number'; value: string }

/**
 * Parses a typed identifier, in either script. A valid phone number of Nepal can also be a customer number, so both are
 * returned, the phone first.
 * @example readIdentifier('९८४१२३४५६७')[0] // { kind: 'phone', value: '+9779841234567' }
 */
export function readIdentifier(typed: string): Identifier[] {
  const text = toAsciiDigits(clean(typed))
  if (text.includes('@')) return [{ kind: 'email', value: text.toLowerCase() }]
  const phone = parsePhone(text)
  const number: Identifier = { kind: 'number', value: text.toUpperCase() }
  return phone ? [{ kind: 'phone', value: phone.e164 }, number] : [number]
}

/** The channel of a code or invitation: mail if it was requested or is the only contact, otherwise SMS. */
export function channelFor(
  kind: Identifier['kind'],
  at: { email: string | null; phone: string | null },
): Answered<{ channel: 'mail' | 'sms'; recipient: string }> {
  const mail = at.email && ({ channel: 'mail', recipient: at.email } as const)
  const sms = at.phone && ({ channel: 'sms', recipient: at.phone } as const)
  const chosen = kind === 'email' ? mail || sms : sms || mail
  return chosen ? { ok: true, value: chosen } : { ok: false, key: 'people.unknown' }
}

/** The roles that hold a permission. */
export function rolesWith(permission: Permission): readonly GivenRole[] {
  return givenRoles.filter((role) => permissionsOf(role).includes(permission))
}
