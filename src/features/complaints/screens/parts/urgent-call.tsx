// What does a person do who cannot wait for an answer to a form, by day and by night?

import type { Language } from '#kit/language.ts'
import type { OfficeStatus } from '#features/offices/rules.ts'
import { OfficeState } from '#features/offices/screens/office-state.tsx'
import { Callout } from '#ui/callout.tsx'
import { PhoneLink } from '#ui/contact-links.tsx'
import { complaintsSay } from '../sentences.ts'

type UrgentCallProps = { phone: string; status: OfficeStatus; language: Language }

/** Nothing where the office has no number. While nobody is there it says so, and what works at any hour. */
export function UrgentCall({ phone, status, language }: UrgentCallProps) {
  if (!phone) return null
  const say = complaintsSay(language)
  return (
    <Callout tone="warning" title={say('complaints.urgent')}>
      <PhoneLink number={phone} language={language} />
      {status.state === 'open' ? null : (
        <div className="mt-2">
          <OfficeState status={status} language={language} />
          <p className="mt-1">{say('complaints.urgent_closed')}</p>
        </div>
      )}
    </Callout>
  )
}
