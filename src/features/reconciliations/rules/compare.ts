// Comparison of a gateway's statement with the ledger and with the bank; pure.

import { addDays } from '#kit/calendar/civil-date.ts'
import { maxBankDays, type BankLine, type LineState, type StatementLine } from '../contract/statement.ts'

/**
 * A payment through the gateway as the ledger has it. `references`: by which statements may name it. `amountPaisa`: of the entries that were not corrected;
 * `correctedPaisa`: of those that were corrected, which the gateway has given back if its statement says so.
 */
export type LedgerPayment = {
  references: readonly string[]
  on: string
  amountPaisa: number
  correctedPaisa: number
  entryIds: readonly number[]
  isSettled: boolean
}

export type ComparedLine = { state: LineState; line: StatementLine | null; payment: LedgerPayment | null }

/** Each line of the statement in its order, then what only the ledger has on its days. `settledDays`: of the statement, posted before. */
export function compareLines(
  lines: readonly StatementLine[],
  payments: readonly LedgerPayment[],
  settledDays: ReadonlySet<string> = new Set(),
): ComparedLine[] {
  const byReference = new Map(
    payments.flatMap((payment) => payment.references.map((reference) => [keyOf(reference), payment] as const)),
  )
  const givenBack = new Set(
    lines.flatMap(({ reference, grossPaisa }) => (grossPaisa < 0 ? `${keyOf(reference)} ${-grossPaisa}` : [])),
  )
  const seen = new Set<LedgerPayment | string>()
  const compared = lines.map((line): ComparedLine => {
    const key = keyOf(line.reference)
    const payment = byReference.get(key) ?? null
    const isGivenBack = payment !== null && givenBack.has(`${key} ${payment.correctedPaisa}`)
    const identity = line.grossPaisa < 0 ? `back ${key} ${line.grossPaisa}` : (payment ?? key)
    const state = seen.has(identity) ? 'twice' : stateOf(line, payment, isGivenBack, settledDays)
    seen.add(identity)
    return { state, line, payment: state === 'statement-only' ? null : payment }
  })
  const days = lines.map(({ on }) => on).toSorted()
  const [first, last] = [days[0] ?? '', days.at(-1) ?? '']
  const onlyLedger = payments.filter((payment) => {
    const isOpen = payment.amountPaisa !== 0 && !payment.isSettled && !seen.has(payment)
    return isOpen && payment.on >= first && payment.on <= last
  })
  return [...compared, ...onlyLedger.map((payment) => ({ state: 'ledger-only' as const, line: null, payment }))]
}

function stateOf(
  { on, grossPaisa, feePaisa, netPaisa }: StatementLine,
  payment: LedgerPayment | null,
  isGivenBack: boolean,
  settledDays: ReadonlySet<string>,
): LineState {
  if (grossPaisa < 0) return payment?.correctedPaisa === -grossPaisa ? 'matched' : 'refunded'
  if (payment === null) return 'statement-only'
  if (payment.isSettled) return settledDays.has(on) ? 'settled' : 'twice'
  const expected = payment.amountPaisa + (isGivenBack ? payment.correctedPaisa : 0)
  if (expected === 0) return 'statement-only'
  if (expected !== grossPaisa) return 'amount'
  return grossPaisa - feePaisa === netPaisa ? 'matched' : 'fee'
}

/**
 * What a gateway owes for a day of its statement, the day on which it arrived at the bank, and the amount in which it did. `isBefore`: an earlier
 * reconciliation has posted it.
 */
export type StatementDay = {
  on: string
  netPaisa: number
  bankOn: string | null
  bankPaisa: number | null
  isBefore: boolean
}

/** `days`: of the gateway, as earlier reconciliations posted them. `used`: amounts at the bank that were posted, for any gateway. */
export type PostedBefore = {
  days: readonly { on: string; netPaisa: number; bankOn: string; bankPaisa: number }[]
  used: readonly { on: string; amountPaisa: number }[]
}

/**
 * Each day's net is one amount at the bank on that day or up to ten days later; or all days that were not posted before are one amount. An amount at the bank is used
 * once, also by other reconciliations.
 */
export function compareBank(
  lines: readonly StatementLine[],
  bank: readonly BankLine[],
  before: PostedBefore = { days: [], used: [] },
): StatementDay[] {
  const nets = new Map<string, number>()
  for (const { on, netPaisa } of lines) nets.set(on, (nets.get(on) ?? 0) + netPaisa)
  const free = bank.toSorted((one, other) => (one.on < other.on ? -1 : 1))
  for (const { on, amountPaisa } of before.used) {
    const place = free.findIndex((line) => line.on === on && line.amountPaisa === amountPaisa)
    if (place >= 0) free.splice(place, 1)
  }
  const take = (amountPaisa: number, from: string): string | null => {
    const until = addDays(from, maxBankDays)
    const place = free.findIndex((line) => line.amountPaisa === amountPaisa && line.on >= from && line.on <= until)
    return place < 0 ? null : free.splice(place, 1)[0]!.on
  }
  const days = [...nets].toSorted(([one], [other]) => (one < other ? -1 : 1))
  const found = days.map(([on, netPaisa]): StatementDay => {
    const posted = before.days.find((day) => day.on === on && day.netPaisa === netPaisa)
    if (posted) return { on, netPaisa, bankOn: posted.bankOn, bankPaisa: posted.bankPaisa, isBefore: true }
    const bankOn = take(netPaisa, on)
    return { on, netPaisa, bankOn, bankPaisa: bankOn === null ? null : netPaisa, isBefore: false }
  })
  const open = found.filter(({ isBefore }) => !isBefore)
  if (open.length < 2 || open.some(({ bankOn }) => bankOn !== null)) return found
  const whole = open.reduce((sum, { netPaisa }) => sum + netPaisa, 0)
  const bankOn = take(whole, open.at(-1)!.on)
  return found.map((day) => (day.isBefore ? day : { ...day, bankOn, bankPaisa: bankOn === null ? null : whole }))
}

/** The amounts at the bank behind the days that one reconciliation posted: a day's own, or one for all days together. */
export function bankAmountsOf(days: readonly StatementDay[]): { on: string; amountPaisa: number }[] {
  const own = days.flatMap(({ bankOn, bankPaisa, netPaisa, isBefore }) =>
    bankOn === null || bankPaisa === null || isBefore ? [] : [{ on: bankOn, amountPaisa: bankPaisa, netPaisa }],
  )
  const shared = own.find(({ amountPaisa, netPaisa }) => amountPaisa !== netPaisa)
  return (shared ? [shared] : own).map(({ on, amountPaisa }) => ({ on, amountPaisa }))
}

/** As references are compared: gateways print them in either case. */
function keyOf(reference: string): string {
  return reference.trim().toUpperCase()
}
