// Comparison of a gateway's statement with the ledger and with the bank; pure.

import { addDays } from '#kit/calendar/civil-date.ts'
import { maxBankDays, type BankLine, type LineState, type StatementLine } from '../contract/statement.ts'

/** A payment through the gateway as the ledger has it; `references`: by which statements may name it. */
export type LedgerPayment = {
  references: readonly string[]
  on: string
  amountPaisa: number
  entryIds: readonly number[]
  isSettled: boolean
}

export type ComparedLine = { state: LineState; line: StatementLine | null; payment: LedgerPayment | null }

/** Each line of the statement in its order, then what only the ledger has on its days. */
export function compareLines(lines: readonly StatementLine[], payments: readonly LedgerPayment[]): ComparedLine[] {
  const byReference = new Map(
    payments.flatMap((payment) => payment.references.map((reference) => [keyOf(reference), payment] as const)),
  )
  const seen = new Set<LedgerPayment | string>()
  const compared = lines.map((line): ComparedLine => {
    const payment = byReference.get(keyOf(line.reference)) ?? null
    const state = stateOf(line, payment, seen)
    if (line.grossPaisa > 0) seen.add(payment ?? keyOf(line.reference))
    return { state, line, payment }
  })
  const days = lines.map(({ on }) => on).toSorted()
  const [first, last] = [days[0] ?? '', days.at(-1) ?? '']
  const onlyLedger = payments.filter((payment) => {
    return !payment.isSettled && !seen.has(payment) && payment.on >= first && payment.on <= last
  })
  return [...compared, ...onlyLedger.map((payment) => ({ state: 'ledger-only' as const, line: null, payment }))]
}

function stateOf(line: StatementLine, payment: LedgerPayment | null, seen: ReadonlySet<unknown>): LineState {
  if (line.grossPaisa < 0) return 'refunded'
  if (seen.has(payment ?? keyOf(line.reference))) return 'twice'
  if (payment === null) return 'statement-only'
  if (payment.isSettled) return 'twice'
  if (payment.amountPaisa !== line.grossPaisa) return 'amount'
  return line.grossPaisa - line.feePaisa === line.netPaisa ? 'matched' : 'fee'
}

/** What a gateway owes for a day of its statement, and the day on which it arrived at the bank. */
export type StatementDay = { on: string; netPaisa: number; bankOn: string | null }

/** Each day's net is one amount at the bank on that day or up to ten days later; or all days are one amount. An amount at the bank is used once. */
export function compareBank(lines: readonly StatementLine[], bank: readonly BankLine[]): StatementDay[] {
  const nets = new Map<string, number>()
  for (const { on, netPaisa } of lines) nets.set(on, (nets.get(on) ?? 0) + netPaisa)
  const days = [...nets].toSorted(([one], [other]) => (one < other ? -1 : 1))
  const free = bank.toSorted((one, other) => (one.on < other.on ? -1 : 1))
  const take = (amountPaisa: number, from: string): string | null => {
    const until = addDays(from, maxBankDays)
    const place = free.findIndex((line) => line.amountPaisa === amountPaisa && line.on >= from && line.on <= until)
    return place < 0 ? null : free.splice(place, 1)[0]!.on
  }
  const found = days.map(([on, netPaisa]) => ({ on, netPaisa, bankOn: take(netPaisa, on) }))
  if (found.length < 2 || found.some(({ bankOn }) => bankOn !== null)) return found
  const whole = take(
    found.reduce((sum, { netPaisa }) => sum + netPaisa, 0),
    found.at(-1)!.on,
  )
  return found.map((day) => ({ ...day, bankOn: whole }))
}

/** As references are compared: gateways print them in either case. */
function keyOf(reference: string): string {
  return reference.trim().toUpperCase()
}
