// Cheques at the bank: deposited several at once, then cleared, or returned with the receipt reversed, the fee charged and the holder notified.

import { authorOf } from '#features/bills/operations/author.server.ts'
import { correctAndSettle } from '#features/bills/operations/corrections.server.ts'
import { typedPolicy } from '#features/bills/operations/policies.server.ts'
import { settle } from '#features/bills/operations/settle.server.ts'
import { policyOf } from '#features/bills/rules/policy.ts'
import { listLinkedIds } from '#features/connections/operations/own.server.ts'
import type { NewEntry } from '#features/ledger/contract/entries.ts'
import { lockPosting, postEntries } from '#features/ledger/operations/post.server.ts'
import { twoPostings } from '#features/ledger/rules/postings.ts'
import { parseYearlyNumber, type YearlyNumber, yearlyNumberText } from '#kit/yearly-number.ts'
import { inNepal } from '#kit/calendar/nepal-time.ts'
import { toAsciiDigits } from '#kit/language.ts'
import { enforce, refuse } from '#kit/refusal.ts'
import { record } from '#platform/audit.server.ts'
import type { Ctx, Staff } from '#platform/context.ts'
import { transaction } from '#platform/database.server.ts'
import type { Cheque } from '../contract/api.ts'
import { mayDecide, mayDeposit, mayReturn } from '../rules.ts'
import { decideCheque, insertDeposited, listCheques, type ChequeRow } from '../store/cheques.server.ts'
import { insertDeposit, lockBanking } from '../store/deposits.server.ts'
import { heldEntries } from './held.server.ts'
import { notifyOfReturn } from './notify.server.ts'
import { readCheque, requireCheque, stateFor } from './read.server.ts'

type SentDeposit = { bank: string; slip: string; numbers: readonly string[] }

/** All or none, today: each moves from the cheques in hand to those that are deposited. `numbers`: of receipts. */
export async function depositCheques(
  ctx: Ctx<Staff>,
  { bank, slip, numbers }: SentDeposit,
): Promise<{ cheques: number; amountPaisa: number }> {
  return transaction(ctx, async (tx) => {
    await lockBanking(tx)
    await lockPosting(tx)
    const rows = await requireAll(tx, numbers)
    const own = await listLinkedIds(tx)
    for (const row of rows) enforce(mayDeposit(stateFor(tx, row, own)))
    const amountPaisa = rows.reduce((sum, row) => sum + row.amountPaisa, 0)
    const depositedOn = inNepal(tx.now).date
    const deposit = { tender: 'cheque', bank, slip, depositedOn, amountPaisa } as const
    const id = (await insertDeposit(tx, deposit, authorOf(tx))) ?? refuse('conflict', 'banking.slip_known')
    await insertDeposited(tx, id, rows)
    await postEntries(
      tx,
      rows.map((row) =>
        moved(row, { from: 'cheques', to: 'deposited-cheques', by: 'deposit', place: `/${id}` }, depositedOn),
      ),
    )
    await record(tx, {
      action: 'banking.deposited',
      target: slip,
      changes: { bank, cheques: rows.length, amountPaisa },
    })
    return { cheques: rows.length, amountPaisa }
  })
}

/** What its receipt has counted for since it was reversed belongs to nobody: it is held until two persons have decided. */
export async function clearCheque(ctx: Ctx<Staff>, { number }: { number: string }): Promise<Cheque> {
  return transaction(ctx, async (tx) => {
    await lockBanking(tx)
    await lockPosting(tx)
    const row = await requireCheque(tx, number)
    enforce(mayDecide(stateFor(tx, row, await listLinkedIds(tx))))
    const today = inNepal(tx.now).date
    const heldPaisa = row.amountPaisa - row.countedPaisa
    const cleared = moved(row, { from: 'deposited-cheques', to: 'bank', by: 'clearing' }, today)
    await postEntries(tx, [cleared, ...(heldPaisa > 0 ? heldEntries({ ...row, heldPaisa }, today) : [])])
    await decideCheque(tx, row, { outcome: 'cleared' }, authorOf(tx))
    await record(tx, { action: 'banking.cleared', target: yearlyNumberText(row) })
    return readCheque(tx, number)
  })
}

/**
 * The cheque comes back, also one that the bank had paid, and what its receipt paid is corrected: rebates, surcharges and what was settled with it follow as if it had not been
 * paid. A fee is charged where the organisation has decided on one. What was corrected before stays as it is.
 */
export async function returnCheque(
  ctx: Ctx<Staff>,
  { number, reason }: { number: string; reason: string },
): Promise<Cheque> {
  return transaction(ctx, async (tx) => {
    await lockBanking(tx)
    const row = await requireCheque(tx, number)
    enforce(mayReturn(stateFor(tx, row, await listLinkedIds(tx))))
    const { connectionId, entryIds } = row
    for (const id of entryIds) await correctAndSettle(tx, { id, reason })
    const today = inNepal(tx.now).date
    const feePaisa = connectionId === null ? 0 : policyOf(await typedPolicy(tx)).chequeFeePaisa
    const from = row.outcome === 'cleared' ? 'bank' : 'deposited-cheques'
    const back = moved(row, { from, to: 'cheques', by: 'return' }, today)
    await postEntries(tx, [back, ...(feePaisa > 0 ? [feeOf(row, feePaisa, today)] : [])])
    if (connectionId !== null) await settle(tx, [connectionId])
    await decideCheque(tx, row, { outcome: 'returned', reason, feePaisa }, authorOf(tx))
    await record(tx, {
      action: 'banking.returned',
      target: yearlyNumberText(row),
      changes: { amountPaisa: row.amountPaisa, feePaisa, reason },
    })
    await notifyOfReturn(tx, row)
    return readCheque(tx, number)
  })
}

async function requireAll(tx: Ctx, typed: readonly string[]): Promise<ChequeRow[]> {
  const numbers = [...new Set(typed)].map((each): YearlyNumber => {
    return parseYearlyNumber(toAsciiDigits(each)) ?? refuse('missing', 'banking.cheque_unknown')
  })
  const rows = await listCheques(tx, { numbers }, { direction: 'asc', limit: numbers.length })
  return rows.length === numbers.length ? rows : refuse('missing', 'banking.cheque_unknown')
}

/** `place`: after the number of the receipt, where a cheque may be moved so more than once. */
type Move = {
  from: 'cheques' | 'deposited-cheques' | 'bank'
  to: 'deposited-cheques' | 'bank' | 'cheques'
  by: string
  place?: string
}

function moved(row: ChequeRow, { from, to, by, place = '' }: Move, valueOn: string): NewEntry {
  const { amountPaisa } = row
  return {
    connectionId: null,
    kind: 'banking',
    postings: [
      { account: to, amountPaisa },
      { account: from, amountPaisa: -amountPaisa },
    ],
    valueOn,
    reference: `cheque-${by}:${yearlyNumberText(row)}${place}`,
  }
}

function feeOf(row: ChequeRow, feePaisa: number, valueOn: string): NewEntry {
  const { connectionId } = row
  const reference = `cheque-fee:${yearlyNumberText(row)}`
  return { connectionId, kind: 'fee', postings: twoPostings('fees', feePaisa), valueOn, reference }
}
