// How is anything published, ended, withdrawn or taken back to a draft, with the act kept for ever?

import { ask } from '#kit/refusal.ts'
import type { Actor, Ctx } from '#platform/context.ts'
import type { Explanation, Publishable, PublishingActName, PublishingWindow } from './contract.ts'
import { mayBePublished, mayBeWithdrawn, mayExpire, mayReturnToDraft } from './rules.ts'
import { findLastChange, findNextChange, insertAct, listActs } from './store.server.ts'

/**
 * Each of these asks the rule, keeps the act, and returns the window that the item's own store has to write, in the
 * caller's transaction: `await updateWindow(tx, id, await publish(tx, item, { from, until }))`.
 */
export async function publish(
  ctx: Ctx,
  item: Publishable,
  { from = ctx.now, until = null }: { from?: Date; until?: Date | null } = {},
): Promise<PublishingWindow> {
  ask(mayBePublished(item.window, { from, until, now: ctx.now }))
  const waits = from > ctx.now
  const publishFrom = waits ? from : ctx.now
  await keep(ctx, item, waits ? 'scheduled' : 'published', publishFrom)
  if (until) await keep(ctx, item, 'expiry-set', until)
  return { publishFrom, publishUntil: until, withdrawnAt: null }
}

/** Ends what is public or scheduled at `until`; null takes an end away. */
export async function setExpiry(ctx: Ctx, item: Publishable, until: Date | null): Promise<PublishingWindow> {
  ask(mayExpire(item.window, { until, now: ctx.now }))
  await keep(ctx, item, 'expiry-set', until ?? ctx.now)
  return { publishFrom: item.window.publishFrom, publishUntil: until, withdrawnAt: null }
}

export async function withdraw(ctx: Ctx, item: Publishable, note: Explanation): Promise<PublishingWindow> {
  ask(mayBeWithdrawn(item.window, note))
  await keep(ctx, item, 'withdrawn', ctx.now, note)
  const { publishFrom, publishUntil } = item.window
  return { publishFrom, publishUntil, withdrawnAt: ctx.now }
}

export async function returnToDraft(ctx: Ctx, item: Publishable): Promise<PublishingWindow> {
  ask(mayReturnToDraft(item.window, ctx.now))
  await keep(ctx, item, 'returned-to-draft', ctx.now)
  return { publishFrom: null, publishUntil: null, withdrawnAt: null }
}

/** Who did what to an item, and when the organisation's public content last changed and next changes by the clock alone. */
export { findLastChange as lastPublishingChange, findNextChange as nextPublishingChange, listActs as publishingHistory }

async function keep(
  ctx: Ctx,
  item: Publishable,
  act: PublishingActName,
  effectiveAt: Date,
  note: Explanation = { en: '', ne: '' },
): Promise<void> {
  await insertAct(ctx, item, { act, effectiveAt, note, by: nameOf(ctx.actor), at: ctx.now })
}

function nameOf(actor: Actor): string {
  if (actor.kind === 'visitor') return `visitor ${actor.client}`
  return actor.kind === 'machine' ? `machine ${actor.name}` : `${actor.kind} ${actor.id} ${actor.name}`
}
