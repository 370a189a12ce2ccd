// Drafts of the signed-in person: list, read, save with the version they are based on, remove. Nobody else reads them, and no audit row is written.

import { createHash } from 'node:crypto'
import type { DraftContent } from '#kit/draft-content.ts'
import { readDraftContent } from '#kit/draft-content.ts'
import { enforce, refuse } from '#kit/refusal.ts'
import type { Ctx, Customer, Staff } from '#platform/context.ts'
import type { Database } from '#platform/database.server.ts'
import { transaction } from '#platform/database.server.ts'
import type { Draft, ListedDraft, SavedDraft } from './contract/api.ts'
import { draftDays, mayBeAdded, mayBeSaved } from './rules.ts'
import {
  countDrafts,
  findDraft,
  insertDraft,
  listDrafts,
  listDraftsWithContent,
  removeDraft as deleteDraft,
  removeDraftsBefore,
  updateDraft,
} from './store.server.ts'

type Own = Ctx<Customer | Staff>
type Sent = { form: string; address: string; title: string; content: string; writer: string; version?: string }

export async function readMyDrafts(ctx: Own): Promise<{ data: ListedDraft[] }> {
  const drafts = await listDrafts(ctx, ctx.actor.id)
  return { data: drafts.map(({ savedAt, ...draft }) => ({ ...draft, savedAt: savedAt.toISOString() })) }
}

/** With what they hold, for whoever downloads what is stored about them. */
export async function readOwnDrafts(ctx: Own): Promise<(ListedDraft & DraftContent)[]> {
  const drafts = await listDraftsWithContent(ctx, ctx.actor.id)
  return drafts.map(({ content, savedAt, ...draft }) => ({
    ...draft,
    savedAt: savedAt.toISOString(),
    ...(readDraftContent(content) ?? { entries: [] }),
  }))
}

export async function readDraft(ctx: Own, { form }: { form: string }): Promise<{ draft: Draft | null }> {
  const stored = await findDraft(ctx, ctx.actor.id, form)
  if (!stored) return { draft: null }
  const { entries, step } = readDraftContent(stored.content)!
  return { draft: { ...shownDraft(stored), writer: stored.writer, entries, ...(step !== undefined && { step }) } }
}

/** Refused with `drafts.changed_meanwhile` when another tab or device has saved other text since `version`. */
export async function saveDraft(ctx: Own, { version, ...sent }: Sent): Promise<SavedDraft> {
  const draft = { ...sent, savedAt: ctx.now }
  return transaction(ctx, async (tx) => {
    const stored = await findDraft(tx, tx.actor.id, draft.form, { lock: true })
    const earlier = stored && { ...stored, version: versionOf(stored.content) }
    enforce(mayBeSaved(earlier, { ...sent, ...(version !== undefined && { version }) }))
    if (stored) await updateDraft(tx, tx.actor.id, draft)
    else await addDraft(tx, draft)
    return shownDraft(draft)
  })
}

type Removal = { form: string; ifVersion?: string; ifWriter?: string }

/** The draft of a form that was sent; text that another page has saved since stays. */
export function removeDraft(ctx: Own, { form, ifVersion, ifWriter }: Removal): Promise<void> {
  return transaction(ctx, async (tx) => {
    const stored = await findDraft(tx, tx.actor.id, form, { lock: true })
    if (!stored) return
    const isConditional = ifVersion !== undefined || ifWriter !== undefined
    if (isConditional && stored.writer !== ifWriter && versionOf(stored.content) !== ifVersion) return
    await deleteDraft(tx, tx.actor.id, form)
  })
}

/** Removes what nobody has continued. Returns how many were removed. */
export async function removeOldDrafts(db: Database, now: Date) {
  return { drafts: await removeDraftsBefore(db, new Date(now.getTime() - draftDays * 86_400_000)) }
}

async function addDraft(tx: Own, draft: Sent & { savedAt: Date }): Promise<void> {
  enforce(mayBeAdded(await countDrafts(tx, tx.actor.id)))
  if (!(await insertDraft(tx, tx.actor.id, draft))) refuse('conflict', 'drafts.changed_meanwhile')
}

function shownDraft({ content, savedAt }: { content: string; savedAt: Date }): SavedDraft {
  return { version: versionOf(content), savedAt: savedAt.toISOString() }
}

/** The same for the same content. */
function versionOf(content: string): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 16)
}
