// What a reconciliation finds: its statement beside the ledger and the bank, with sums, differences and what can be settled.

import { addDays } from '#kit/calendar/civil-date.ts'
import { allow, deny, type Verdict } from '#kit/refusal.ts'
import type { Scope } from '#platform/context.ts'
import type { Comparison } from '../contract/api.ts'
import { lineStates, maxBankDays, type StatementLine } from '../contract/statement.ts'
import { compareBank, compareLines, type ComparedLine, type StatementDay } from '../rules/compare.ts'
import { listGatewayPayments, type ReconciliationRow } from '../store.server.ts'

/** Differences of one answer. */
const maxShown = 500

/** `entryIds`: payments that can be settled, which arrived at the bank at the latest on `arrivedOn`. */
export type Found = Comparison & { entryIds: number[]; arrivedOn: string | null }

/** As it is now: payments that were entered, corrected or settled since the statement was sent are seen. */
export async function compareNow(scope: Scope, row: ReconciliationRow): Promise<Found> {
  const { gateway, firstOn, lastOn, lines, bankLines } = row
  const references = lines.map(({ reference }) => reference.trim().toUpperCase())
  const [from, until] = [addDays(firstOn, -maxBankDays), addDays(lastOn, maxBankDays)]
  const payments = await listGatewayPayments(scope, { gateway, from, until, references })
  const compared = compareLines(lines, payments)
  const days = compareBank(lines, bankLines ?? [])
  const arrived = new Map(days.map((day) => [day.on, day.bankOn]))
  const settled = compared.filter(({ state, line }) => state === 'matched' && arrived.get(line!.on) != null)
  const differences = compared.filter(({ state }) => state !== 'matched')
  const inDays = payments.filter(({ on }) => on >= firstOn && on <= lastOn)
  return {
    counts: countsOf(compared),
    sums: {
      ...sumOf(lines),
      ledgerPaisa: inDays.reduce((sum, { amountPaisa }) => sum + amountPaisa, 0),
    },
    days,
    settled: { payments: settled.length, ...sumOf(settled.map(({ line }) => line!)) },
    differing: differences.length,
    differences: differences.slice(0, maxShown).map(shownLine),
    entryIds: settled.flatMap(({ payment }) => payment!.entryIds),
    arrivedOn: lastOf(settled, arrived),
  }
}

/** Whether what was found can be accepted: the money has arrived at the bank. */
export function mayAccept({ acceptedAt, bankLines }: ReconciliationRow, { settled }: Comparison): Verdict {
  if (acceptedAt !== null) return deny('reconciliations.accepted_already')
  if (bankLines === null) return deny('reconciliations.bank_lacking')
  return settled.payments > 0 ? allow : deny('reconciliations.nothing_settled')
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

function lastOf(settled: readonly ComparedLine[], arrived: ReadonlyMap<string, StatementDay['bankOn']>): string | null {
  return (
    settled
      .map(({ line }) => arrived.get(line!.on)!)
      .toSorted()
      .at(-1) ?? null
  )
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
