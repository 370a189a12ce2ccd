// The roles that a person can be given.

/** Roles that are given by a row; visitor and customer are what everybody else is. */
export const givenRoles = [
  'editor',
  'clerk',
  'checker',
  'approver',
  'complaint-officer',
  'accountant',
  'administrator',
  'platform-administrator',
] as const
export type GivenRole = (typeof givenRoles)[number]
export type RoleName = GivenRole | 'visitor' | 'customer'

/** These may do so much that a password alone does not open them. */
export const rolesWithSecondFactor: readonly GivenRole[] = ['administrator', 'platform-administrator']
