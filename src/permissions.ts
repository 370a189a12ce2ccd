// Permissions that roles hold (`roles.ts`) and API rows require.

export const permissions = [
  'applications:approve',
  'applications:check',
  'applications:prepare',
  'applications:read',
  'audit:read',
  'banking:write',
  'billing:approve',
  'billing:prepare',
  'complaints:answer',
  'complaints:assign',
  'complaints:read',
  'connections:read',
  'connections:write',
  'content:write',
  'counter:use',
  'documents:write',
  'ledger:close',
  'ledger:correct',
  'ledger:read',
  'messages:read',
  'messages:retry',
  'numbers:read',
  'organisation:change',
  'people:change',
  'people:read',
  'readings:write',
  'receipts:read',
  'supply:write',
  'tariffs:write',
] as const

export type Permission = (typeof permissions)[number]

export function isPermission(name: string): name is Permission {
  return (permissions as readonly string[]).includes(name)
}
