// References of entries, as the system makes them or as somebody has typed them, read for a page.

const maxStatementReference = 55

/**
 * Of money that only the statement of a gateway has: it is held under the gateway's own reference. Undefined for one that is too long or has a colon, as no gateway's has.
 * @example heldReferenceOf('fonepay', 'uid-1') // 'statement:UID-1:fonepay'
 */
export function heldReferenceOf(gateway: string, reference: string): string | undefined {
  const text = reference.trim().toUpperCase()
  const fits = text !== '' && text.length <= maxStatementReference && !text.includes(':')
  return fits ? `statement:${text}:${gateway}` : undefined
}

const ownNames =
  'bill|credit|surcharge|rebate|amnesty|opening|waiver|write-off|refund|book|deposit-request|cash-day|cash-deposit|settlement|statement'
const ownReference = new RegExp(`^(?:${ownNames}|cheque-[a-z]+|wallet-[a-z]+):`)

/** Whether a reference has a form under which the product posts entries of its own: from another hand it would stand in their way, or be taken for one. */
export function isOwnReference(reference: string): boolean {
  return ownReference.test(reference)
}

/**
 * The bill or the receipt of a cheque that an entry is about, by its number as addresses write it; a page of a receipt book; what has an id of its own;
 * or a text as it was given. `request`: of a waiver; `deposit`: the request to refund or use a security deposit.
 */
export type ReadReference =
  | { kind: 'bill'; number: string }
  | { kind: 'cheque'; number: string }
  | { kind: 'paper'; number: string }
  | { kind: KindWithId; id: number }
  | { kind: 'given'; text: string }
export type KindWithId = (typeof kindsWithId)[number][1]

const kindsWithId = [
  [/^(?:waiver|write-off):(\d+)$/, 'request'],
  [/^refund:(\d+)$/, 'refund'],
  [/^deposit-request:(\d+)$/, 'deposit'],
  [/^amnesty:(\d+):/, 'amnesty'],
  [/^cash-day:(\d+)(?=$|\/)/, 'cash-day'],
  [/^cash-deposit:(\d+)(?=$|\/)/, 'bank-deposit'],
  [/^settlement:(\d+)$/, 'settlement'],
] as const

/**
 * Undefined where the kind of the entry says it all, as with an opening balance.
 * @example readReference('surcharge:2083/84:862:2026-12-17') // { kind: 'bill', number: '2083-84-862' }
 */
export function readReference(reference: string): ReadReference | undefined {
  const [, year, end, number] =
    /^(?:bill|credit|surcharge|rebate):(\d{4})\/(\d{2}):(\d+)(?=$|[:/])/.exec(reference) ?? []
  if (number !== undefined) return { kind: 'bill', number: `${year}-${end}-${number}` }
  const [, paper] = /^book:(.+)$/.exec(reference) ?? []
  if (paper !== undefined) return { kind: 'paper', number: paper }
  const [, cheque] =
    /^cheque-(?:fee|deposit|clearing|return|held|reversal):(\d{4}-\d{2}-\d+)(?:\/\d+)?$/.exec(reference) ?? []
  if (cheque !== undefined) return { kind: 'cheque', number: cheque }
  for (const [pattern, kind] of kindsWithId) {
    const [, id] = pattern.exec(reference) ?? []
    if (id !== undefined) return { kind, id: Number(id) }
  }
  return reference.startsWith('opening:') ? undefined : { kind: 'given', text: reference }
}
