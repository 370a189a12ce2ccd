// Who may do what: the whole matrix on one page. The rows of the API name the permission; this page says who holds it.

import type { GivenRole, RoleName } from '#features/people/contract.ts'

const publishing = ['documents:write', 'content:write', 'schedules:write'] as const
const complaints = ['complaints:read', 'complaints:assign', 'complaints:answer'] as const
const administration = ['people:read', 'people:change', 'audit:read', 'organisation:change'] as const

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
  accountant: ['tariffs:write', 'applications:read'],
  administrator: [...administration, 'complaints:read', 'applications:read'],
  'platform-administrator': [...administration, ...publishing, 'organisations:write'],
} as const satisfies Record<RoleName, readonly string[]>

export function permissionsOf(role: GivenRole): readonly string[] {
  return roles[role]
}
