// Drafts of editions: create from the edition in force, change day and rows, delete.

import { enforce, refuse } from '#kit/refusal.ts'
import type { Verdict } from '#kit/refusal.ts'
import { transaction } from '#platform/database.server.ts'
import { once } from '#platform/idempotency.server.ts'
import { enforceVersion } from '#features/people/operations.server.ts'
import { maxDrafts, maxRows } from '../contract/states.ts'
import { dayBefore, mayTakeEffect, stateOf } from '../rules/states.ts'
import {
  findEdition,
  insertAct,
  insertEdition,
  listActs,
  listEditions,
  lockEditions,
  removeEdition,
  updateEdition,
} from '../store.server.ts'
import type { StoredEdition } from '../store.server.ts'
import type { AnyEditions, Office } from './definition.server.ts'
import { todayOf } from './reads.server.ts'

export type Version = { id: number; version: number }

/** Copies the edition that is in force before this day; the same `submission` creates one draft. Returns its number. */
export async function createDraft(
  ctx: Office,
  kind: AnyEditions,
  effectiveFrom: string,
  submission?: string,
): Promise<number> {
  const key = { scope: `editions ${kind.kind}`, key: submission, content: { effectiveFrom } }
  const { id } = await once(ctx, key, async (tx) => {
    await lockEditions(tx, kind.kind)
    const prepared = (await listEditions(tx, kind.kind)).filter(({ act }) => act !== 'approved' && act !== 'withdrawn')
    if (prepared.length >= maxDrafts) refuse('conflict', 'editions.too_many_drafts', { values: { max: maxDrafts } })
    const published = await kind.published(tx)
    enforce(freeDay(tx, kind, effectiveFrom, published))
    const before = dayBefore(
      effectiveFrom,
      published.map((edition) => edition.effectiveFrom),
    )
    const copied = published.find((edition) => edition.effectiveFrom === before)?.rows ?? []
    const rows = kind.startingOn(copied, effectiveFrom)
    const created = await insertEdition(tx, { kind: kind.kind, effectiveFrom, rows })
    await insertAct(tx, created, 'created')
    return { id: created }
  })
  return id
}

export function changeDay(ctx: Office, kind: AnyEditions, version: Version, effectiveFrom: string): Promise<void> {
  return changeDraft(ctx, kind, version, async (tx, { rows }) => {
    enforce(freeDay(tx, kind, effectiveFrom, await kind.published(tx)))
    return { effectiveFrom, rows: kind.startingOn(rows as object[], effectiveFrom) }
  })
}

/** Adds a row at the end; the same `submission` adds it once. */
export async function addRow(ctx: Office, kind: AnyEditions, id: number, sent: object, submission?: string) {
  const key = { scope: `editions ${kind.kind} ${id}`, key: submission, content: sent }
  await once(ctx, key, async (tx) => {
    await changeDraft(tx, kind, { id }, (_, edition) => {
      const rows = edition.rows as object[]
      if (rows.length >= maxRows) refuse('conflict', 'editions.full', { values: { max: maxRows } })
      return { ...edition, rows: kind.startingOn(kind.place(rows, rows.length, sent as never), edition.effectiveFrom) }
    })
    return {}
  })
}

export function changeRow(
  ctx: Office,
  kind: AnyEditions,
  { row, ...version }: Version & { row: number },
  sent: object,
) {
  return changeDraft(ctx, kind, version, (_, edition) => {
    const rows = edition.rows as object[]
    enforceRow(rows, row)
    return { ...edition, rows: kind.startingOn(kind.place(rows, row - 1, sent as never), edition.effectiveFrom) }
  })
}

export function removeRow(ctx: Office, kind: AnyEditions, { row, ...version }: Version & { row: number }) {
  return changeDraft(ctx, kind, version, (_, edition) => {
    enforceRow(edition.rows, row)
    return { ...edition, rows: edition.rows.toSpliced(row - 1, 1) }
  })
}

export function discardDraft(ctx: Office, kind: AnyEditions, version: Version): Promise<void> {
  return transaction(ctx, async (tx) => {
    await lockDraft(tx, kind, version)
    await removeEdition(tx, version.id)
  })
}

/** The edition with its state; refuses an unknown one, and one that somebody else has changed since `version`. Waits for other changes of the kind. */
export async function lockEdition(tx: Office, kind: AnyEditions, { id, version }: { id: number; version?: number }) {
  await lockEditions(tx, kind.kind)
  const edition = (await findEdition(tx, kind.kind, id)) ?? refuse('missing', 'editions.unknown')
  const newest = (await listActs(tx, id)).at(-1)!
  if (version !== undefined)
    await enforceVersion(tx, { version, current: newest.version, last: newest }, () => 'lists.changed_meanwhile')
  return { ...edition, newest }
}

async function changeDraft(
  ctx: Office,
  kind: AnyEditions,
  version: { id: number; version?: number },
  apply: (tx: Office, edition: StoredEdition) => Changed | Promise<Changed>,
): Promise<void> {
  await transaction(ctx, async (tx) => {
    const { effectiveFrom, rows } = await apply(tx, await lockDraft(tx, kind, version))
    await updateEdition(tx, version.id, { effectiveFrom, rows })
    await insertAct(tx, version.id, 'changed')
  })
}

type Changed = Pick<StoredEdition, 'effectiveFrom' | 'rows'>

async function lockDraft(tx: Office, kind: AnyEditions, version: { id: number; version?: number }) {
  const { newest, ...edition } = await lockEdition(tx, kind, version)
  if (stateOf(newest.act, edition.effectiveFrom, [], todayOf(tx)) !== 'draft') refuse('conflict', 'editions.not_draft')
  return edition
}

function freeDay(
  ctx: Office,
  { inSequence }: AnyEditions,
  day: string,
  published: readonly { effectiveFrom: string }[],
): Verdict {
  const days = published.map(({ effectiveFrom }) => effectiveFrom)
  return mayTakeEffect(day, { days, today: todayOf(ctx), inSequence })
}

function enforceRow(rows: readonly unknown[], row: number): void {
  if (row > rows.length) refuse('missing', 'editions.unknown_row')
}
