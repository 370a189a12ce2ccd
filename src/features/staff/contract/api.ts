// HTTP API of staff administration: list, invite, change roles, suspend, readmit.

import * as z from 'zod/mini'
import type { Contract } from '#kit/contract.ts'
import { orgId } from '#kit/inputs.ts'
import { bilingual, pageOf } from '#kit/outputs.ts'
import { listFields } from '#kit/page.ts'
import { choice } from '#kit/validation/fields.ts'
import { form } from '#kit/validation/form.ts'
import { givenRoles } from '#features/people/contract/roles.ts'
import { memberConflicts } from './conflicts.ts'
import {
  changedMember,
  invitationForm,
  rolesForm,
  staffMemberPath,
  staffOrders,
  staffStatuses,
  suspensionForm,
} from './forms.ts'

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

/** `version`: of name, address and phone, as a change of them names it. */
const versionedMember = z.extend(staffMember, { version: z.number() })
export type VersionedMember = z.infer<typeof versionedMember>

/**
 * `shownCode`: the code for somebody who has not signed in here and whom no mail can reach, because the installation has no mail server.
 * For somebody known before it opens nothing, and looks the same.
 */
const invited = z.extend(staffMember, {
  shownCode: z.nullable(z.object({ code: z.string(), address: z.string(), days: z.number() })),
  /** Whether a mail server sends the invitation; otherwise the mail waits until there is one. */
  mailed: z.boolean(),
})
export type Invited = z.infer<typeof invited>

/** Newest first. `liftedBy`: null while it is not lifted. */
const suspensions = z.object({
  data: z.array(
    z.object({
      reason: z.string(),
      since: z.string(),
      by: z.string(),
      liftedAt: z.nullable(z.string()),
      liftedBy: z.nullable(z.string()),
    }),
  ),
})
export type Suspensions = z.infer<typeof suspensions>

/** Number of invited people without a password. */
export const invitations = z.object({ invited: z.number() })

const memberPath = form(staffMemberPath)

export const staffApi = {
  listStaff: {
    method: 'GET',
    path: '/admin/people/{orgId}',
    for: 'people:read',
    summary: {
      en: 'The people with a role in this organisation, filtered by status or search text',
      ne: 'यस संस्थामा भूमिका भएका व्यक्ति, अवस्था वा खोजअनुसार',
    },
    input: form({ orgId, status: choice(staffStatuses), ...listFields(staffOrders) }),
    output: pageOf(staffMember),
  },
  staffMember: {
    method: 'GET',
    path: '/admin/people/{orgId}/{id}',
    for: 'people:read',
    summary: {
      en: 'One person with a role in this organisation',
      ne: 'यस संस्थामा भूमिका भएका कुनै एक व्यक्ति',
    },
    input: memberPath,
    output: versionedMember,
  },
  inviteStaff: {
    method: 'POST',
    path: '/admin/people/{orgId}',
    for: 'people:change',
    summary: {
      en: 'Invite a person by email and assign roles',
      ne: 'इमेलबाट व्यक्तिलाई आमन्त्रण पठाउने र भूमिका दिने',
    },
    input: form({ orgId, ...invitationForm.fields }),
    output: invited,
    answers: 201,
    conflicts: ['people.phone_taken'],
  },
  changeStaffMember: {
    method: 'PUT',
    path: '/admin/people/{orgId}/{id}',
    for: 'people:change',
    summary: {
      en: 'Change the name, email address and phone of a person; refused when they have changed since `version`. A new address or phone ends the sessions and open codes of the person',
      ne: 'व्यक्तिको नाम, इमेल र फोन परिवर्तन गर्ने; `version` पछि परिवर्तन भइसकेको भए स्वीकार हुँदैन। नयाँ इमेल वा फोन भए उहाँका सत्र र बाँकी कोड अन्त्य हुन्छन्',
    },
    input: changedMember,
    output: versionedMember,
    conflicts: memberConflicts,
  },
  listSuspensions: {
    method: 'GET',
    path: '/admin/people/{orgId}/{id}/suspensions',
    for: 'people:read',
    summary: { en: 'The suspensions of a person in this organisation', ne: 'यस संस्थामा व्यक्तिको निलम्बनको इतिहास' },
    input: memberPath,
    output: suspensions,
  },
  changeRoles: {
    method: 'POST',
    path: '/admin/people/{orgId}/{id}/roles',
    for: 'people:change',
    summary: {
      en: 'Replace the roles of a person',
      ne: 'व्यक्तिको भूमिका परिवर्तन गर्ने',
    },
    input: rolesForm,
    output: staffMember,
  },
  suspendStaff: {
    method: 'POST',
    path: '/admin/people/{orgId}/{id}/suspension',
    for: 'people:change',
    summary: {
      en: 'Suspend a person in this organisation and end their sessions',
      ne: 'यस संस्थामा व्यक्तिलाई निलम्बन गर्ने र उहाँका सत्र अन्त्य गर्ने',
    },
    input: suspensionForm,
    output: staffMember,
  },
  readmitStaff: {
    method: 'DELETE',
    path: '/admin/people/{orgId}/{id}/suspension',
    for: 'people:change',
    summary: {
      en: 'Lift the suspension of a person',
      ne: 'व्यक्तिको निलम्बन फुकुवा गर्ने',
    },
    input: memberPath,
    output: staffMember,
  },
  resendInvitation: {
    method: 'POST',
    path: '/admin/people/{orgId}/{id}/invitations',
    for: 'people:change',
    summary: {
      en: 'Send a new activation code to a person',
      ne: 'व्यक्तिलाई नयाँ सक्रियकरण कोड पठाउने',
    },
    input: memberPath,
    output: invited,
    answers: 201,
  },
  removeSecondFactor: {
    method: 'DELETE',
    path: '/admin/people/{orgId}/{id}/second-factor',
    for: 'people:change',
    summary: {
      en: 'Remove the second factor of a person who lost it and end their sessions',
      ne: 'फोन हराएको व्यक्तिको दुई चरणको प्रमाणीकरण हटाउने र उहाँका सत्र अन्त्य गर्ने',
    },
    input: memberPath,
    answers: 204,
    conflicts: ['staff.not_active'],
  },
} as const satisfies Contract

export type StaffApi = typeof staffApi
