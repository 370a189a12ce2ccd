// Reading of agreements: all, those of a connection, and what is to be paid next for connections.

import { authorOf, namedActs, preparedAct, type Act } from '#features/bills/operations/author.server.ts'
import { typedPolicy } from '#features/bills/operations/policies.server.ts'
import { findCustomerNumber } from '#features/connections/operations/numbers.server.ts'
import { listOwnConnections } from '#features/connections/operations/own.server.ts'
import { isOwnConnection } from '#features/ledger/operations/linked.server.ts'
import { readBalances } from '#features/ledger/operations/own.server.ts'
import { inNepal } from '#kit/calendar/nepal-time.ts'
import { pick } from '#kit/pick.ts'
import { toAsciiDigits } from '#kit/language.ts'
import type { ListQuery } from '#kit/page.ts'
import { refuse } from '#kit/refusal.ts'
import { recordOpened } from '#platform/audit.server.ts'
import type { Ctx, Customer, Scope, Staff } from '#platform/context.ts'
import { maxCounted, pageFound, type CountedPage } from '#platform/count.server.ts'
import type { AgreedPart, Agreement, ConnectionAgreements, NextInstalment, OwnAgreement } from '../contract/api.ts'
import type { AgreementPart, AgreementState } from '../contract/forms.ts'
import { agreedParts, mayApprove, mayRequest, nextOf, stateOfRunning } from '../rules.ts'
import { countAgreements, listAgreements, type AgreementRow } from '../store.server.ts'

/** Of one connection, and of a customer. */
const listed = 50
const maxMissed = 200

type AgreementsQuery = ListQuery & { part?: AgreementPart | undefined }

/** Searched by customer number, in the digits of either script. */
export async function readAgreements(
  ctx: Ctx<Staff>,
  { page, limit, sortOrder, search, part }: AgreementsQuery,
): Promise<CountedPage<Agreement>> {
  const request = { part, customerNumber: search ? toAsciiDigits(search.trim()) || undefined : undefined }
  const counted = await countAgreements(ctx, request, maxCounted + 1)
  const direction = sortOrder === 'asc' ? 'asc' : 'desc'
  const rows = await listAgreements(ctx, request, { direction, offset: (page - 1) * limit, limit })
  return pageFound(await agreementsOf(ctx, rows), counted)
}

export async function readConnectionAgreements(ctx: Ctx<Staff>, { id }: { id: number }): Promise<ConnectionAgreements> {
  const customerNumber = (await findCustomerNumber(ctx, id)) ?? refuse('missing', 'instalments.connection_unknown')
  await recordOpened(ctx, { action: 'instalments.read', target: customerNumber })
  const data = await agreementsOf(ctx, await listAgreements(ctx, { connectionIds: [id] }, { limit: listed }))
  const owedPaisa = await owedBy(ctx, id)
  const isPending = data.some(({ state }) => state === 'prepared')
  const running = data.find(({ state }) => ['kept', 'late', 'broken'].includes(state))?.state
  const isOwn = await isOwnConnection(ctx, id)
  return {
    connectionId: id,
    customerNumber,
    owedPaisa,
    mayRequest: mayRequest({ owedPaisa, isPending, isOwn, running }),
    data,
  }
}

export async function owedBy(scope: Scope, connectionId: number): Promise<number> {
  const balance = (await readBalances(scope, [connectionId])).get(connectionId)
  return Math.max(balance?.balancePaisa ?? 0, 0)
}

/** Counts of the dashboard: running agreements with a part that is over its due day, and what is to be approved. */
export async function readInstalmentsDue(ctx: Ctx<Staff>): Promise<{ missed: number; toApprove: number }> {
  const rows = await listAgreements(ctx, { part: 'running' }, { direction: 'asc', limit: maxMissed })
  const watched = await Promise.all(rows.map((row) => watchedOf(ctx, row)))
  const missed = watched.filter(({ parts }) => parts.some(({ state }) => state === 'missed')).length
  return { missed, toApprove: await countAgreements(ctx, { part: 'prepared' }, maxCounted) }
}

/** What is to be paid next by the running agreement of each connection that has one. */
export async function readNextInstalments(
  ctx: Ctx,
  connectionIds: readonly number[],
): Promise<Map<number, NextInstalment>> {
  const running = await listAgreements(ctx, { connectionIds, part: 'running' }, { limit: connectionIds.length })
  const found = await Promise.all(
    running.map(async (row) => {
      const { next } = await watchedOf(ctx, row)
      return next ? ([[row.connectionId, next]] as const) : []
    }),
  )
  return new Map(found.flat())
}

export async function readOwnAgreements(ctx: Ctx<Customer>): Promise<{ data: OwnAgreement[] }> {
  const own = await listOwnConnections(ctx, ctx.actor.id)
  const ids = own.filter(({ until }) => until === null).map(({ id }) => id)
  const rows = await listAgreements(ctx, { connectionIds: ids, part: 'running' }, { limit: listed })
  const data = await Promise.all(
    rows.map(async (row) => {
      const same = pick(row, ['id', 'customerNumber', 'amountPaisa'])
      return { ...same, ...(await watchedOf(ctx, row)) }
    }),
  )
  return { data: data.filter(({ state }) => state !== 'paid') }
}

export type Watched = { state: AgreementState; parts: AgreedPart[]; next: NextInstalment | null }

/** How an agreement is kept now; one that is not approved has its parts as they were prepared. */
export async function watchedOf(ctx: Ctx, row: AgreementRow): Promise<Watched> {
  const today = inNepal(ctx.now).date
  const { outcome, balancePaisa, paid, end } = row
  const isSettled = outcome === 'approved' && (end === 'paid' || balancePaisa <= 0)
  const on = end === 'paid' ? row.endedOn! : today
  const parts = agreedParts({ parts: row.parts, paid, today: on, isSettled })
  if (outcome !== 'approved') return { state: outcome ?? 'prepared', parts: parts.map(asPrepared), next: null }
  const { instalmentGraceDays } = await typedPolicy(ctx)
  const state = stateOfRunning(parts, today, instalmentGraceDays)
  const next = nextOf(parts, today, balancePaisa)
  return { state: state !== 'paid' && end !== null ? endStates[end] : state, parts, next: end === null ? next : null }
}

/** Of one that has ended and is not paid by its parts. */
const endStates = { replaced: 'replaced', paid: 'paid', reversed: 'broken' } as const

function asPrepared(part: AgreedPart): AgreedPart {
  return { ...part, state: 'due' }
}

export async function readOne(ctx: Ctx<Staff>, id: number): Promise<Agreement> {
  return (await agreementsOf(ctx, await listAgreements(ctx, { id }, { limit: 1 })))[0]!
}

async function agreementsOf(ctx: Ctx<Staff>, rows: readonly AgreementRow[]): Promise<Agreement[]> {
  const named = await namedActs(
    ctx,
    rows.flatMap((row) => [preparedAct(row), decidedAct(row)]),
  )
  const { persons } = await typedPolicy(ctx)
  const today = inNepal(ctx.now).date
  const agreements = rows.map(async (row): Promise<Agreement> => {
    const { id, connectionId, customerNumber, amountPaisa, reason, startsOn } = row
    const decided = decidedAct(row)
    const isOwn = row.outcome === null && (await isOwnConnection(ctx, connectionId))
    const prepared = { ...row, isOwn, firstOn: row.parts[0]!.dueOn }
    return {
      id,
      connectionId,
      customerNumber,
      amountPaisa,
      reason,
      startsOn,
      ...(await watchedOf(ctx, row)),
      prepared: named(preparedAct(row)),
      decided: decided && named(decided),
      mayApprove: mayApprove(prepared, authorOf(ctx), { persons: persons === 2 ? 2 : 1, today }),
    }
  })
  return Promise.all(agreements)
}

function decidedAct({ decidedAt: at, decidedById: byId, decidedBy }: AgreementRow): Act | null {
  return at && { at, byId, byName: decidedBy! }
}
