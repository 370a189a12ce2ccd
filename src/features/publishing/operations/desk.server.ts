// How does the office's desk read what was sent about publishing, do it, and show how things stand?

import { refuse } from '#kit/refusal.ts'
import type { Ctx, Staff } from '#platform/context.ts'
import type { Publishable, PublishingWindow } from '../contract/window.ts'
import type { AskedWindow } from '../contract/acts.ts'
import type { MayMove, ShownAct } from '../contract/outputs.ts'
import type { actsOn } from './publish.server.ts'
import { doersOf, publishingHistory } from './publish.server.ts'
import { correctionsIn, endOf, mayMove, publishingState, windowAsked, windowIssues } from '../rules.ts'

type One = { id: number }

/** Who answers the moves of `deskRows`: `show` reads the thing again afterwards. */
export function movesOf<File>(
  acts: Pick<ReturnType<typeof actsOn<number>>, 'publish' | 'expire' | 'withdraw' | 'returnToDraft'>,
  show: (ctx: Ctx<Staff>, one: One) => Promise<File>,
) {
  return {
    async publish(ctx: Ctx<Staff>, sent: One & AskedWindow): Promise<File> {
      await acts.publish(ctx, sent.id, readWindow(ctx, sent))
      return show(ctx, sent)
    },
    async expire(ctx: Ctx<Staff>, sent: One & { lastDay?: string }): Promise<File> {
      const fields = windowIssues({ start: 'now', ...(sent.lastDay && { lastDay: sent.lastDay }) }, ctx.now)
      if (fields.length > 0) refuse('invalid', 'request.invalid', { fields })
      await acts.expire(ctx, sent.id, endOf(sent.lastDay))
      return show(ctx, sent)
    },
    async withdraw(ctx: Ctx<Staff>, { id, noteEn = '', noteNe = '' }: One & SentNote): Promise<File> {
      await acts.withdraw(ctx, id, { en: noteEn, ne: noteNe })
      return show(ctx, { id })
    },
    async draft(ctx: Ctx<Staff>, { id }: One): Promise<File> {
      await acts.returnToDraft(ctx, id)
      return show(ctx, { id })
    },
  }
}

type SentNote = { noteEn?: string; noteNe?: string }

/** The window that was asked for; refuses what cannot be one at the field it was given in. */
export function readWindow({ now }: Ctx, asked: AskedWindow): { from: Date; until: Date | null } {
  const fields = windowIssues(asked, now)
  return fields.length > 0 ? refuse('invalid', 'request.invalid', { fields }) : windowAsked(asked, now)
}

/** The window and the state at this moment, as the office reads them. */
export function showWindow({ publishFrom, publishUntil, withdrawnAt }: PublishingWindow, now: Date) {
  return {
    state: publishingState({ publishFrom, publishUntil, withdrawnAt }, now),
    publishFrom: publishFrom?.toISOString() ?? null,
    publishUntil: publishUntil?.toISOString() ?? null,
    withdrawnAt: withdrawnAt?.toISOString() ?? null,
  }
}

/** What happened to an item, with people as they are called today, and what may be done with it now. */
export async function showLife(
  ctx: Ctx,
  item: Publishable,
): Promise<{ version: number; acts: ShownAct[]; may: MayMove }> {
  const kept = await publishingHistory(ctx, item)
  const doers = await doersOf(ctx, kept)
  const acts = kept.map(({ at, effectiveAt, ...act }, index) => {
    return { ...act, by: doers[index]!, at: at.toISOString(), effectiveAt: effectiveAt.toISOString() }
  })
  return { version: correctionsIn(kept).length, acts, may: mayMove(item.window, ctx.now) }
}

/** One page of an office list; counted no further than `most`. */
export async function deskPageOf<Row>(
  most: number,
  read: { count: (most: number) => Promise<number>; list: () => Promise<Row[]> },
): Promise<{ data: Row[]; total: number; totalIsLeast?: boolean }> {
  const [counted, data] = await Promise.all([read.count(most + 1), read.list()])
  return counted > most ? { data, total: most, totalIsLeast: true } : { data, total: counted }
}
