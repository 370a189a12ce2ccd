// HTTP API of the members: executive committee, staff and former members.

import * as z from 'zod/mini'
import { shownPicture } from '#kit/blocks/schema.ts'
import type { Contract } from '#kit/contract.ts'
import { orgId } from '#kit/inputs.ts'
import { bilingual, focalPoint, pageOf } from '#kit/outputs.ts'
import { pagingFields } from '#kit/page.ts'
import { choice } from '#kit/validation/fields.ts'
import { form } from '#kit/validation/form.ts'
import type { WindowEntry } from '#features/publishing/contract/window.ts'
import type { MemberDuty } from './kinds.ts'
import { memberDuties, memberKinds } from './kinds.ts'

/** `title` is the position (chairperson, accountant); `duty` a statutory duty. '' for a missing value. */
export const member = z.object({
  id: z.number(),
  kind: z.enum(memberKinds),
  position: z.number(),
  name: bilingual,
  title: bilingual,
  duty: z.nullable(z.enum(memberDuties)),
  phone: z.string(),
  email: z.string(),
  tenure: bilingual,
  photo: z.nullable(z.extend(shownPicture, { focus: focalPoint })),
  sample: z.boolean(),
})
export type Member = z.infer<typeof member>

export type NewMember = WindowEntry &
  Omit<Member, 'id' | 'photo' | 'duty' | 'position'> & {
    duty?: MemberDuty | null
    position?: number | undefined
    photo?: Uint8Array
    /** A picture of the media library. */
    photoMedia?: number | undefined
  }

export const membersApi = {
  members: {
    method: 'GET',
    path: '/customer/members/{orgId}',
    for: 'anyone',
    cached: true,
    summary: {
      en: 'Executive committee, staff and former members in their order; optionally one group',
      ne: 'कार्यसमिति, कर्मचारी र पूर्व पदाधिकारी, तोकिएको क्रममा; चाहिएमा एउटा समूह मात्र',
    },
    input: form({ orgId, kind: choice(memberKinds), ...pagingFields }),
    output: pageOf(member),
  },
} as const satisfies Contract

export type MembersApi = typeof membersApi

const emptyTexts = z._default(bilingual, { en: '', ne: '' })

/** A member in a file for `npm run content`; `photo` is the name of a file beside it. */
export const importedMember = z.strictObject({
  ...z.pick(member, { kind: true, position: true, name: true, title: true }).shape,
  duty: z._default(member.shape.duty, null),
  phone: z._default(z.string(), ''),
  email: z._default(z.string(), ''),
  tenure: emptyTexts,
  photo: z.optional(z.string()),
  sample: z._default(z.boolean(), false),
})
export type ImportedMember = z.infer<typeof importedMember>
