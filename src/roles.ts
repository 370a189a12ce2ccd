// Roles and their permissions: the whole matrix.

import type { GivenRole, RoleName } from '#features/people/contract/roles.ts'
import type { Permission } from './permissions.ts'

const publishing = ['documents:write', 'content:write'] as const
const complaints = ['complaints:read', 'complaints:assign', 'complaints:answer'] as const
const administration = [
  'people:read',
  'people:change',
  'organisation:change',
  'audit:read',
  'numbers:read',
  'messages:read',
  'messages:retry',
  'supply:write',
  'tariffs:write',
] as const

/**
 * | Role | is |
 * |---|---|
 * | visitor | anonymous; rows for `anyone` |
 * | customer | signed in by a customer number; rows for `customer` and `person`, their own records only |
 * | clerk, checker, approver | prepare, check and approve an application; no role combines two of them |
 */
export const roles = {
  visitor: [],
  customer: [],
  editor: [...publishing, 'supply:write', 'tariffs:write'],
  clerk: [
    'applications:read',
    'applications:prepare',
    ...complaints,
    'connections:read',
    'connections:write',
    'readings:write',
    'ledger:read',
    'receipts:read',
    'billing:prepare',
  ],
  checker: [
    'applications:read',
    'applications:check',
    'complaints:read',
    'connections:read',
    'ledger:read',
    'receipts:read',
  ],
  approver: [
    'applications:read',
    'applications:approve',
    'complaints:read',
    'connections:read',
    'ledger:read',
    'receipts:read',
    'billing:approve',
    'numbers:read',
  ],
  'complaint-officer': [...complaints, 'applications:read', 'supply:write', 'connections:read'],
  'meter-reader': ['connections:read', 'readings:write'],
  cashier: ['counter:use', 'receipts:read', 'connections:read'],
  accountant: [
    'applications:read',
    'connections:read',
    'tariffs:write',
    'ledger:read',
    'receipts:read',
    'ledger:correct',
    'ledger:close',
    'banking:write',
    'billing:prepare',
    'billing:approve',
  ],
  administrator: [
    ...administration,
    'complaints:read',
    'applications:read',
    'connections:read',
    'ledger:read',
    'receipts:read',
    'billing:prepare',
    'billing:approve',
  ],
  'platform-administrator': [...administration, ...publishing],
} as const satisfies Record<RoleName, readonly Permission[]>

export function permissionsOf(role: GivenRole): readonly Permission[] {
  return roles[role]
}
