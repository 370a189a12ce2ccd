// Reconciliations: a statement that is sent, that of the bank, and the acceptance, which posts the settlement.

import { createHash } from 'node:crypto'
import { authorOf, namedActs, preparedAct, type Act } from '#features/bills/operations/author.server.ts'
import type { GatewayKind } from '#features/gateways/contract/gateway.ts'
import type { NewEntry, Posting } from '#features/ledger/contract/entries.ts'
import { lockPostingOut, postEntries } from '#features/ledger/operations/post.server.ts'
import { inNepal } from '#kit/calendar/nepal-time.ts'
import type { ListQuery } from '#kit/page.ts'
import { enforce, refuse } from '#kit/refusal.ts'
import { record } from '#platform/audit.server.ts'
import type { Ctx, Staff } from '#platform/context.ts'
import { maxCounted, pageFound, type CountedPage } from '#platform/count.server.ts'
import { transaction } from '#platform/database.server.ts'
import type { Comparison, ListedReconciliation, Reconciliation } from '../contract/api.ts'
import {
  countReconciliations,
  findReconciliation,
  isSettlementKept,
  listReconciliations,
  lockReconciliations,
  updateAccepted,
  updateBank,
  upsertColumns,
  upsertStatement,
  type ListedRow,
  type ReconciliationRow,
} from '../store.server.ts'
import { compareNow, mayAccept, type HeldLine } from './compare.server.ts'
import { readBankFile, readStatementFile, type TypedColumns } from './files.server.ts'

export async function readReconciliations(
  ctx: Ctx<Staff>,
  { page, limit, sortOrder, search }: ListQuery,
): Promise<CountedPage<ListedReconciliation>> {
  const request = { search: search?.trim() }
  const counted = await countReconciliations(ctx, request, maxCounted + 1)
  const direction = sortOrder === 'asc' ? 'asc' : 'desc'
  const rows = await listReconciliations(ctx, request, { direction, offset: (page - 1) * limit, limit })
  const named = await namedActs(
    ctx,
    rows.flatMap((row) => [preparedAct(row), acceptedAct(row)]),
  )
  return pageFound(
    rows.map((row) => listedOf(row, named)),
    counted,
  )
}

export async function readReconciliation(ctx: Ctx<Staff>, { id }: { id: number }): Promise<Reconciliation> {
  return reconciliationOf(ctx, await requireOne(ctx, id))
}

type SentStatement = TypedColumns & { gateway: GatewayKind; file: File }

/**
 * The same file of a gateway is one reconciliation: sent again before it is accepted, it is read by the columns given now. Once it is accepted, it begins another one
 * only if a day had not arrived at the bank, or the settlement was corrected.
 */
export async function sendStatement(
  ctx: Ctx<Staff>,
  { gateway, file, ...typed }: SentStatement,
): Promise<Reconciliation> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  const { lines, chosen } = await readStatementFile(ctx, { gateway, bytes, fileName: file.name, typed })
  const fileHash = createHash('sha256').update(bytes).digest('hex')
  return transaction(ctx, async (tx) => {
    await lockReconciliations(tx)
    const known = await findReconciliation(tx, { gateway, fileHash })
    if (known?.acceptedAt && (await isPosted(tx, known))) return reconciliationOf(tx, known)
    const days = lines.map(({ on }) => on).toSorted()
    const statement = {
      gateway,
      fileName: file.name.slice(0, 200),
      fileHash,
      firstOn: days[0]!,
      lastOn: days.at(-1)!,
      lines,
    }
    const id = await upsertStatement(tx, statement, authorOf(tx))
    await upsertColumns(tx, gateway, chosen)
    const changes = { reconciliation: id, rows: lines.length, fileHash }
    await record(tx, { action: 'reconciliations.sent', target: gateway, changes })
    return reconciliationOf(tx, await requireOne(tx, id))
  })
}

type SentBank = TypedColumns & { id: number; file: File }

export async function sendBankStatement(ctx: Ctx<Staff>, { id, file, ...typed }: SentBank): Promise<Reconciliation> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  const { lines, chosen } = await readBankFile(ctx, { bytes, fileName: file.name, typed })
  return transaction(ctx, async (tx) => {
    await lockReconciliations(tx)
    const { acceptedAt, gateway } = await requireOne(tx, id)
    if (acceptedAt !== null) refuse('conflict', 'reconciliations.accepted_already')
    await updateBank(tx, id, file.name.slice(0, 200), lines)
    await upsertColumns(tx, 'bank', chosen)
    const changes = { reconciliation: id, rows: lines.length }
    await record(tx, { action: 'reconciliations.bank_sent', target: gateway, changes })
    return reconciliationOf(tx, await requireOne(tx, id))
  })
}

/**
 * Posts the days that arrived at the bank, once, counted from the day on which the last of them did. What only the statement has of them is held, until two persons
 * enter it for a customer number or give it back. No payment is posted meanwhile, which would be held too.
 */
export async function acceptReconciliation(ctx: Ctx<Staff>, { id }: { id: number }): Promise<Reconciliation> {
  return transaction(ctx, async (tx) => {
    await lockPostingOut(tx)
    await lockReconciliations(tx)
    const row = await requireOne(tx, id)
    if (row.acceptedAt !== null) refuse('conflict', 'reconciliations.accepted_already')
    const { entryIds, arrivedOn, held, ...result } = await compareNow(tx, row)
    enforce(mayAccept(row, result))
    const today = inNepal(tx.now).date
    const [entryId, ...heldIds] = await postEntries(tx, [
      {
        connectionId: null,
        kind: 'settlement',
        postings: settlementOf(row.gateway, result.settled),
        valueOn: arrivedOn! < today ? arrivedOn! : today,
        reference: `settlement:${id}`,
      },
      ...held.map((line) => heldEntryOf(row, line, today)),
    ])
    const settled = { entryId: entryId!, entryIds: [...entryIds, ...heldIds], result }
    await updateAccepted(tx, id, settled, authorOf(tx))
    const changes = { reconciliation: id, ...result.settled }
    await record(tx, { action: 'reconciliations.accepted', target: row.gateway, changes })
    return reconciliationOf(tx, await requireOne(tx, id))
  })
}

function heldEntryOf({ gateway, fileName }: ReconciliationRow, line: HeldLine, today: string): NewEntry {
  const { reference, on, amountPaisa } = line
  const postings: Posting[] = [
    { account: `clearing:${gateway}`, amountPaisa },
    { account: 'unidentified-receipts', amountPaisa: -amountPaisa },
  ]
  const valueOn = on < today ? on : today
  return { connectionId: null, kind: 'unidentified', postings, valueOn, reference, note: fileName }
}

function settlementOf(gateway: GatewayKind, { grossPaisa, feePaisa, netPaisa }: Comparison['settled']): Posting[] {
  const postings: Posting[] = [
    { account: 'bank', amountPaisa: netPaisa },
    { account: 'gateway-fees', amountPaisa: feePaisa },
    { account: `clearing:${gateway}`, amountPaisa: -grossPaisa },
  ]
  return postings.filter(({ amountPaisa }) => amountPaisa !== 0)
}

/** Whether each day of an accepted statement has arrived at the bank and its settlement was not corrected. */
async function isPosted(ctx: Ctx, { result, entryId }: ReconciliationRow): Promise<boolean> {
  const isKept = await isSettlementKept(ctx, entryId!)
  return isKept && result!.days.every(({ bankOn }) => bankOn !== null)
}

async function requireOne(ctx: Ctx, id: number): Promise<ReconciliationRow> {
  return (await findReconciliation(ctx, { id })) ?? refuse('missing', 'reconciliations.unknown')
}

/** What was found when it was accepted, or what is found now. */
async function reconciliationOf(ctx: Ctx, row: ReconciliationRow): Promise<Reconciliation> {
  const named = await namedActs(ctx, [preparedAct(row), acceptedAct(row)])
  const {
    entryIds: _ids,
    arrivedOn: _on,
    held: _held,
    ...now
  } = row.result ? { ...storedOf(row.result), entryIds: [], arrivedOn: null, held: [] } : await compareNow(ctx, row)
  const { bankFileName, entryId, lines } = row
  return { ...listedOf(row, named), rows: lines.length, bankFileName, entryId, mayAccept: mayAccept(row, now), ...now }
}

/** What was accepted before money of the statement was held has held none. */
function storedOf(result: Comparison): Comparison {
  return { ...result, settled: { ...result.settled, heldPaisa: result.settled.heldPaisa ?? 0 } }
}

function listedOf(row: ListedRow, named: (act: Act) => { at: string; by: string }): ListedReconciliation {
  const { id, gateway, fileName, firstOn, lastOn } = row
  const accepted = acceptedAct(row)
  return {
    id,
    gateway,
    fileName,
    firstOn,
    lastOn,
    prepared: named(preparedAct(row)),
    accepted: accepted && named(accepted),
  }
}

function acceptedAct({ acceptedAt: at, acceptedById: byId, acceptedBy }: ListedRow): Act | null {
  return at && { at, byId, byName: acceptedBy! }
}
