// HTTP API of staff administration: list, invite, change roles, suspend, readmit.

import * as z from 'zod/mini'
import type { Contract } from '#kit/contract.ts'
import { orgId } from '#kit/inputs.ts'
import { bilingual, pageOf } from '#kit/outputs.ts'
import { listFields } from '#kit/page.ts'
import { choice } from '#kit/validation/fields.ts'
import { form } from '#kit/validation/form.ts'
import { givenRoles } from '#features/people/contract/roles.ts'
import { invitationForm, rolesForm, staffMemberPath, staffStatuses, suspensionForm } from './forms.ts'

export const staffMember = z.object({
  id: z.number(),
  name: bilingual,
  email: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  roles: z.array(z.enum(givenRoles)),
  /** Has chosen a password. */
  active: z.boolean(),
  secondFactor: z.boolean(),
  suspended: z.boolean(),
  /** Why and since when, while suspended. */
  suspension: z.nullable(z.object({ reason: z.string(), since: z.string() })),
  lastSeenAt: z.nullable(z.string()),
})
export type StaffMember = z.infer<typeof staffMember>

/** `shownCode`: the code for somebody without a password whom no mail can reach, because the installation has no mail server. */
const invited = z.extend(staffMember, {
  shownCode: z.nullable(z.object({ code: z.string(), address: z.string(), days: z.number() })),
  /** Whether a mail server sends the invitation; otherwise the mail waits until there is one. */
  mailed: z.boolean(),
})
export type Invited = z.infer<typeof invited>

/** Number of invited people without a password. */
export const invitations = z.object({ invited: z.number() })

const memberPath = form(staffMemberPath)

export const staffApi = {
  listStaff: {
    method: 'GET',
    path: '/admin/people/{orgId}',
    for: 'people:read',
    summary: 'The people with a role in this organisation, filtered by status or search text',
    input: form({ orgId, standing: choice(staffStatuses), ...listFields }),
    output: pageOf(staffMember),
  },
  staffMember: {
    method: 'GET',
    path: '/admin/people/{orgId}/{id}',
    for: 'people:read',
    summary: 'One person with a role in this organisation',
    input: memberPath,
    output: staffMember,
  },
  inviteStaff: {
    method: 'POST',
    path: '/admin/people/{orgId}',
    for: 'people:change',
    summary: 'Invite a person by email and assign roles',
    input: form({ orgId, ...invitationForm.fields }),
    output: invited,
    answers: 201,
    conflicts: ['people.phone_taken'],
  },
  changeRoles: {
    method: 'POST',
    path: '/admin/people/{orgId}/{id}/roles',
    for: 'people:change',
    summary: 'Replace the roles of a person',
    input: rolesForm,
    output: staffMember,
  },
  suspendStaff: {
    method: 'POST',
    path: '/admin/people/{orgId}/{id}/suspension',
    for: 'people:change',
    summary: 'Suspend a person in this organisation and end their sessions',
    input: suspensionForm,
    output: staffMember,
  },
  readmitStaff: {
    method: 'DELETE',
    path: '/admin/people/{orgId}/{id}/suspension',
    for: 'people:change',
    summary: 'Lift the suspension of a person',
    input: memberPath,
    output: staffMember,
  },
  resendInvitation: {
    method: 'POST',
    path: '/admin/people/{orgId}/{id}/invitations',
    for: 'people:change',
    summary: 'Send a new activation code to a person',
    input: memberPath,
    output: invited,
    answers: 201,
  },
  removeSecondFactor: {
    method: 'DELETE',
    path: '/admin/people/{orgId}/{id}/second-factor',
    for: 'people:change',
    summary: 'Remove the second factor of a person who lost it and end their sessions',
    input: memberPath,
    answers: 204,
  },
} as const satisfies Contract

export type StaffApi = typeof staffApi
