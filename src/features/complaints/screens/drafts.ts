// Draft of a complaint: its name on the device, and how it is offered again.

import type { OfferedDraft } from '#features/cases/screens/waiting-drafts.tsx'
import { complaintsMessages } from '../messages/public.ts'

export const complaintDraft: OfferedDraft = {
  name: 'complaint',
  href: '/complaint',
  text: complaintsMessages['complaints.draft'],
}
