// History of published items: who did each transition, when public content changed last and changes next, and why something was withdrawn.

import { inNepal } from '#kit/calendar/nepal-time.ts'
import { formatDate } from '#kit/format/dates.ts'
import { inLanguage } from '#kit/language.ts'
import { refuse } from '#kit/refusal.ts'
import type { Ctx } from '#platform/context.ts'
import { findWithdrawn } from '#platform/publishing-window.server.ts'
import type { PublishingEvent } from '../contract/window.ts'
import { findLastChange, findNextChange, listEvents } from '../store/items.server.ts'
import type { WorkflowKind } from './definition.server.ts'

export { findLastChange as lastPublishingChange, findNextChange as nextPublishingChange, listEvents }

/** Refuses an item that is not public: as unknown, or with the explanation of its withdrawal if it was once public. */
export async function refuseHidden(
  ctx: Ctx,
  kind: WorkflowKind & { key?: 'slug' },
  key: string | number,
): Promise<never> {
  const withdrawn = await findWithdrawn(ctx, kind.table, kind.key ?? 'id', key)
  const events = withdrawn === undefined ? [] : await listEvents(ctx, kind.kind, withdrawn)
  const withdrawal = events.findLast(({ act }) => act === 'withdrawn')
  if (!withdrawal) return refuse('missing', kind.unknown)
  const note = inLanguage(withdrawal.note, ctx.language).text
  const date = formatDate(inNepal(withdrawal.at).date, ctx.language)
  return refuse('missing', 'publishing.withdrawn_because', { values: { date, note } })
}

/** The actor of an event, as `recordTransition` writes it: people with their id, the system without. */
export function personOf({ by }: Pick<PublishingEvent, 'by'>): { id: number | null; name: string } {
  const [, id, name = ''] = /^(?:staff|customer) (\d+) (.*)$/s.exec(by) ?? []
  return { id: id === undefined ? null : Number(id), name }
}
