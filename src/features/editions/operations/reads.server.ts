// Reads of editions: the list of a kind, and one edition with its state, its verdicts and its history.

import { inNepal } from '#kit/calendar/nepal-time.ts'
import { refuse } from '#kit/refusal.ts'
import { namesIn } from '#features/ordered-lists/operations/edits.server.ts'
import { listStaffHere } from '#features/people/operations.server.ts'
import { rolesWith } from '#features/people/rules.ts'
import type { ListedEdition } from '../contract/admin.ts'
import { dayBefore, mayTakeEffect, stateOf, stateOfDay, verdictsOn } from '../rules/states.ts'
import { findEdition, listActs, listEditions } from '../store.server.ts'
import type { AnyEditions, Office } from './definition.server.ts'

/** Drafts, then what is published or was withdrawn, each the newest first. */
export async function readEditions(ctx: Office, kind: AnyEditions): Promise<{ data: ListedEdition[] }> {
  const [prepared, published] = [await listEditions(ctx, kind.kind), await kind.published(ctx)]
  const days = published.map(({ effectiveFrom }) => effectiveFrom)
  const today = todayOf(ctx)
  const nameOf = await namesIn(ctx, prepared)
  const own = prepared.map(({ id, effectiveFrom, rows, act, at, ...by }): ListedEdition => {
    const state = stateOf(act, effectiveFrom, days, today)
    return { id, state, effectiveFrom, ...sizeOf(kind, rows as object[]), by: nameOf(by), at: at.toISOString() }
  })
  const drafts = own.filter(({ state }) => state === 'draft' || state === 'submitted')
  const approved = own.filter((edition) => !drafts.includes(edition))
  const shown = published.map(({ effectiveFrom, rows }): ListedEdition => {
    const state = stateOfDay(effectiveFrom, days, today)
    const record = approved.find((edition) => edition.effectiveFrom === effectiveFrom && edition.state === state)
    const { id, by, at } = record ?? { id: null, by: null, at: null }
    return { id, state, effectiveFrom, ...sizeOf(kind, rows), by, at }
  })
  return { data: [...drafts, ...shown, ...approved.filter(({ state }) => state === 'withdrawn')] }
}

/** One edition; refuses `missing` for an unknown number. */
export async function readEdition(ctx: Office, kind: AnyEditions, id: number) {
  const edition = (await findEdition(ctx, kind.kind, id)) ?? refuse('missing', 'editions.unknown')
  const [acts, published] = [await listActs(ctx, id), await kind.published(ctx)]
  const { effectiveFrom } = edition
  const days = published.map((one) => one.effectiveFrom)
  const today = todayOf(ctx)
  const newest = acts.at(-1)!
  const rows = edition.rows as object[]
  const state = stateOf(newest.act, effectiveFrom, days, today)
  const isPrepared = state === 'draft' || state === 'submitted'
  const issues = isPrepared ? await issuesOf(ctx, kind, rows, effectiveFrom) : []
  const submittedBy = acts.findLast(({ act }) => act === 'submitted')?.byId ?? null
  const approvers = await countApprovers(ctx, kind, submittedBy ?? ctx.actor.id)
  const nameOf = await namesIn(ctx, acts)
  const before = dayBefore(effectiveFrom, days)
  return {
    id,
    version: newest.version,
    state,
    effectiveFrom,
    rows,
    before: published.find((one) => one.effectiveFrom === before) ?? null,
    issues,
    acts: acts.map(({ act, at, note, ...by }) => ({ act, at: at.toISOString(), by: nameOf(by), note })),
    may: verdictsOn({
      state,
      submittedBy,
      reader: ctx.actor.id,
      approvers,
      issues: issues.length,
      day: mayTakeEffect(effectiveFrom, { days, today, inSequence: kind.inSequence }),
    }),
    approvers,
  }
}

/** What is wrong with the rows; an edition without rows would take everything away. */
function issuesOf(ctx: Office, kind: AnyEditions, rows: readonly object[], day: string) {
  if (rows.length === 0) return [{ row: 1, key: 'editions.empty' }]
  return kind.issues(ctx, rows, day)
}

async function countApprovers(ctx: Office, { permission }: AnyEditions, besides: number): Promise<number> {
  const staff = await listStaffHere(ctx, rolesWith(permission))
  return staff.filter(({ id }) => id !== besides).length
}

export function todayOf({ now }: Pick<Office, 'now'>): string {
  return inNepal(now).date
}

function sizeOf(kind: AnyEditions, rows: readonly object[]) {
  return { rows: rows.length, sample: rows.some((row) => kind.isSample(row)) }
}
