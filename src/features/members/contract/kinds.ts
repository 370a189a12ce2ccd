// The groups and duties of members, how many one page shows, and where their photographs are.

/** The groups in the order in which they are shown. */
export const memberKinds = ['committee', 'staff', 'former'] as const
export type MemberKind = (typeof memberKinds)[number]

export const memberDuties = ['executiveDirector', 'informationOfficer', 'grievanceOfficer'] as const
export type MemberDuty = (typeof memberDuties)[number]

/** More people than any organisation shows on its page. */
export const mostMembers = 500

export function photoAddress(id: number): string {
  return `/member-photos/${id}`
}
