// What does a person do who cannot wait for an answer to a form?

import type { Language } from '#kit/language.ts'
import { Callout } from '#ui/callout.tsx'
import { PhoneLink } from '#ui/contact-links.tsx'
import { complaintsSay } from '../sentences.ts'

/** Nothing where the office has no number. */
export function UrgentCall({ phone, language }: { phone: string; language: Language }) {
  if (!phone) return null
  return (
    <Callout tone="warning" title={complaintsSay(language)('complaints.urgent')}>
      <PhoneLink number={phone} language={language} />
    </Callout>
  )
}
