// Cells that the tables of cheques share: receipt, customer, day with what is overdue, bank and slip.

import { Link } from 'react-router'
import { inDigits, inLanguage, writtenIn, type Language } from '#kit/language.ts'
import { Tag } from '#ui/tag.tsx'
import { TimeText } from '#ui/time-text.tsx'
import type { Cheque } from '../contract/api.ts'
import { bankingTranslator } from './translator.ts'

export function ReceiptLink({ number, language }: { number: string; language: Language }) {
  return (
    <Link to={`/staff/receipts/${number}`} className="link inline-block py-1 md:whitespace-nowrap">
      {inDigits(number, language)}
    </Link>
  )
}

export function Customer({ cheque: { payer, customerNumber }, language }: { cheque: Cheque; language: Language }) {
  const { text, lang } = inLanguage(payer, language)
  return (
    <>
      <span lang={lang}>{text}</span>
      {customerNumber === null ? null : <span className="block">{inDigits(customerNumber, language)}</span>}
    </>
  )
}

/** `at`: the day since which it waits. */
export function Since({ at, overdue, language }: { at: string; overdue: boolean; language: Language }) {
  const t = bankingTranslator(language)
  return (
    <>
      <TimeText at={at} /> {overdue ? <Tag tone="warning">{t('banking.overdue')}</Tag> : null}
    </>
  )
}

/** Why something is not offered to the reader. */
export function Why({ reason }: { reason: string }) {
  return <span className="block text-sm text-neutral-600">{reason}</span>
}

export function Slip({
  deposit: { id, bank, slip, on },
  language,
}: {
  deposit: NonNullable<Cheque['deposit']>
  language: Language
}) {
  const t = bankingTranslator(language)
  return (
    <>
      <Link to={`/staff/deposits/${id}`} lang={writtenIn(bank)} className="link inline-block py-1">
        {t('banking.slip_of', { bank, slip })}
      </Link>
      <span className="block">
        <TimeText at={on} />
      </span>
    </>
  )
}
