// The code of an invitation that no mail server sends, to be handed over to the person.

import type { Language } from '#kit/language.ts'
import { Facts } from '#ui/facts.tsx'
import { Section } from '#ui/section.tsx'
import type { Invited } from '../contract/api.ts'
import { staffTranslator } from './translator.ts'

/** Shown in place of the toast "sent" when the installation has no mail server. */
export function ShownCode({ invited, language }: { invited: Pick<Invited, 'shownCode'>; language: Language }) {
  const t = staffTranslator(language)
  const { shownCode } = invited
  return (
    <div className="rounded-box bg-warning-50 p-4">
      <p className="font-bold">{t('staff.no_mail')}</p>
      {shownCode ? (
        <Section id="activation-code" title={t('staff.give_code')}>
          <p className="measure mb-3">{t('staff.give_code_lead', { n: shownCode.days })}</p>
          <div className="figures rounded-box bg-surface">
            <Facts
              facts={[
                [t('staff.address'), shownCode.address],
                [t('staff.code'), shownCode.code],
              ]}
            />
          </div>
        </Section>
      ) : (
        <p className="measure mt-2">{t('staff.no_mail_known', { address: `${location.origin}/login` })}</p>
      )}
    </div>
  )
}
