// Reading of wallet payments, with the row of a statement that has their reference.

import { namedActs, type Act } from '#features/bills/operations/author.server.ts'
import { isOwnConnection } from '#features/ledger/operations/linked.server.ts'
import { isOfAttempt } from '#features/payments/operations/references.server.ts'
import { yearlyNumberText } from '#kit/yearly-number.ts'
import { listNamedLines } from '#features/reconciliations/operations/lines.server.ts'
import { addDays } from '#kit/calendar/civil-date.ts'
import { toAsciiDigits } from '#kit/language.ts'
import type { ListQuery } from '#kit/page.ts'
import type { Ctx, Scope, Staff } from '#platform/context.ts'
import { maxCounted, pageFound, type CountedPage } from '#platform/count.server.ts'
import type { WalletPayment } from '../contract/api.ts'
import type { WalletPart, WalletState } from '../contract/forms.ts'
import { familyOf, mayDecide, mayVerify, type VerifiedWallet } from '../rules.ts'
import { countWallets, listWallets, type WalletRow } from '../store.server.ts'

/** A statement may begin some days before the payment was shown. */
const daysBefore = 60

type WalletsQuery = ListQuery & { part?: WalletPart | undefined }

/** Searched by customer number or reference, in the digits of either script. */
export async function readWalletPayments(
  ctx: Ctx<Staff>,
  { page, limit, sortOrder, search, part }: WalletsQuery,
): Promise<CountedPage<WalletPayment>> {
  const request = { part, search: search ? toAsciiDigits(search.trim()) || undefined : undefined }
  const counted = await countWallets(ctx, request, maxCounted + 1)
  const direction = sortOrder === 'asc' ? 'asc' : 'desc'
  const rows = await listWallets(ctx, request, { direction, offset: (page - 1) * limit, limit })
  return pageFound(await walletsOf(ctx, rows), counted)
}

/** Counts of the dashboard. */
export async function readWalletsDue(scope: Scope): Promise<{ pending: number }> {
  return { pending: await countWallets(scope, { part: 'pending' }, maxCounted) }
}

export async function readOne(ctx: Ctx<Staff>, id: number): Promise<WalletPayment> {
  return (await walletsOf(ctx, await listWallets(ctx, { id }, { limit: 1 })))[0]!
}

type StatementLine = NonNullable<WalletPayment['statement']>

/** The row of the newest statement that has the reference of each, by its number. */
export async function linesOf(scope: Scope, rows: readonly WalletRow[]): Promise<Map<number, StatementLine>> {
  if (rows.length === 0) return new Map()
  const references = rows.map(({ reference }) => reference)
  const first = rows.map(({ shownOn }) => shownOn).toSorted()[0]!
  const lines = await listNamedLines(scope, { references, since: addDays(first, -daysBefore) })
  return new Map(
    rows.flatMap(({ id, gateway, reference }) => {
      const line = lines.find((each) => each.reference === reference && familyOf(gateway).includes(each.gateway))
      if (!line) return []
      const { reconciliationId, on, grossPaisa: amountPaisa } = line
      return [[id, { reconciliationId, on, amountPaisa }] as const]
    }),
  )
}

/** A payment for the officer who reads it; `line`: of a statement with its reference. Of one that is decided, nothing is looked up. */
export async function verifiedBy(
  ctx: Ctx<Staff>,
  row: WalletRow,
  line: StatementLine | undefined,
): Promise<VerifiedWallet> {
  const state = stateOf(row)
  const isOpen = state === 'pending'
  const attempt = { gateways: familyOf(row.gateway), reference: row.reference }
  return {
    ...row,
    state,
    isOwn: isOpen && (await isOwnConnection(ctx, row.connectionId)),
    isUsedOnline: isOpen && (await isOfAttempt(ctx, attempt)),
    statementPaisa: line?.amountPaisa,
  }
}

async function walletsOf(ctx: Ctx<Staff>, rows: readonly WalletRow[]): Promise<WalletPayment[]> {
  const named = await namedActs(
    ctx,
    rows.flatMap((row) => [recordedAct(row), decidedAct(row)]),
  )
  const lines = await linesOf(ctx, rows)
  const payments = rows.map(async (row): Promise<WalletPayment> => {
    const { id, gateway, reference, customerNumber, amountPaisa, shownOn, note, fiscalYear, number } = row
    const state = stateOf(row)
    const decided = decidedAct(row)
    const line = lines.get(id)
    const wallet = await verifiedBy(ctx, row, line)
    return {
      id,
      gateway,
      reference,
      customerNumber,
      amountPaisa,
      shownOn,
      state,
      recorded: named(recordedAct(row)),
      decided: decided && named(decided),
      note,
      receipt: number === null ? null : yearlyNumberText({ fiscalYear: fiscalYear!, number }),
      statement: line ?? null,
      mayDecide: mayDecide(wallet, ctx.actor.id),
      mayVerify: mayVerify(wallet, ctx.actor.id),
    }
  })
  return Promise.all(payments)
}

function recordedAct({ recordedAt: at, recordedById: byId, recordedBy: byName }: WalletRow): Act {
  return { at, byId, byName }
}

function decidedAct({ decidedAt: at, decidedById: byId, decidedBy }: WalletRow): Act | null {
  return at && { at, byId, byName: decidedBy! }
}

export function stateOf({ outcome }: WalletRow): WalletState {
  return outcome ?? 'pending'
}
