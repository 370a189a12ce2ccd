// Days of cashiers: opened with a float, closed by a count; what is short or over is posted.

import { lockCashier } from '#features/banking/operations/cash-days.server.ts'
import { namesOfSigners } from '#features/people/operations.server.ts'
import { postEntries } from '#features/ledger/operations/post.server.ts'
import { inNepal } from '#kit/calendar/nepal-time.ts'
import type { ListQuery } from '#kit/page.ts'
import { enforce, refuse } from '#kit/refusal.ts'
import { record } from '#platform/audit.server.ts'
import type { Ctx, Staff } from '#platform/context.ts'
import { maxCounted, pageFound, type CountedPage } from '#platform/count.server.ts'
import { transaction } from '#platform/database.server.ts'
import type { CashDay, CounterState } from '../contract/api.ts'
import { countedPaisa, type NoteCounts } from '../contract/forms.ts'
import { differencePostings, mayOpenDay, mayTakeMoney } from '../rules.ts'
import { countCashDays, insertCashDay, listCashDays, updateClosed, type CashDayRow } from '../store.server.ts'

/** The cashier's own open day; the sum is not shown before the notes are counted. */
export async function readCounter(ctx: Ctx<Staff>): Promise<CounterState> {
  const today = inNepal(ctx.now).date
  const [open] = await listCashDays(ctx, { cashierId: ctx.actor.id, isOpen: true }, { limit: 1 })
  const [closed] = await listCashDays(ctx, { cashierId: ctx.actor.id, isOpen: false, day: today }, { limit: 1 })
  const days = { openDay: open?.day ?? null, today, isTodayClosed: closed !== undefined }
  return {
    open: open
      ? {
          day: open.day,
          openedAt: open.openedAt.toISOString(),
          floatPaisa: open.floatPaisa,
          receipts: open.receipts,
          mayTake: mayTakeMoney(days),
        }
      : null,
    mayOpen: mayOpenDay(days),
  }
}

/** `float`: rupees in the drawer at the beginning. */
export async function openCashDay(ctx: Ctx<Staff>, { float }: { float: number }): Promise<CounterState> {
  return transaction(ctx, async (tx) => {
    await lockCashier(tx, tx.actor.id)
    enforce((await readCounter(tx)).mayOpen)
    const { id: cashierId, name: cashierName } = tx.actor
    const day = inNepal(tx.now).date
    await insertCashDay(tx, { cashierId, cashierName, day, openedAt: tx.now, floatPaisa: float * 100 })
    await record(tx, { action: 'counter.opened', target: day, changes: { float } })
    return readCounter(tx)
  })
}

/** The cashier's open day, locked until the end of the transaction. */
export async function requireOpenDay(tx: Ctx<Staff>): Promise<CashDayRow> {
  await lockCashier(tx, tx.actor.id)
  const [open] = await listCashDays(tx, { cashierId: tx.actor.id, isOpen: true }, { limit: 1 })
  return open ?? refuse('conflict', 'counter.no_open_day')
}

/** Closes the open day, also one of an earlier day. The difference is posted today, with the cashier as its author. */
export async function closeCashDay(ctx: Ctx<Staff>, { orgId: _org, ...counted }: NoteCounts & { orgId?: unknown }) {
  return transaction(ctx, async (tx): Promise<CashDay> => {
    const { id, day, floatPaisa, cashPaisa } = await requireOpenDay(tx)
    const [foundPaisa, expectedPaisa] = [countedPaisa(counted), floatPaisa + cashPaisa]
    const postings = differencePostings(foundPaisa, expectedPaisa)
    const valueOn = inNepal(tx.now).date
    const entry = {
      connectionId: null,
      kind: 'cash-difference',
      postings,
      valueOn,
      reference: `cash-day:${id}`,
    } as const
    const [entryId] = postings.length > 0 ? await postEntries(tx, [entry]) : []
    const differenceEntryId = entryId ?? null
    const closing = { closedAt: tx.now, counted, countedPaisa: foundPaisa, expectedPaisa, differenceEntryId }
    await updateClosed(tx, id, closing)
    await record(tx, {
      action: 'counter.closed',
      target: day,
      changes: { countedPaisa: foundPaisa, expectedPaisa },
    })
    return (await cashDaysOf(tx, await listCashDays(tx, { id }, { limit: 1 })))[0]!
  })
}

/** Searched by a part of the cashier's name. */
export async function readCashDays(
  ctx: Ctx<Staff>,
  { page, limit, sortOrder, search }: ListQuery,
): Promise<CountedPage<CashDay>> {
  const request = { name: search?.trim() || undefined }
  const counted = await countCashDays(ctx, request, maxCounted + 1)
  const direction = sortOrder === 'asc' ? 'asc' : 'desc'
  const rows = await listCashDays(ctx, request, { direction, offset: (page - 1) * limit, limit })
  return pageFound(await cashDaysOf(ctx, rows), counted)
}

async function cashDaysOf(ctx: Ctx, rows: readonly CashDayRow[]): Promise<CashDay[]> {
  const nameOf = await namesOfSigners(ctx, rows.map(cashierOf))
  return rows.map((row) => ({
    id: row.id,
    cashier: nameOf(cashierOf(row)),
    day: row.day,
    openedAt: row.openedAt.toISOString(),
    closedAt: row.closedAt?.toISOString() ?? null,
    floatPaisa: row.floatPaisa,
    receipts: row.receipts,
    expectedPaisa: row.expectedPaisa,
    countedPaisa: row.countedPaisa,
    differencePaisa: row.closedAt ? row.countedPaisa! - row.expectedPaisa! : null,
  }))
}

function cashierOf({ cashierId: byId, cashierName: byName }: CashDayRow) {
  return { byId, byName }
}
