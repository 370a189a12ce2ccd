// Callout for urgent cases: the office's phone number, and what works while the office is closed.

import type { Language } from '#kit/language.ts'
import type { OfficeStatus } from '#features/offices/rules.ts'
import { OfficeState } from '#features/offices/screens/office-state.tsx'
import { Callout } from '#ui/callout.tsx'
import { PhoneLink } from '#ui/contact-links.tsx'
import { complaintsTranslator } from '../translator.ts'

type UrgentCallProps = { phone: string; status: OfficeStatus; language: Language }

/** Renders nothing without a phone number. While the office is closed it adds the office status and that the form works at any hour. */
export function UrgentCall({ phone, status, language }: UrgentCallProps) {
  if (!phone) return null
  const t = complaintsTranslator(language)
  return (
    <Callout tone="warning" title={t('complaints.urgent')}>
      <PhoneLink number={phone} language={language} />
      {status.state === 'open' ? null : (
        <div className="mt-2">
          <OfficeState status={status} language={language} />
          <p className="mt-1">{t('complaints.urgent_closed')}</p>
        </div>
      )}
    </Callout>
  )
}
