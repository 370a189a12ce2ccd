// The groups and duties of members, how many one page shows, and where their photographs are.

/** How the office's rows and the audit call a member. */
export const memberNoun = { singular: 'member', plural: 'members', label: { en: 'Member', ne: 'सदस्य' } }

/** The groups in the order in which they are shown. */
export const memberKinds = ['committee', 'staff', 'former'] as const
export type MemberKind = (typeof memberKinds)[number]

export const memberDuties = ['executiveDirector', 'informationOfficer', 'grievanceOfficer'] as const
export type MemberDuty = (typeof memberDuties)[number]

/** More people than any organisation shows on its page. */
export const maxMembers = 500

export function photoAddress(id: number): string {
  return `/member-photos/${id}`
}
