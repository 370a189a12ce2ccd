// Publishing workflow: add, publish, expire, withdraw, return to draft and correct an item of any published kind, each in one transaction.

import { enforce, refuse } from '#kit/refusal.ts'
import { transaction } from '#platform/database.server.ts'
import { lockWindow } from '#platform/publishing-window.server.ts'
import { enforceVersion } from '#features/people/operations.server.ts'
import type { RequestedWindow } from '../contract/transitions.ts'
import type { Explanation, PublishingEvent, PublishingState, WindowEntry } from '../contract/window.ts'
import { draftWindow } from '../contract/window.ts'
import {
  correctionsIn,
  firstMoment,
  mayBePublished,
  mayBeWithdrawn,
  mayExpire,
  mayReturnToDraft,
  publicationOf,
  publishingState,
  requestedWindow,
  windowIssues,
} from '../rules/transitions.ts'
import { listEvents, recordTransition } from '../store/items.server.ts'
import { checkLinksAfter } from '../store/links.server.ts'
import { findPublishingPolicy, insertReviewAct } from '../store/review.server.ts'
import type { Office, WorkflowKind } from './definition.server.ts'
import { personOf } from './history.server.ts'
import { storeVersion, type VersionedKind } from './versions.server.ts'

/** The time of publication: as entered in a form, or as instants; by default from now without an end. */
export type PublicationTime = RequestedWindow | { from?: Date; until?: Date | null }

type Additions<Entry> = WorkflowKind & {
  insert(tx: Office, entry: Entry): Promise<number>
  firstDay?(entry: Entry): string
}

/** Writes a new item and publishes it, unless it is to remain a draft. */
export function addItem<Entry>(
  ctx: Office,
  kind: Additions<Entry>,
  entry: Entry & WindowEntry,
): Promise<{ id: number }> {
  return transaction(ctx, async (tx) => {
    const id = await kind.insert(tx, entry)
    if (entry.draft) return { id }
    const from = firstMoment(entry.publishFrom, kind.firstDay?.(entry), tx.now)
    const until = entry.publishUntil ?? null
    enforce(mayBePublished(draftWindow, { from, until, now: tx.now }))
    if (until && kind.mayEnd) enforce(await kind.mayEnd(tx, id, until))
    await recordTransition(tx, kind, id, publicationOf({ from, until }, tx.now))
    await checkLinksAfter(tx, kind, id)
    return { id }
  })
}

export function publish(ctx: Office, kind: WorkflowKind, id: number, time: PublicationTime = {}): Promise<void> {
  const window = readWindow(ctx, time)
  return transaction(ctx, async (tx) => {
    const item = (await lockWindow(tx, kind.table, id)) ?? refuse('missing', kind.unknown)
    enforce(mayBePublished(item, { ...window, now: tx.now }))
    if (kind.guard) enforce(await kind.guard(tx, id))
    if (window.until && kind.mayEnd) enforce(await kind.mayEnd(tx, id, window.until))
    await recordTransition(tx, kind, id, publicationOf(window, tx.now))
    await checkLinksAfter(tx, kind, id)
  })
}

/** Sets the end of a public, scheduled or expired item to `until`; null removes the end. An expired one is public again: it is reviewed afterwards. */
export function expire(ctx: Office, kind: WorkflowKind, id: number, until: Date | null): Promise<void> {
  return transaction(ctx, async (tx) => {
    const item = (await lockWindow(tx, kind.table, id)) ?? refuse('missing', kind.unknown)
    enforce(mayExpire(item, { until, now: tx.now }))
    if (until && kind.mayEnd) enforce(await kind.mayEnd(tx, id, until))
    const window = { publishFrom: item.publishFrom, publishUntil: until, withdrawnAt: null }
    await recordTransition(tx, kind, id, { window, events: [{ act: 'expiry-set', effectiveAt: until ?? tx.now }] })
    if (publishingState(item, tx.now) === 'expired') await flagForReview(tx, kind, id)
  })
}

/** Withdraws a public or scheduled item, with a public explanation. */
export function withdraw(ctx: Office, kind: WorkflowKind, id: number, note: Explanation): Promise<void> {
  return transaction(ctx, async (tx) => {
    const item = (await lockWindow(tx, kind.table, id)) ?? refuse('missing', kind.unknown)
    enforce(mayBeWithdrawn(item, note))
    const { publishFrom, publishUntil } = item
    const window = { publishFrom, publishUntil, withdrawnAt: tx.now }
    await recordTransition(tx, kind, id, { window, events: [{ act: 'withdrawn', effectiveAt: tx.now, note }] })
  })
}

export function returnToDraft(ctx: Office, kind: WorkflowKind, id: number): Promise<void> {
  return transaction(ctx, async (tx) => {
    const item = (await lockWindow(tx, kind.table, id)) ?? refuse('missing', kind.unknown)
    enforce(mayReturnToDraft(item, tx.now))
    if (kind.guard) enforce(await kind.guard(tx, id))
    const events = [{ act: 'returned-to-draft', effectiveAt: tx.now }] as const
    await recordTransition(tx, kind, id, { window: draftWindow, events })
  })
}

/**
 * Locks an item for a correction, stores it as a version and records the correction, in the transaction that then writes it. Refused with
 * `publishing.changed_meanwhile` when it was corrected since `version`, on which the sender based the correction; additions name none.
 * The history shows the `note`. What the public reads now, or will without another step, is reviewed afterwards.
 */
export async function beginCorrection(
  tx: Office,
  kind: VersionedKind,
  id: number,
  version?: number,
  note?: Explanation,
): Promise<void> {
  const window = (await lockWindow(tx, kind.table, id)) ?? refuse('missing', kind.unknown)
  if (version !== undefined) await enforceCorrected(tx, kind, id, version)
  await storeVersion(tx, kind, id)
  await recordTransition(tx, kind, id, {
    window,
    events: [{ act: 'changed', effectiveAt: tx.now, ...(note && { note }) }],
  })
  if (shownStates.has(publishingState(window, tx.now))) await flagForReview(tx, kind, id)
  await checkLinksAfter(tx, kind, id)
}

/** The requested window; refuses an invalid one at the field it was entered in. */
export function readWindow({ now }: Pick<Office, 'now'>, time: PublicationTime): { from: Date; until: Date | null } {
  if (!('start' in time)) return { from: time.from ?? now, until: time.until ?? null }
  const fields = windowIssues(time, now)
  return fields.length > 0 ? refuse('invalid', 'request.invalid', { fields }) : requestedWindow(time, now)
}

/** Refuses a version other than the number of corrections. */
export async function enforceCorrected(tx: Office, kind: WorkflowKind, id: number, version: number): Promise<void> {
  const corrections = correctionsIn(await listEvents(tx, kind.kind, id))
  const newest = corrections.at(-1)
  const last = newest && signed(newest)
  await enforceVersion(tx, { version, current: corrections.length, last }, () => 'publishing.changed_meanwhile')
}

/** Those that the public reads without another step. */
const shownStates: ReadonlySet<PublishingState> = new Set(['scheduled', 'published'])

/** Where the organisation asks for review; acts of commands and imports are not reviewed. */
async function flagForReview(tx: Office, kind: WorkflowKind, id: number): Promise<void> {
  if (tx.actor.kind !== 'staff' || (await findPublishingPolicy(tx, { lock: true })).reviewByAnother === 0) return
  const act = { act: 'flagged', publishFrom: null, publishUntil: null, note: '' } as const
  await insertReviewAct(tx, kind.kind, id, { ...act, byId: tx.actor.id, at: tx.now })
}

function signed(event: PublishingEvent) {
  const { id, name } = personOf(event)
  return { at: event.at, byId: id, byName: name || event.by }
}
