// How is anything published, ended, withdrawn or taken back to a draft, with the act kept for ever?

import { inNepal } from '#kit/calendar/nepal-time.ts'
import { formatDate } from '#kit/format/dates.ts'
import { formatInstant } from '#kit/format/times.ts'
import { inLanguage } from '#kit/language.ts'
import { enforce, refuse } from '#kit/refusal.ts'
import type { Actor, Ctx, Machine, Staff } from '#platform/context.ts'
import { transaction } from '#platform/database.server.ts'
import type { WindowKeeper } from '#platform/publishing-window.server.ts'
import { namesOf } from '#features/people/operations.server.ts'
import type {
  Explanation,
  Publishable,
  PublishingAct,
  PublishingActName,
  PublishingWindow,
  WindowEntry,
} from '../contract/window.ts'
import { draftWindow } from '../contract/window.ts'
import { correctionsIn, mayBePublished, mayBeWithdrawn, mayExpire, mayReturnToDraft } from '../rules.ts'
import { findLastChange, findNextChange, insertAct, listActs } from '../store.server.ts'

/**
 * Each of these asks the rule, keeps the act, and returns the window that the item's own store has to write, in the
 * caller's transaction: `await updateWindow(tx, id, await publish(tx, item, { from, until }))`.
 */
export async function publish(
  ctx: Ctx,
  item: Publishable,
  { from = ctx.now, until = null }: { from?: Date; until?: Date | null } = {},
): Promise<PublishingWindow> {
  enforce(mayBePublished(item.window, { from, until, now: ctx.now }))
  const waits = from > ctx.now
  const publishFrom = waits ? from : ctx.now
  await keep(ctx, item, waits ? 'scheduled' : 'published', publishFrom)
  if (until) await keep(ctx, item, 'expiry-set', until)
  return { publishFrom, publishUntil: until, withdrawnAt: null }
}

/** Ends what is public or scheduled at `until`; null takes an end away. */
export async function setExpiry(ctx: Ctx, item: Publishable, until: Date | null): Promise<PublishingWindow> {
  enforce(mayExpire(item.window, { until, now: ctx.now }))
  await keep(ctx, item, 'expiry-set', until ?? ctx.now)
  return { publishFrom: item.window.publishFrom, publishUntil: until, withdrawnAt: null }
}

export async function withdraw(ctx: Ctx, item: Publishable, note: Explanation): Promise<PublishingWindow> {
  enforce(mayBeWithdrawn(item.window, note))
  await keep(ctx, item, 'withdrawn', ctx.now, note)
  const { publishFrom, publishUntil } = item.window
  return { publishFrom, publishUntil, withdrawnAt: ctx.now }
}

export async function returnToDraft(ctx: Ctx, item: Publishable): Promise<PublishingWindow> {
  enforce(mayReturnToDraft(item.window, ctx.now))
  await keep(ctx, item, 'returned-to-draft', ctx.now)
  return { publishFrom: null, publishUntil: null, withdrawnAt: null }
}

/**
 * Refuses what the public may not read: as unknown, or with the office's explanation when it was public once. `withdrawn` is its number
 * in that case (`findWithdrawn`).
 */
export async function refuseHidden(
  ctx: Ctx,
  { subject, withdrawn, unknown }: { subject: string; withdrawn: number | undefined; unknown: string },
): Promise<never> {
  const acts = withdrawn === undefined ? [] : await listActs(ctx, { subject, id: withdrawn })
  const act = acts.findLast((one) => one.act === 'withdrawn')
  if (!act) return refuse('missing', unknown)
  const note = inLanguage(act.note, ctx.language).text
  const date = formatDate(inNepal(act.at).date, ctx.language)
  return refuse('missing', 'publishing.withdrawn_because', { values: { date, note } })
}

/**
 * Every act on one kind of thing, each in one transaction. `keeper` finds and writes its window; `unknown` is the
 * message when there is no such thing.
 * @example const acts = actsOn({ subject: 'article', unknown: 'news.unknown', keeper: windowsOf('articles', 'slug') })
 */
export function actsOn<Key extends string | number>(kind: {
  subject: string
  unknown: string
  keeper: WindowKeeper<Key>
}) {
  const { subject, unknown, keeper } = kind
  const change = (ctx: Office, key: Key, act: (tx: Office, item: Publishable) => Promise<PublishingWindow>) =>
    transaction(ctx, async (tx) => {
      const { id, ...window } = (await keeper.lock(tx, key)) ?? refuse('missing', unknown)
      await keeper.write(tx, id, await act(tx, { subject, id, window }))
    })
  return {
    /** The first act on what was only just written: it is published unless it stays a draft. */
    begin: async (tx: Office, id: number, { draft, publishFrom, publishUntil }: WindowEntry): Promise<void> => {
      if (draft) return
      const window = { ...(publishFrom && { from: publishFrom }), until: publishUntil ?? null }
      await keeper.write(tx, id, await publish(tx, { subject, id, window: draftWindow }, window))
    },
    publish: (ctx: Office, key: Key, window: { from?: Date; until?: Date | null } = {}) =>
      change(ctx, key, (tx, item) => publish(tx, item, window)),
    expire: (ctx: Office, key: Key, until: Date | null) => change(ctx, key, (tx, item) => setExpiry(tx, item, until)),
    withdraw: (ctx: Office, key: Key, note: Explanation) => change(ctx, key, (tx, item) => withdraw(tx, item, note)),
    returnToDraft: (ctx: Office, key: Key) => change(ctx, key, returnToDraft),
    /**
     * Puts something right: `write` does, and tells the audit what stood there. The history keeps that it was done. Refused with
     * `publishing.changed_meanwhile` when it was put right since `version`, which the sender began with; what only adds names none.
     */
    correct: (ctx: Office, { key, version }: { key: Key; version?: number }, write: (tx: Office) => Promise<void>) =>
      transaction(ctx, async (tx) => {
        const { id, ...window } = (await keeper.lock(tx, key)) ?? refuse('missing', unknown)
        if (version !== undefined) await askVersion(tx, { subject, id, window }, version)
        await write(tx)
        await keep(tx, { subject, id, window }, 'changed', tx.now)
      }),
  }
}

/** Who did each act, as people are called today; null for the product itself. */
export async function doersOf(ctx: Ctx, acts: readonly PublishingAct[]): Promise<(string | null)[]> {
  const doers = acts.map(({ by }) => doerOf(by))
  const ids = doers.map(({ id }) => id)
  const names = await namesOf(ctx, ids)
  return doers.map(({ id, name }) => (id === null ? null : (names.get(id) ?? name)))
}

/** Who did what to an item, and when the organisation's public content last changed and next changes by the clock alone. */
export { findLastChange as lastPublishingChange, findNextChange as nextPublishingChange, listActs as publishingHistory }

type Office = Ctx<Staff | Machine>

async function askVersion(ctx: Ctx, item: Publishable, version: number): Promise<void> {
  const corrections = correctionsIn(await listActs(ctx, item))
  if (version === corrections.length) return
  const last = corrections.at(-1)
  if (!last || version > corrections.length)
    return refuse('invalid', 'request.invalid', { fields: [{ field: 'version', key: 'validation.custom' }] })
  const [name] = await doersOf(ctx, [last])
  const values = { name: name ?? last.by, when: formatInstant(last.at, ctx.language) }
  refuse('conflict', 'publishing.changed_meanwhile', { values })
}

async function keep(
  ctx: Ctx,
  item: Publishable,
  act: PublishingActName,
  effectiveAt: Date,
  note: Explanation = { en: '', ne: '' },
): Promise<void> {
  await insertAct(ctx, item, { act, effectiveAt, note, by: nameOf(ctx.actor), at: ctx.now })
}

// Written by `nameOf`: people with their number, the product's own acts without.
function doerOf(by: string): { id: number | null; name: string } {
  const [, id, name = ''] = /^(?:staff|customer) (\d+) (.*)$/s.exec(by) ?? []
  return { id: id === undefined ? null : Number(id), name }
}

function nameOf(actor: Actor): string {
  if (actor.kind === 'visitor') return `visitor ${actor.client}`
  return actor.kind === 'machine' ? `machine ${actor.name}` : `${actor.kind} ${actor.id} ${actor.name}`
}
