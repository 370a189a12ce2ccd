// Published items as the office reads them: one with its history, a page of them, counts by state, and what is due next.

import { allow, refuse } from '#kit/refusal.ts'
import type { Ctx, Scope } from '#platform/context.ts'
import { maxStateCounted, type CountedPage } from '#platform/count.server.ts'
import { countInStates, findByKey, findUpcoming } from '#platform/publishing-window.server.ts'
import type { AddressSource } from '#platform/sitemap.ts'
import type { UpcomingCounts, StateCounts } from '../contract/outputs.ts'
import type { PublishingEvent, PublishingWindow } from '../contract/window.ts'
import { listStaffHere, namesOf } from '#features/people/operations.server.ts'
import { rolesWith } from '#features/people/rules.ts'
import { isPermission } from '#root/permissions.ts'
import { correctionsIn, transitionVerdicts, publishingState } from '../rules/transitions.ts'
import { shownReview } from '../rules/review.ts'
import { countPublic, listEvents, listPublic } from '../store/items.server.ts'
import { listBroken } from '../store/links.server.ts'
import { findPublishingPolicy, findReviewDay, listReviewActs } from '../store/review.server.ts'
import { listVersions } from '../store/versions.server.ts'
import type { AnyPublished, Stored, WorkflowKind } from './definition.server.ts'
import { personOf } from './history.server.ts'

type Found<Item> = WorkflowKind &
  Pick<AnyPublished, 'contract'> & { find(ctx: Ctx, id: number): Promise<Item | undefined> }

/** One item in any state, with its history and the verdict on each transition. */
export async function readItem<Item extends Stored>(ctx: Ctx, kind: Found<Item>, id: number) {
  const item = (await kind.find(ctx, id)) ?? refuse('missing', kind.unknown)
  const events = await listEvents(ctx, kind.kind, id)
  const people = events.map(personOf)
  const reviews = await listReviewActs(ctx, kind.kind, id)
  // The current names of people; null for the system itself.
  const names = await namesOf(ctx, [...people.map((person) => person.id), ...reviews.map(({ byId }) => byId)])
  const audience = kind.contract.read.for
  const reviewed = shownReview(
    item,
    {
      required: (await findPublishingPolicy(ctx)).reviewByAnother === 1,
      acts: reviews,
      correction: newestCorrection(events),
      reviewOn: await findReviewDay(ctx, kind.kind, id),
      names,
      approvers: reviews.length > 0 && isPermission(audience) ? await listStaffHere(ctx, rolesWith(audience)) : [],
    },
    { reader: ctx.actor.kind === 'staff' ? ctx.actor.id : null, now: ctx.now },
  )
  const acts = events.map(({ at, effectiveAt, ...rest }, index) => {
    const { id: personId, name } = people[index]!
    const by = personId === null ? null : (names.get(personId) ?? name)
    return { ...rest, by, at: at.toISOString(), effectiveAt: effectiveAt.toISOString() }
  })
  const version = correctionsIn(events).length
  return {
    ...item,
    ...showWindow(item, ctx.now),
    version,
    versions: await listVersions(ctx, { subject: kind.kind, subjectId: id }),
    acts: [...acts, ...reviewed.acts].toSorted((a, b) => a.at.localeCompare(b.at)),
    may: { ...transitionVerdicts(item, ctx.now), ...reviewed.may, remind: allow },
    review: reviewed.review,
    brokenLinks: await listBroken(ctx, kind.kind, id),
  }
}

/** A page of items with their current states. */
export function showPage<Row extends Stored>({ data, ...rest }: CountedPage<Row>, now: Date) {
  return { ...rest, data: data.map((row) => ({ ...row, ...showWindow(row, now) })) }
}

export function readStateCounts(ctx: Ctx, { table }: WorkflowKind): Promise<StateCounts> {
  return countInStates(ctx, table, maxStateCounted + 1)
}

/** Counts of drafts, scheduled and expiring items, and the times of the next changes. */
export function readUpcoming(ctx: Ctx, { table }: WorkflowKind): Promise<UpcomingCounts> {
  return findUpcoming(ctx, table, maxStateCounted + 1)
}

/** The id of an item by its key in commands and addresses. */
export async function idOf(scope: Scope, kind: WorkflowKind & { key?: 'slug' }, key: string): Promise<number> {
  return (await findByKey(scope, kind.table, kind.key ?? 'id', key)) ?? refuse('missing', kind.unknown)
}

/** The public items of a kind that have pages of their own, for the sitemap. */
export function addressesOf({ table, page, addresses }: AnyPublished): AddressSource[] {
  if (addresses) return [addresses]
  if (typeof page === 'string') return []
  return [
    {
      count: (ctx) => countPublic(ctx, table),
      list: async (ctx, stretch) =>
        (await listPublic(ctx, table, stretch)).map(({ slug, publishFrom }) => ({
          path: page(slug),
          changedAt: publishFrom,
        })),
    },
  ]
}

function newestCorrection(events: readonly PublishingEvent[]) {
  const newest = correctionsIn(events).at(-1)
  return newest && { byId: personOf(newest).id, at: newest.at }
}

/** The window and the current state, as the API returns them. */
function showWindow({ publishFrom, publishUntil, withdrawnAt }: PublishingWindow, now: Date) {
  return {
    state: publishingState({ publishFrom, publishUntil, withdrawnAt }, now),
    publishFrom: publishFrom?.toISOString() ?? null,
    publishUntil: publishUntil?.toISOString() ?? null,
    withdrawnAt: withdrawnAt?.toISOString() ?? null,
  }
}
