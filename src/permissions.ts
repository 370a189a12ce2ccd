// Permissions that roles hold (`roles.ts`) and API rows require.

export const permissions = [
  'applications:approve',
  'applications:check',
  'applications:prepare',
  'applications:read',
  'audit:read',
  'complaints:answer',
  'complaints:assign',
  'complaints:read',
  'content:write',
  'documents:write',
  'messages:read',
  'messages:retry',
  'organisation:change',
  'people:change',
  'people:read',
  'supply:write',
] as const

export type Permission = (typeof permissions)[number]

export function isPermission(name: string): name is Permission {
  return (permissions as readonly string[]).includes(name)
}
