// Callout for urgent cases: the office's phone number, and what works while the office is closed.

import type { Language } from '#kit/language.ts'
import type { OfficeStatus } from '#features/offices/rules.ts'
import { OfficeState } from '#features/offices/screens/office-state.tsx'
import { OnCallNumber } from '#features/offices/screens/on-call.tsx'
import type { OnCall } from '#features/organisations/rules.ts'
import { Callout } from '#ui/callout.tsx'
import { PhoneLink } from '#ui/contact-links.tsx'
import { complaintsTranslator } from '../translator.ts'

export type UrgentCallProps = {
  phone: string
  onCall: OnCall | undefined
  status: OfficeStatus
  language: Language
}

/**
 * Renders nothing without a phone number. While the office is closed the on-call number takes the place of the office's, and the office
 * status and that the form works at any hour are added.
 */
export function UrgentCall({ phone, onCall, status, language }: UrgentCallProps) {
  const t = complaintsTranslator(language)
  const isOpen = status.state === 'open'
  if (!phone && (isOpen || !onCall)) return null
  return (
    <Callout tone="warning" title={t(onCall && !isOpen ? 'complaints.urgent_on_call' : 'complaints.urgent')}>
      {onCall && !isOpen ? (
        <OnCallNumber onCall={onCall} language={language} />
      ) : (
        <PhoneLink number={phone} language={language} />
      )}
      {isOpen ? null : (
        <div className="mt-2">
          <OfficeState status={status} language={language} />
          <p className="mt-1">{t('complaints.urgent_closed')}</p>
        </div>
      )}
    </Callout>
  )
}
