// The page of all published kinds: items to review, that begin, end, lack a language or are due; and its counts.

import { inNepal } from '#kit/calendar/nepal-time.ts'
import { isPermission } from '#root/permissions.ts'
import type { Ctx, Staff } from '#platform/context.ts'
import { maxStateCounted } from '#platform/count.server.ts'
import type { ReviewCounts, ReviewItem, ReviewLists, ReviewView } from '../contract/review.ts'
import { reviewViews } from '../contract/review.ts'
import { publishingState } from '../rules/transitions.ts'
import type { ReviewRow } from '../store/review.server.ts'
import { countForReview, listForReview } from '../store/review.server.ts'
import type { AnyPublished } from './definition.server.ts'
import { isReviewRequired } from './review.server.ts'

type Office = Ctx<Staff>

/** Of each view. */
export const maxReviewItems = 50

/** The first items of each view, of the kinds that the reader may write. */
export async function readReviewLists(ctx: Office, kinds: readonly AnyPublished[]): Promise<ReviewLists> {
  const own = permitted(ctx, kinds)
  const lists = await Promise.all(
    reviewViews.map(async (view) => {
      const rows = await rowsOf(ctx, own, view, maxReviewItems + 1)
      const data = rows.slice(0, maxReviewItems).map((row) => shownRow(ctx, own, view, row))
      return [view, { data, more: rows.length > maxReviewItems }] as const
    }),
  )
  const byView = Object.fromEntries(lists) as Omit<ReviewLists, 'required'>
  return { required: await isReviewRequired(ctx), ...byView }
}

/** For the dashboard. */
export async function readReviewCounts(ctx: Office, kinds: readonly AnyPublished[]): Promise<ReviewCounts> {
  const own = permitted(ctx, kinds)
  const at = { ...ctx, today: inNepal(ctx.now).date }
  const counts = await Promise.all(
    countedViews.map(async (view) => [view, await countForReview(at, own, view, maxStateCounted + 1)] as const),
  )
  return Object.fromEntries(counts) as ReviewCounts
}

const countedViews = [
  'waiting',
  'flagged',
  'due',
  'ending',
  'missing',
  'broken',
] as const satisfies (keyof ReviewCounts)[]

/** @example consoleAddress('/admin/waterTests/{orgId}', 3) // '/staff/water-tests/3' */
export function consoleAddress(path: string, id: number): string {
  const name = path.split('/')[2]!.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
  return `/staff/${name}/${id}`
}

function rowsOf(ctx: Office, kinds: readonly AnyPublished[], view: ReviewView, limit: number): Promise<ReviewRow[]> {
  return listForReview({ ...ctx, today: inNepal(ctx.now).date }, kinds, view, limit)
}

function permitted({ actor }: Office, kinds: readonly AnyPublished[]): readonly AnyPublished[] {
  return kinds.filter(({ contract }) => isPermission(contract.list.for) && actor.permissions.has(contract.list.for))
}

function shownRow({ now }: Office, kinds: readonly AnyPublished[], view: ReviewView, row: ReviewRow): ReviewItem {
  const { at } = row
  const { contract } = kinds.find(({ kind }) => kind === row.kind)!
  return {
    kind: contract.noun.label,
    title: row.title,
    to: consoleAddress(contract.list.path, row.id),
    state: publishingState(row, now),
    at: view === 'due' ? inNepal(at).date : at.toISOString(),
  }
}
