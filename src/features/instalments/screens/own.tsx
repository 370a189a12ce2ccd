// Instalments of one's own connections in the portal: what is to be paid next, and each part.

import { formatMoney, formatNumber } from '#kit/format/numbers.ts'
import { inDigits, type Language } from '#kit/language.ts'
import { Section } from '#ui/section.tsx'
import type { OwnAgreement } from '../contract/api.ts'
import { ownTranslator } from './own-translator.ts'
import { NextText, PartsTable } from './parts-table.tsx'

export function OwnInstalments({ agreements, language }: { agreements: readonly OwnAgreement[]; language: Language }) {
  const t = ownTranslator(language)
  if (agreements.length === 0) return null
  return (
    <Section id="instalments" title={t('instalments.title')}>
      {agreements.map(({ id, customerNumber, amountPaisa, parts, next }) => (
        <div key={id} className="mb-6">
          <p className="mb-1 font-bold">
            {t('instalments.customer_number')} {inDigits(customerNumber, language)}:{' '}
            {t('instalments.agreement_of', {
              amount: formatMoney(amountPaisa, language),
              n: formatNumber(parts.length, language),
            })}
          </p>
          {next ? (
            <p className="mb-3">
              {t('instalments.next')}: <NextText {...{ next, language }} />
            </p>
          ) : null}
          <PartsTable {...{ parts, language }} />
        </div>
      ))}
      <p>{t('instalments.own_note')}</p>
    </Section>
  )
}
