// Payments of the sample gateway: begun by a merchant, confirmed or cancelled by the payer, with the faults that were chosen.

import { appendStored, readStored, writeStored } from './stored-payments.ts'

/** What goes wrong after the payer confirmed. */
export const faults = [
  'none',
  'slow',
  'down',
  'wrong-amount',
  'wrong-signature',
  'twice',
  'never',
  'late',
  'refunded',
] as const
export type Fault = (typeof faults)[number]

export type Payment = {
  /** Protocol and attempt, such as `esewa:487-K3QF9`. */
  key: string
  id: string
  merchant: string
  /** As the protocol counts: rupees as text, or paisa. */
  amount: string
  amountPaisa: number
  state: 'begun' | 'paid' | 'cancelled'
  fault: Fault
  /** What the gateway acknowledges to have taken; another amount with the fault of that name. */
  takenPaisa: number
  /** Questions since the payer confirmed. */
  questions: number
  reference: string
  /** The addresses of the merchant that the payer returns to, by the protocol's names. */
  addresses: Record<string, string>
}

export type Begin = Pick<Payment, 'key' | 'id' | 'merchant' | 'amount' | 'amountPaisa' | 'addresses'>

/** More are not stored: the oldest are forgotten. */
const maxPayments = 50_000
const payments = new Map<string, Payment>()
let counted = 0
let file: string | undefined

/** Stores the payments in this file from now on, and reads those that it has. */
export function openPayments(path: string): void {
  const stored = readStored<Payment>(path).slice(-maxPayments)
  for (const payment of stored) payments.set(payment.key, payment)
  counted = Math.max(0, ...stored.map(({ reference }) => Number(reference.slice(1))))
  writeStored(path, stored)
  file = path
}

function store(payment: Payment): void {
  if (file !== undefined) appendStored(file, payment)
}

/** The payment of this key; beginning it again leaves it as it is. */
export function beginPayment(begun: Begin): Payment {
  const known = payments.get(begun.key)
  if (known) return known
  counted += 1
  const reference = `S${String(counted).padStart(7, '0')}`
  const payment: Payment = { ...begun, state: 'begun', fault: 'none', takenPaisa: 0, questions: 0, reference }
  payments.set(begun.key, payment)
  store(payment)
  if (payments.size > maxPayments) payments.delete(payments.keys().next().value!)
  return payment
}

export function findPayment(key: string): Payment | undefined {
  return payments.get(key)
}

export function listPayments(): Payment[] {
  return [...payments.values()]
}

export function confirmPayment(payment: Payment, fault: Fault): void {
  if (payment.state !== 'begun') return
  payment.state = 'paid'
  payment.fault = fault
  payment.takenPaisa = fault === 'wrong-amount' ? Math.max(1, payment.amountPaisa - 100) : payment.amountPaisa
  store(payment)
}

export function cancelPayment(payment: Payment): void {
  if (payment.state !== 'begun') return
  payment.state = 'cancelled'
  store(payment)
}

const delayMs = 12_000
const isLate = ({ questions }: Payment) => questions <= 2

/** What a question is answered: the state, or `down` for no answer. Slow and failing answers end after two questions. */
export async function askPayment(payment: Payment): Promise<'begun' | 'paid' | 'cancelled' | 'refunded' | 'down'> {
  if (payment.state !== 'paid') return payment.state
  payment.questions += 1
  store(payment)
  if (payment.fault === 'refunded') return 'refunded'
  if (payment.fault === 'down' && isLate(payment)) return 'down'
  if (payment.fault === 'late' && isLate(payment)) return 'begun'
  if (payment.fault === 'slow' && isLate(payment)) await new Promise((done) => setTimeout(done, delayMs))
  return 'paid'
}

/** Rupees with two decimals. */
export function rupees(paisa: number): string {
  return `${Math.trunc(paisa / 100)}.${String(paisa % 100).padStart(2, '0')}`
}

/** Paisa of rupees with at most two decimals; NaN for other text. */
export function paisa(text: string): number {
  const [, whole = 'x', fraction = ''] = /^(\d{1,9})(?:\.(\d{1,2}))?$/.exec(text) ?? []
  return Number(whole) * 100 + Number(fraction.padEnd(2, '0'))
}
