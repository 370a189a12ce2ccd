// What a reconciliation finds: its statement beside the ledger and the bank, with sums, differences and what can be settled.

import type { GatewayKind } from '#features/gateways/contract/gateway.ts'
import { heldReferenceOf } from '#features/ledger/rules/references.ts'
import { addDays } from '#kit/calendar/civil-date.ts'
import { allow, deny, type Verdict } from '#kit/refusal.ts'
import type { Scope } from '#platform/context.ts'
import type { Comparison } from '../contract/api.ts'
import { isDifference, lineStates, maxBankDays, type LineState, type StatementLine } from '../contract/statement.ts'
import { bankAmountsOf, compareBank, compareLines, type ComparedLine, type PostedBefore } from '../rules/compare.ts'
import { listGatewayPayments, listPosted, type ReconciliationRow } from '../store.server.ts'

/** Differences of one answer. */
const maxShown = 500

/**
 * `entryIds`: payments that are settled, by days which arrived at the bank at the latest on `arrivedOn`. `held`: what only the statement has of these days, with the
 * reference under which it is held.
 */
export type Found = Comparison & { entryIds: number[]; arrivedOn: string | null; held: HeldLine[] }
export type HeldLine = { reference: string; on: string; amountPaisa: number }

/** As it is now: payments that were entered, corrected or settled since the statement was sent are seen. */
export async function compareNow(scope: Scope, row: ReconciliationRow): Promise<Found> {
  const { gateway, firstOn, lastOn, lines, bankLines } = row
  const references = lines.map(({ reference }) => reference.trim().toUpperCase())
  const [from, until] = [addDays(firstOn, -maxBankDays), addDays(lastOn, maxBankDays)]
  const payments = await listGatewayPayments(scope, { gateway, from, until, references })
  const days = compareBank(lines, bankLines ?? [], await postedBefore(scope, row))
  const settledDays = new Set(days.filter(({ isBefore }) => isBefore).map(({ on }) => on))
  const compared = compareLines(lines, payments, settledDays)
  const arrived = days.filter(({ bankOn, isBefore }) => bankOn !== null && !isBefore)
  const arrivedDays = new Set(arrived.map(({ on }) => on))
  const ofArrived = compared.filter(({ line }) => line !== null && arrivedDays.has(line.on))
  const matched = ofArrived.filter(({ state }) => state === 'matched')
  const held = ofArrived.flatMap(({ state, line }) => heldOf(gateway, state, line!))
  const differences = compared.filter(({ state }) => isDifference(state))
  const inDays = payments.filter(({ on }) => on >= firstOn && on <= lastOn)
  const sums = sumOf(ofArrived.map(({ line }) => line!))
  return {
    counts: countsOf(compared),
    sums: {
      ...sumOf(lines),
      ledgerPaisa: inDays.reduce((sum, { amountPaisa }) => sum + amountPaisa, 0),
    },
    days,
    settled: {
      days: arrived.length,
      payments: matched.length,
      ...sums,
      // What is posted balances, also where the statement's fee does not follow from its amounts.
      feePaisa: sums.grossPaisa - sums.netPaisa,
      heldPaisa: held.reduce((sum, { amountPaisa }) => sum + amountPaisa, 0),
      differingPaisa: sums.grossPaisa - sumOf(matched.map(({ line }) => line!)).grossPaisa,
    },
    differing: differences.length,
    differences: differences.slice(0, maxShown).map(shownLine),
    entryIds: [...new Set(matched.flatMap(({ payment }) => payment!.entryIds))],
    held,
    arrivedOn:
      arrived
        .map(({ bankOn }) => bankOn!)
        .toSorted()
        .at(-1) ?? null,
  }
}

/** Whether what was found can be accepted: money of the statement has arrived at the bank. */
export function mayAccept({ acceptedAt, bankLines }: ReconciliationRow, { settled }: Comparison): Verdict {
  if (acceptedAt !== null) return deny('reconciliations.accepted_already')
  if (bankLines === null) return deny('reconciliations.bank_lacking')
  return settled.days > 0 && settled.grossPaisa !== 0 ? allow : deny('reconciliations.nothing_settled')
}

/** Days of the gateway that other reconciliations have posted, and amounts at the bank that were posted for any gateway. */
export async function postedBefore(
  scope: Scope,
  { id, gateway, firstOn, lastOn }: ReconciliationRow,
): Promise<PostedBefore> {
  const accepted = await listPosted(scope, addDays(firstOn, -2 * maxBankDays), addDays(lastOn, 2 * maxBankDays))
  const others = accepted.filter((other) => other.id !== id)
  return {
    days: others
      .filter((other) => other.gateway === gateway)
      .flatMap(({ result: { days } }) =>
        days.flatMap(({ on, netPaisa, bankOn, bankPaisa, isBefore }) =>
          bankOn === null || bankPaisa === null || isBefore ? [] : [{ on, netPaisa, bankOn, bankPaisa }],
        ),
      ),
    used: others.flatMap(({ result }) => bankAmountsOf(result.days)),
  }
}

function heldOf(gateway: GatewayKind, state: LineState, { reference, on, grossPaisa }: StatementLine): HeldLine[] {
  const held = state === 'statement-only' && grossPaisa > 0 ? heldReferenceOf(gateway, reference) : undefined
  return held === undefined ? [] : [{ reference: held, on, amountPaisa: grossPaisa }]
}

function countsOf(compared: readonly ComparedLine[]): Comparison['counts'] {
  return lineStates.flatMap((state) => {
    const own = compared.filter((each) => each.state === state)
    const paisa = own.reduce((sum, { line, payment }) => sum + (line?.grossPaisa ?? payment!.amountPaisa), 0)
    return own.length > 0 ? [{ state, rows: own.length, paisa }] : []
  })
}

function sumOf(lines: readonly StatementLine[]): { grossPaisa: number; feePaisa: number; netPaisa: number } {
  const sums = { grossPaisa: 0, feePaisa: 0, netPaisa: 0 }
  for (const { grossPaisa, feePaisa, netPaisa } of lines) {
    sums.grossPaisa += grossPaisa
    sums.feePaisa += feePaisa
    sums.netPaisa += netPaisa
  }
  return sums
}

function shownLine({ state, line, payment }: ComparedLine): Comparison['differences'][number] {
  return {
    state,
    reference: line?.reference ?? payment!.references.at(-1) ?? '',
    on: line?.on ?? payment!.on,
    line: line?.line ?? null,
    statementPaisa: line?.grossPaisa ?? null,
    ledgerPaisa: payment?.amountPaisa ?? null,
    feePaisa: line?.feePaisa ?? null,
  }
}
