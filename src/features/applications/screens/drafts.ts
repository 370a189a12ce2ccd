// Drafts of applications: their names on the device, and how they are offered again.

import type { OfferedDraft } from '#features/cases/screens/waiting-drafts.tsx'
import type { Kind } from '../contract/form.ts'
import { formMessages } from '../messages/form.ts'

export function applicationDraft(kind: Kind, orgId: number): OfferedDraft {
  const text = formMessages[`applications.draft.${kind}`]
  return { name: `application-${kind}-${orgId}`, href: `/registration/${kind}`, text }
}
