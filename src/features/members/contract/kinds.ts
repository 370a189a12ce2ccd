// Groups and duties of members, the page size, and the addresses of photographs.

/** Names of members in the admin rows and the audit. */
export const memberNoun = { singular: 'member', plural: 'members', label: { en: 'Member', ne: 'सदस्य' } }

/** The groups, in display order. */
export const memberKinds = ['committee', 'staff', 'former'] as const
export type MemberKind = (typeof memberKinds)[number]

export const memberDuties = ['executiveDirector', 'informationOfficer', 'grievanceOfficer'] as const
export type MemberDuty = (typeof memberDuties)[number]

/** Upper limit of members on the public page, well above the largest organisation. */
export const maxMembers = 500

export const photoTypes = ['image/jpeg', 'image/png', 'image/webp'] as const

export function photoAddress(id: number): string {
  return `/member-photos/${id}`
}
