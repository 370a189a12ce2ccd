// Tables of one reconciliation: the differences, and the days at the bank.

import type { ReactNode } from 'react'
import { formatRupees } from '#kit/format/numbers.ts'
import { inDigits } from '#kit/language.ts'
import { useLanguage } from '#ui/page-language.ts'
import { RecordTable } from '#ui/record-table.tsx'
import { Section } from '#ui/section.tsx'
import { TimeText } from '#ui/time-text.tsx'
import type { Reconciliation } from '../contract/api.ts'
import { reconciliationsTranslator } from './translator.ts'

export function Differences({ found: { differences, differing } }: { found: Reconciliation }) {
  const language = useLanguage()
  const t = reconciliationsTranslator(language)
  const rupees = (paisa: number | null) => (paisa === null ? '–' : formatRupees(paisa, language, 2))
  return (
    <Section id="differences" title={t('reconciliations.differences')}>
      {differing > differences.length ? (
        <p className="mb-3">{t('reconciliations.more_differences', { n: differing })}</p>
      ) : null}
      {differences.length === 0 ? (
        <p>{t('reconciliations.no_differences')}</p>
      ) : (
        <RecordTable
          caption={t('reconciliations.differences')}
          records="compact"
          columns={[
            { name: t('reconciliations.reference') },
            { name: t('reconciliations.difference') },
            { name: t('reconciliations.day'), short: true },
            { name: t('reconciliations.line'), short: true, figures: true, named: true },
            { name: t('reconciliations.in_statement'), short: true, figures: true, named: true },
            { name: t('reconciliations.in_ledger'), short: true, figures: true, named: true },
            { name: t('reconciliations.fee'), short: true, figures: true, named: true },
          ]}
          rows={differences.map(({ state, reference, on, line, statementPaisa, ledgerPaisa, feePaisa }, place) => ({
            key: place,
            cells: [
              <span key="reference" className="break-all">
                {reference}
              </span>,
              t(`reconciliations.line_${state}`),
              <TimeText key="day" at={on} />,
              line === null ? '–' : inDigits(String(line), language),
              rupees(statementPaisa),
              rupees(ledgerPaisa),
              rupees(feePaisa),
            ],
          }))}
        />
      )}
    </Section>
  )
}

/** `children`: the form of the bank's statement. */
export function BankDays({ found: { days, bankFileName }, children }: { found: Reconciliation; children: ReactNode }) {
  const language = useLanguage()
  const t = reconciliationsTranslator(language)
  return (
    <Section id="bank" title={t('reconciliations.bank')}>
      {bankFileName === null ? null : (
        <p className="mb-3">
          {t('reconciliations.file_name')}: <span className="break-all">{bankFileName}</span>
        </p>
      )}
      <RecordTable
        caption={t('reconciliations.bank')}
        records="compact"
        columns={[
          { name: t('reconciliations.day') },
          { name: t('reconciliations.net'), short: true, figures: true, named: true },
          { name: t('reconciliations.arrived'), short: true, named: true },
        ]}
        rows={days.map(({ on, netPaisa, bankOn, isBefore }) => ({
          key: on,
          cells: [
            <TimeText key="day" at={on} />,
            formatRupees(netPaisa, language, 2),
            bankOn === null ? (
              t('reconciliations.not_arrived')
            ) : (
              <TimeText key="bank" at={bankOn}>
                {(day) => (isBefore ? t('reconciliations.arrived_before', { day }) : day)}
              </TimeText>
            ),
          ],
        }))}
      />
      {children}
    </Section>
  )
}
