// HTTP API of the staff: list, invite, change roles, suspend, readmit.

import * as z from 'zod/mini'
import type { Contract } from '#kit/contract.ts'
import { orgId } from '#kit/inputs.ts'
import { bilingual, pageOf } from '#kit/outputs.ts'
import { listFields } from '#kit/page.ts'
import { choice } from '#kit/validation/fields.ts'
import { form } from '#kit/validation/form.ts'
import { givenRoles } from '#features/people/contract/roles.ts'
import { invitationForm, rolesForm, staffMemberPath, standings, suspensionForm } from './forms.ts'

export const staffMember = z.object({
  id: z.number(),
  name: bilingual,
  email: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  roles: z.array(z.enum(givenRoles)),
  /** Has a password of their own. */
  active: z.boolean(),
  secondFactor: z.boolean(),
  suspended: z.boolean(),
  lastSeenAt: z.nullable(z.string()),
})
export type StaffMember = z.infer<typeof staffMember>

/** People who were invited and have not chosen a password yet. */
export const invitations = z.object({ invited: z.number() })

const ofOne = form(staffMemberPath)

export const staffApi = {
  listStaff: {
    method: 'GET',
    path: '/admin/people/{orgId}',
    for: 'people:read',
    summary: 'The people with a role in this organisation, by standing or words',
    input: form({ orgId, standing: choice(standings), ...listFields }),
    output: pageOf(staffMember),
  },
  staffMember: {
    method: 'GET',
    path: '/admin/people/{orgId}/{id}',
    for: 'people:read',
    summary: 'One person with a role in this organisation',
    input: ofOne,
    output: staffMember,
  },
  inviteStaff: {
    method: 'POST',
    path: '/admin/people/{orgId}',
    for: 'people:change',
    summary: 'Invite somebody by email and give them roles',
    input: form({ orgId, ...invitationForm.fields }),
    output: staffMember,
    answers: 201,
  },
  changeRoles: {
    method: 'POST',
    path: '/admin/people/{orgId}/{id}/roles',
    for: 'people:change',
    summary: 'Make the roles of a person exactly these',
    input: rolesForm,
    output: staffMember,
  },
  suspendStaff: {
    method: 'POST',
    path: '/admin/people/{orgId}/{id}/suspension',
    for: 'people:change',
    summary: 'Shut a person out of this organisation; their sessions end',
    input: suspensionForm,
    output: staffMember,
  },
  readmitStaff: {
    method: 'DELETE',
    path: '/admin/people/{orgId}/{id}/suspension',
    for: 'people:change',
    summary: 'Let a suspended person in again',
    input: ofOne,
    output: staffMember,
  },
  resendInvitation: {
    method: 'POST',
    path: '/admin/people/{orgId}/{id}/invitations',
    for: 'people:change',
    summary: 'Send a new activation code to a person',
    input: ofOne,
    answers: 204,
  },
  removeSecondFactor: {
    method: 'DELETE',
    path: '/admin/people/{orgId}/{id}/second-factor',
    for: 'people:change',
    summary: 'Take the second factor from somebody who lost it; their sessions end',
    input: ofOne,
    answers: 204,
  },
} as const satisfies Contract

export type StaffApi = typeof staffApi
