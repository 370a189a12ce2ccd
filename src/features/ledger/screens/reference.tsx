// What an entry is about, as a text and as a link to its page.

import { Link } from 'react-router'
import { inDigits, translator, type Bilingual, type Language } from '#kit/language.ts'
import { ledgerScreens } from '../messages/screens.ts'
import { readReference, type KindWithId, type ReadReference } from '../rules/references.ts'

/** For exports, and where there is no page to link to. */
export function referenceText(reference: string | null): Bilingual | null {
  const read = reference === null ? undefined : readReference(reference)
  return read ? { en: textOf(read, 'en'), ne: textOf(read, 'ne') } : null
}

/** `connectionId`: of the entry, for a link to the requests of its connection. */
export function Reference(props: { reference: string | null; connectionId?: number; language: Language }) {
  const { reference, connectionId, language } = props
  const read = reference === null ? undefined : readReference(reference)
  if (!read) return '–'
  const to = addressOf(read, connectionId)
  const text = textOf(read, language)
  if (!to) return text
  return (
    <Link to={to} className="link inline-block py-1 md:whitespace-nowrap dense:py-0" data-print-plain="">
      {text}
    </Link>
  )
}

const textOfKind = {
  request: 'ledger.reference_request',
  refund: 'ledger.reference_request',
  deposit: 'ledger.reference_request',
  amnesty: 'ledger.reference_amnesty',
  'cash-day': 'ledger.reference_cash_day',
  'bank-deposit': 'ledger.reference_bank_deposit',
  settlement: 'ledger.reference_settlement',
} as const satisfies Record<KindWithId, keyof typeof ledgerScreens>

function textOf(read: ReadReference, language: Language): string {
  const t = translator(ledgerScreens, language)
  if (read.kind === 'bill') return t('ledger.reference_bill', { number: read.number })
  if (read.kind === 'cheque') return t('ledger.reference_cheque', { number: read.number })
  if (read.kind === 'paper') return t('ledger.reference_paper', { number: read.number })
  if (read.kind !== 'given') return t(textOfKind[read.kind], { id: read.id })
  // Codes with letters, as those of gateways, are to be compared with other papers.
  return /[A-Za-z]/.test(read.text) ? read.text : inDigits(read.text, language)
}

function addressOf(read: ReadReference, connectionId: number | undefined): string | undefined {
  if (read.kind === 'bill') return `/staff/bills/${read.number}`
  if (read.kind === 'cheque') return `/staff/receipts/${read.number}`
  if (read.kind === 'refund') return '/staff/refunds'
  if (read.kind === 'amnesty') return `/staff/amnesties/${read.id}`
  if (read.kind === 'cash-day') return '/staff/cash-days'
  if (read.kind === 'bank-deposit') return `/staff/deposits/${read.id}`
  if (read.kind === 'settlement') return `/staff/reconciliations/${read.id}`
  if (read.kind === 'deposit' && connectionId !== undefined) return `/staff/connections/${connectionId}/deposits`
  if (read.kind === 'request' && connectionId !== undefined) return `/staff/connections/${connectionId}/waivers`
  return undefined
}
