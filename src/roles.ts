// Who may do what: the whole matrix on one page. The rows of the API name the permission; this page says who holds it.

import type { GivenRole, RoleName } from '#features/people/contract/roles.ts'
import type { Permission } from './permissions.ts'

const publishing = ['documents:write', 'content:write'] as const
const complaints = ['complaints:read', 'complaints:assign', 'complaints:answer'] as const
const administration = ['people:read', 'people:change', 'audit:read'] as const

/**
 * | Role | is |
 * |---|---|
 * | visitor | anybody; rows for `anyone` |
 * | customer | signed in by a customer number; rows for `customer` and `person`, their own things only |
 * | clerk, checker, approver | three hands for one paper: prepares, checks, approves; nobody holds two of them by role |
 */
export const roles = {
  visitor: [],
  customer: [],
  editor: publishing,
  clerk: ['applications:read', 'applications:prepare', 'complaints:read', 'complaints:assign', 'complaints:answer'],
  checker: ['applications:read', 'applications:check', 'complaints:read'],
  approver: ['applications:read', 'applications:approve', 'complaints:read'],
  'complaint-officer': [...complaints, 'applications:read'],
  accountant: ['applications:read'],
  administrator: [...administration, 'complaints:read', 'applications:read'],
  'platform-administrator': [...administration, ...publishing],
} as const satisfies Record<RoleName, readonly Permission[]>

export function permissionsOf(role: GivenRole): readonly Permission[] {
  return roles[role]
}
