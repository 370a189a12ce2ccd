// Tables of one deposit: the cheques or cash days of its slip, and the requests to reverse it that are decided.

import { formatRupees } from '#kit/format/numbers.ts'
import { inLanguage, writtenIn, type Language } from '#kit/language.ts'
import { RecordTable } from '#ui/record-table.tsx'
import { TimeText } from '#ui/time-text.tsx'
import type { ChequeOnSlip, DayOnSlip, DepositReversal } from '../contract/reversals.ts'
import { ReceiptLink } from './cheque-cells.tsx'
import { bankingTranslator } from './translator.ts'

export function SlipCheques({ cheques, language }: { cheques: readonly ChequeOnSlip[]; language: Language }) {
  const t = bankingTranslator(language)
  return (
    <RecordTable
      caption={t('banking.slip_cheques')}
      records="compact"
      columns={[
        { name: t('banking.receipt') },
        { name: t('banking.reference') },
        { name: t('banking.payer') },
        { name: t('banking.amount'), short: true, figures: true, named: true },
        { name: t('banking.bank_answer'), short: true, named: true },
      ]}
      rows={cheques.map(({ number, reference, payer, amountPaisa, answer }) => {
        const { text, lang } = inLanguage(payer, language)
        return {
          key: number,
          cells: [
            <ReceiptLink key="number" {...{ number, language }} />,
            reference,
            <span key="payer" lang={lang}>
              {text}
            </span>,
            formatRupees(amountPaisa, language, 2),
            answer === null ? t('banking.no_answer') : t(`banking.state_${answer}`),
          ],
        }
      })}
    />
  )
}

export function SlipDays({ days, language }: { days: readonly DayOnSlip[]; language: Language }) {
  const t = bankingTranslator(language)
  return (
    <RecordTable
      caption={t('banking.slip_days')}
      records="compact"
      columns={[
        { name: t('banking.cashier') },
        { name: t('banking.day'), short: true },
        { name: t('banking.amount'), short: true, figures: true, named: true },
      ]}
      rows={days.map(({ id, day, cashier, amountPaisa }) => ({
        key: id,
        cells: [
          <span key="cashier" lang={writtenIn(cashier)}>
            {cashier}
          </span>,
          <TimeText key="day" at={day} />,
          formatRupees(amountPaisa, language, 2),
        ],
      }))}
    />
  )
}

type Decided = DepositReversal & { state: Exclude<DepositReversal['state'], 'prepared'> }

export function isDecided(reversal: DepositReversal): reversal is Decided {
  return reversal.state !== 'prepared'
}

export function DecidedReversals({ reversals, language }: { reversals: readonly Decided[]; language: Language }) {
  const t = bankingTranslator(language)
  return (
    <RecordTable
      caption={t('banking.decided')}
      records="compact"
      columns={[
        { name: t('banking.request_reason') },
        { name: t('banking.request'), named: true },
        { name: t('banking.decision'), named: true },
      ]}
      rows={reversals.map(({ id, reason, state, prepared, decided }) => ({
        key: id,
        cells: [
          <span key="reason" lang={writtenIn(reason)}>
            {reason}
          </span>,
          <Act key="request" {...prepared} />,
          <span key="decision">
            {t(`banking.decision_${state}`)}
            <span className="block">
              <Act {...decided!} />
            </span>
          </span>,
        ],
      }))}
    />
  )
}

function Act({ at, by }: { at: string; by: string }) {
  return (
    <>
      <span lang={writtenIn(by)}>{by}</span>, <TimeText at={at} />
    </>
  )
}
