// Amnesties: prepared by one person with a preview of who gains what, in force when another approves.

import { eachWithOldSurcharges } from '#features/bills/operations/amnesties.server.ts'
import { authorOf, namedActs, preparedAct, type Act } from '#features/bills/operations/author.server.ts'
import { lockPostingOut } from '#features/ledger/operations/post.server.ts'
import { inNepal } from '#kit/calendar/nepal-time.ts'
import type { ListQuery, Paging } from '#kit/page.ts'
import { enforce, refuse, refuseField } from '#kit/refusal.ts'
import { record } from '#platform/audit.server.ts'
import type { Ctx, Staff } from '#platform/context.ts'
import { maxCounted, pageFound, type CountedPage } from '#platform/count.server.ts'
import { transaction } from '#platform/database.server.ts'
import type { Amnesty, AmnestyGain, GainOrder } from './contract/api.ts'
import type { AmnestyState, SentAmnesty } from './contract/forms.ts'
import { issueOf, mayApprove, partsOf } from './rules.ts'
import {
  countAmnesties,
  countGains,
  decideAmnesty,
  hasPendingAmnesty,
  insertAmnesty,
  insertGains,
  listAmnestyRows,
  listGains,
  type AmnestyRow,
} from './store.server.ts'

export async function readAmnesties(ctx: Ctx<Staff>, { page, limit }: Paging): Promise<CountedPage<Amnesty>> {
  const counted = await countAmnesties(ctx, maxCounted + 1)
  const rows = await listAmnestyRows(ctx, { offset: (page - 1) * limit, limit })
  return pageFound(await amnestiesOf(ctx, rows), counted)
}

export async function readAmnesty(ctx: Ctx<Staff>, { id }: { id: number }): Promise<Amnesty> {
  const [row] = await listAmnestyRows(ctx, { id, limit: 1 })
  return (await amnestiesOf(ctx, [row ?? refuse('missing', 'amnesties.unknown')]))[0]!
}

type GainsQuery = ListQuery<GainOrder> & { id: number }

/** Searched by customer number, name or telephone. */
export async function readAmnestyGains(ctx: Ctx<Staff>, query: GainsQuery): Promise<CountedPage<AmnestyGain>> {
  const { id, page, limit, search, sortBy = 'waivedPaisa', sortOrder } = query
  await readAmnesty(ctx, { id })
  const request = { id, customer: search }
  const counted = await countGains(ctx, request, maxCounted + 1)
  const direction = sortOrder === 'asc' ? 'asc' : 'desc'
  const rows = await listGains(ctx, request, { by: sortBy, direction, offset: (page - 1) * limit, limit })
  const data = rows.map(({ nameEn, nameNe, ...row }) => ({
    ...row,
    name: { en: nameEn ?? '', ne: nameNe ?? '' },
    toPayPaisa: row.oldPaisa - row.waivedPaisa,
  }))
  return pageFound(data, counted)
}

/** Nothing is waived yet. The preview is of today. */
export async function prepareAmnesty(ctx: Ctx<Staff>, sent: SentAmnesty): Promise<Amnesty> {
  const today = inNepal(ctx.now).date
  const issue = issueOf(sent, today)
  if (issue) refuseField(issue.field, issue.key)
  const parts = partsOf(sent)
  return transaction(ctx, async (tx) => {
    if (await hasPendingAmnesty(tx)) refuse('conflict', 'amnesties.pending')
    const { titleEn, titleNe, from: startsOn, dueUntil } = sent
    const endsOn = parts.at(-1)!.until
    const amnesty = { titleEn, titleNe, startsOn, endsOn, dueUntil, parts, countedOn: today }
    const id = await insertAmnesty(tx, amnesty, authorOf(tx))
    for await (const dues of eachWithOldSurcharges(tx, dueUntil)) await insertGains(tx, id, dues)
    const [row] = await listAmnestyRows(tx, { id, limit: 1 })
    if (row!.overlaps) refuse('conflict', 'amnesties.overlaps')
    await record(tx, {
      action: 'amnesties.prepared',
      target: titleEn,
      changes: { amnesty: id, from: startsOn, endsOn },
    })
    return readAmnesty(tx, { id })
  })
}

/** From then on payments of the window earn the waiver; payments that are being posted wait. */
export async function approveAmnesty(ctx: Ctx<Staff>, { id }: { id: number }): Promise<Amnesty> {
  return transaction(ctx, async (tx) => {
    await lockPostingOut(tx)
    const row = await lockAmnesty(tx, id)
    enforce(mayApprove(decided(row), authorOf(tx), inNepal(tx.now).date))
    return decide(tx, row, 'approved')
  })
}

export function refuseAmnesty(ctx: Ctx<Staff>, { id }: { id: number }): Promise<Amnesty> {
  return endAmnesty(ctx, id, 'refused')
}

export function cancelAmnesty(ctx: Ctx<Staff>, { id }: { id: number }): Promise<Amnesty> {
  return endAmnesty(ctx, id, 'cancelled')
}

async function endAmnesty(ctx: Ctx<Staff>, id: number, outcome: 'refused' | 'cancelled'): Promise<Amnesty> {
  return transaction(ctx, async (tx) => {
    const row = await lockAmnesty(tx, id)
    if (row.outcome !== null) refuse('conflict', 'amnesties.decided')
    return decide(tx, row, outcome)
  })
}

async function decide(tx: Ctx<Staff>, row: AmnestyRow, outcome: Exclude<AmnestyState, 'prepared'>): Promise<Amnesty> {
  await decideAmnesty(tx, row.id, outcome, authorOf(tx))
  await record(tx, { action: `amnesties.${outcome}`, target: row.titleEn, changes: { amnesty: row.id } })
  return readAmnesty(tx, { id: row.id })
}

async function lockAmnesty(tx: Ctx, id: number): Promise<AmnestyRow> {
  const [row] = await listAmnestyRows(tx, { id, limit: 1, lock: true })
  return row ?? refuse('missing', 'amnesties.unknown')
}

function decided(row: AmnestyRow) {
  return { ...row, state: row.outcome ?? ('prepared' as const), from: row.startsOn }
}

function decisionOf({ decidedAt: at, decidedById: byId, decidedBy }: AmnestyRow): Act | null {
  return at && { at, byId, byName: decidedBy! }
}

/** As they are answered. */
async function amnestiesOf(ctx: Ctx, rows: readonly AmnestyRow[]): Promise<Amnesty[]> {
  const acts = rows.flatMap((row) => [preparedAct(row), decisionOf(row)])
  const named = await namedActs(ctx, acts)
  return rows.map((row) => {
    const { id, titleEn, titleNe, startsOn, endsOn, dueUntil, parts, countedOn, connections } = row
    const { oldPaisa, surchargePaisa, waivedPaisa } = row
    const decision = decisionOf(row)
    return {
      id,
      title: { en: titleEn, ne: titleNe },
      from: startsOn,
      until: endsOn,
      dueUntil,
      parts,
      countedOn,
      preview: { connections, oldPaisa, surchargePaisa, waivedPaisa },
      state: row.outcome ?? 'prepared',
      prepared: named(preparedAct(row)),
      decided: decision && named(decision),
      mayApprove: mayApprove(decided(row), authorOf(ctx), inNepal(ctx.now).date),
    }
  })
}
