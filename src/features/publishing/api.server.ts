// Admin rows of a published kind, answered by the publishing workflow, and of the page of all kinds.

import { record } from '#platform/audit.server.ts'
import type { Ctx, Staff } from '#platform/context.ts'
import { once } from '#platform/idempotency.server.ts'
import { serve, type ServedRow } from '#platform/serve.server.ts'
import { transaction } from '#platform/database.server.ts'
import type { RequestedWindow } from './contract/transitions.ts'
import type { PublishedRow } from './contract/nouns.ts'
import { orderNames, publishedRows, rowNames } from './contract/nouns.ts'
import { reviewApi } from './contract/review-api.ts'
import { readItem, readStateCounts, showPage } from './operations/admin.server.ts'
import type { AnyPublished } from './operations/definition.server.ts'
import { readOrder, setOrder } from './operations/order.server.ts'
import { readPreviews, revokePreview, sharePreview } from './operations/previews.server.ts'
import { readReviewCounts, readReviewLists } from './operations/review-lists.server.ts'
import {
  approve,
  flagUnreviewed,
  isReviewRequired,
  returnForCorrection,
  setReviewDay,
  submit,
} from './operations/review.server.ts'
import { withoutFiles } from './operations/submissions.server.ts'
import { readVersion } from './operations/versions.server.ts'
import {
  addItem,
  beginCorrection,
  expire,
  publish,
  readWindow,
  returnToDraft,
  withdraw,
} from './operations/workflow.server.ts'

type Input = { id: number }
type Addition = RequestedWindow & { submission?: string }
type SentCorrection = Input & { version: number; noteEn?: string; noteNe?: string }
type Answers = Record<PublishedRow, (ctx: Ctx<Staff>, input: never) => Promise<unknown>>

/** The rows of a kind, in the names of its contract, after those of its order. */
export function servePublished(kind: AnyPublished): ServedRow[] {
  const answers = answersOf(kind)
  const names = rowNames(kind.contract.noun)
  const rows = publishedRows.map((row) => ({
    name: names[row],
    endpoint: kind.contract[row],
    answer: answers[row] as unknown as ServedRow['answer'],
  }))
  return [...serveOrder(kind), ...rows]
}

/** Its counts on the dashboard. */
export function reviewSource(kinds: readonly AnyPublished[]) {
  const read = (ctx: Ctx<Staff>) => readReviewCounts(ctx, kinds)
  return { section: 'review', permission: 'content:write', read } as const
}

/** Items to review, those that begin, ends, lacks a language or is due, of all kinds. */
export function serveReview(kinds: readonly AnyPublished[]): ServedRow[] {
  return serve(reviewApi, { readReview: (ctx: Ctx<Staff>) => readReviewLists(ctx, kinds) })
}

function serveOrder(kind: AnyPublished): ServedRow[] {
  if (!kind.ordered) return []
  const { contract } = kind.ordered
  const names = orderNames(kind.contract.noun)
  return serve({ [names.readOrder]: contract.readOrder, [names.order]: contract.order }, {
    [names.readOrder]: (ctx: Ctx<Staff>) => readOrder(ctx, kind),
    [names.order]: (ctx: Ctx<Staff>, sent: { items: number[]; version: string }) => setOrder(ctx, kind, sent),
  } as never)
}

function answersOf(kind: AnyPublished): Answers {
  const names = rowNames(kind.contract.noun)
  return {
    list: async (ctx, query: unknown) => showPage(await kind.list(ctx, query), ctx.now),
    count: (ctx) => readStateCounts(ctx, kind),
    read: (ctx, { id }: Input) => readItem(ctx, kind, id),
    async add(ctx, sent: Addition) {
      const { from: publishFrom, until: publishUntil } = readWindow(ctx, sent)
      // Where review is required a new item waits for it instead.
      const isHeld = sent.start !== 'draft' && (await isReviewRequired(ctx))
      const window = { publishFrom, publishUntil, draft: isHeld || sent.start === 'draft' }
      const entry = { ...((await kind.entryOf(sent)) as object), ...window }
      const content = await withoutFiles(sent)
      const key = { scope: kind.table, key: sent.submission, content }
      const { id } = await once(ctx, key, async (tx) => {
        const added = await addItem(tx, kind, entry)
        if (isHeld) await submit(tx, kind, added.id, sent)
        return added
      })
      return readItem(ctx, kind, id)
    },
    async change(ctx, { id, version, noteEn: en = '', noteNe: ne = '', ...changes }: SentCorrection) {
      await transaction(ctx, async (tx) => {
        await beginCorrection(tx, kind, id, version, { en, ne })
        const { maxLength, ...corrected } = await kind.update(tx, id, changes)
        const entry = { action: names.change, target: `${kind.kind} ${id}`, changes: corrected }
        await record(tx, { ...entry, ...(maxLength !== undefined && { maxLength }) })
      })
      return readItem(ctx, kind, id)
    },
    version: (ctx, { id, number }: Input & { number: number }) => readVersion(ctx, kind, id, number),
    async publish(ctx, { id, unreviewed, ...requested }: Input & RequestedWindow & { unreviewed?: string }) {
      await transaction(ctx, async (tx) => {
        await publish(tx, kind, id, requested)
        await flagUnreviewed(tx, kind, id, unreviewed)
      })
      return readItem(ctx, kind, id)
    },
    async expire(ctx, { id, lastDay }: Input & { lastDay?: string }) {
      const { until } = readWindow(ctx, { start: 'now', ...(lastDay !== undefined && { lastDay }) })
      await expire(ctx, kind, id, until)
      return readItem(ctx, kind, id)
    },
    async withdraw(ctx, { id, noteEn: en = '', noteNe: ne = '' }: Input & { noteEn?: string; noteNe?: string }) {
      await withdraw(ctx, kind, id, { en, ne })
      return readItem(ctx, kind, id)
    },
    async draft(ctx, { id }: Input) {
      await returnToDraft(ctx, kind, id)
      return readItem(ctx, kind, id)
    },
    async submit(ctx, { id, ...requested }: Input & RequestedWindow) {
      await submit(ctx, kind, id, requested)
      return readItem(ctx, kind, id)
    },
    async approve(ctx, { id, version }: Input & { version: number }) {
      await approve(ctx, kind, id, version)
      return readItem(ctx, kind, id)
    },
    async return(ctx, { id, note }: Input & { note: string }) {
      await returnForCorrection(ctx, kind, id, note)
      return readItem(ctx, kind, id)
    },
    async remind(ctx, { id, reviewOn }: Input & { reviewOn?: string }) {
      await setReviewDay(ctx, kind, id, reviewOn)
      return readItem(ctx, kind, id)
    },
    previews: (ctx, { id }: Input) => readPreviews(ctx, kind, id),
    share: (ctx, { id }: Input) => sharePreview(ctx, kind, id),
    revoke: (ctx, { id, preview }: Input & { preview: number }) => revokePreview(ctx, kind, id, preview),
  }
}
