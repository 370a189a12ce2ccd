// Form definitions and path values of staff administration.

import { orgId, recordId, versionField } from '#kit/inputs.ts'
import { choice, code, list, phone, text } from '#kit/validation/fields.ts'
import { form } from '#kit/validation/form.ts'
import { email, maxLength, required } from '#kit/validation/rules.ts'
import { givenRoles } from '#features/people/contract/roles.ts'

export const staffStatuses = ['active', 'invited', 'suspended'] as const
export type StaffStatus = (typeof staffStatuses)[number]

/** What the list can be sorted by; by name where nothing is given. */
export const staffOrders = ['name', 'email', 'lastSeenAt'] as const
export type StaffOrder = (typeof staffOrders)[number]

/** The path values of one person. */
export const staffMemberPath = { orgId, id: recordId() }

const roles = list(choice(givenRoles), {}, required('staff.no_role'))

export const invitationForm = form({
  nameEn: text(required(), maxLength(120)),
  nameNe: text(maxLength(120)),
  email: code(required(), email()),
  phone: phone(),
  roles,
})
export const memberForm = form({
  nameEn: text(required(), maxLength(120)),
  nameNe: text(maxLength(120)),
  email: code(required(), email()),
  phone: phone(),
})
export const changedMember = form({ ...staffMemberPath, ...memberForm.fields, ...versionField })
export const rolesForm = form({ ...staffMemberPath, roles })
export const suspensionForm = form({ ...staffMemberPath, reason: text(required(), maxLength(300)) })
