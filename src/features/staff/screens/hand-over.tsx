// The code of an invitation that no mail server sends, to be handed over to the person.

import type { Language } from '#kit/language.ts'
import { Facts } from '#ui/facts.tsx'
import { Section } from '#ui/section.tsx'
import type { Invited } from '../contract/api.ts'
import { staffTranslator } from './translator.ts'

/** Shown in place of the toast "sent" when the installation has no mail server. */
export function HandOver({ invited, language }: { invited: Pick<Invited, 'handOver'>; language: Language }) {
  const t = staffTranslator(language)
  const { handOver } = invited
  return (
    <div role="status" className="rounded-box bg-accent-50 p-4">
      <p className="font-semibold">{t('staff.no_mail')}</p>
      {handOver ? (
        <Section id="hand-over" title={t('staff.hand_over')}>
          <p className="measure mb-3">{t('staff.hand_over_lead', { n: handOver.days })}</p>
          <div className="figures rounded-box bg-white">
            <Facts
              facts={[
                [t('staff.address'), handOver.address],
                [t('staff.code'), handOver.code],
              ]}
            />
          </div>
        </Section>
      ) : null}
    </div>
  )
}
