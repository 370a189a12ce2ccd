// Roles that a person can hold, and those that require a second factor.

/** Roles granted by a row of `role_grants`; visitor and customer are implicit. */
export const givenRoles = [
  'editor',
  'clerk',
  'checker',
  'approver',
  'complaint-officer',
  'meter-reader',
  'cashier',
  'accountant',
  'administrator',
  'platform-administrator',
] as const
export type GivenRole = (typeof givenRoles)[number]
export type RoleName = GivenRole | 'visitor' | 'customer'

/** Roles of administration: they require a second factor whatever an organisation decides about the others. */
export const rolesWithSecondFactor: readonly GivenRole[] = ['administrator', 'platform-administrator']
