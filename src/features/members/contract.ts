// What does the world read about a member of the organisation, and what is entered about one?

import * as z from 'zod/mini'
import { shownPicture } from '#kit/blocks/blocks.ts'
import type { Contract } from '#kit/contract.ts'
import { pageOf, pageQuery } from '#kit/contract.ts'
import type { WindowEntry } from '#features/publishing/contract/window.ts'

/** The groups in the order in which they are shown. */
export const memberKinds = ['committee', 'staff', 'former'] as const
export type MemberKind = (typeof memberKinds)[number]

export const memberDuties = ['executiveDirector', 'informationOfficer', 'grievanceOfficer'] as const
export type MemberDuty = (typeof memberDuties)[number]

const bilingual = z.object({ en: z.string(), ne: z.string() })

/** `title` is what the person is (chairperson, accountant); `duty` what the law asks somebody for. '' where nothing is known. */
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
  photo: z.nullable(shownPicture),
  sample: z.boolean(),
})
export type Member = z.infer<typeof member>

export type NewMember = WindowEntry &
  Omit<Member, 'id' | 'photo' | 'duty'> & { duty?: MemberDuty | null; photo?: Uint8Array }

export const membersQuery = z.extend(z.pick(pageQuery, { page: true, limit: true }), {
  kind: z.optional(z.enum(memberKinds)),
})

/** More people than any organisation shows on its page. */
export const mostMembers = 500

export function photoAddress(id: number): string {
  return `/member-photos/${id}`
}

export const membersApi = {
  members: {
    method: 'GET',
    path: '/customer/members/{orgId}',
    for: 'anyone',
    summary: 'Executive committee, staff and former members in their order; one group when asked',
    input: membersQuery,
    output: pageOf(member),
  },
} satisfies Contract
