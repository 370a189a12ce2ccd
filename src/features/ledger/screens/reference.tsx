// What an entry is about, as a text and as a link to its page.

import { Link } from 'react-router'
import { inDigits, translator, type Bilingual, type Language } from '#kit/language.ts'
import { ledgerScreens } from '../messages/screens.ts'
import { readReference, type ReadReference } from '../rules/references.ts'

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
    <Link to={to} className="link inline-block py-1 md:whitespace-nowrap dense:py-0">
      {text}
    </Link>
  )
}

function textOf(read: ReadReference, language: Language): string {
  const t = translator(ledgerScreens, language)
  if (read.kind === 'bill') return t('ledger.reference_bill', { number: read.number })
  if (read.kind === 'cheque') return t('ledger.reference_cheque', { number: read.number })
  if (read.kind === 'request') return t('ledger.reference_request', { id: read.id })
  if (read.kind === 'refund') return t('ledger.reference_request', { id: read.id })
  if (read.kind === 'amnesty') return t('ledger.reference_amnesty', { id: read.id })
  // Codes with letters, as those of gateways, are to be compared with other papers.
  return /[A-Za-z]/.test(read.text) ? read.text : inDigits(read.text, language)
}

function addressOf(read: ReadReference, connectionId: number | undefined): string | undefined {
  if (read.kind === 'bill') return `/staff/bills/${read.number}`
  if (read.kind === 'cheque') return `/staff/receipts/${read.number}`
  if (read.kind === 'refund') return '/staff/refunds'
  if (read.kind === 'amnesty') return `/staff/amnesties/${read.id}`
  if (read.kind === 'request' && connectionId !== undefined) return `/staff/connections/${connectionId}/waivers`
  return undefined
}
