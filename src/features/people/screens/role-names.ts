// Names of roles and permissions in both languages.

import type { Bilingual } from '#kit/language.ts'
import type { Permission } from '#root/permissions.ts'
import type { RoleName } from '../contract/roles.ts'
import { permissionMessages, roleMessages } from '../messages.ts'

/** @example roleName('clerk').en // 'Clerk (prepares)' */
export function roleName(role: RoleName): Bilingual {
  return roleMessages[`role.${role}`]
}

/** The label of a permission. @example permissionName('audit:read').en // 'Read the audit' */
export function permissionName(permission: Permission): Bilingual {
  return permissionMessages[`may.${permission}`]
}
