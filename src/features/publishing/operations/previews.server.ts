// Previews of an item for people without an account: addresses made and revoked, and the item read as if it were public.

import { createHash, randomBytes } from 'node:crypto'
import { refuse } from '#kit/refusal.ts'
import { namesOf } from '#features/people/operations.server.ts'
import { record } from '#platform/audit.server.ts'
import type { Ctx, Staff } from '#platform/context.ts'
import { transaction } from '#platform/database.server.ts'
import { lockWindow } from '#platform/publishing-window.server.ts'
import { rolledBack } from '#platform/rolled-back.server.ts'
import { rowNames } from '../contract/nouns.ts'
import { maxPreviews, previewDays, previewPath } from '../contract/preview-address.ts'
import type { ListedPreviews, NewPreview } from '../contract/previews.ts'
import {
  findPreviewed,
  findSlug,
  insertPreview,
  listPreviews,
  removePreviewsBefore,
  revokePreview as revoke,
  viewAsPublished,
  type PreviewRow,
} from '../store/previews.server.ts'
import type { AnyPublished } from './definition.server.ts'

type OfStaff = Ctx<Staff>

export async function readPreviews(ctx: OfStaff, kind: AnyPublished, id: number): Promise<ListedPreviews> {
  await requireItem(ctx, kind, id)
  const rows = await listPreviews(ctx, { subject: kind.kind, subjectId: id })
  const names = await namesOf(
    ctx,
    rows.map(({ byId }) => byId),
  )
  return { data: rows.map((row) => shownPreview(row, names)) }
}

/** The address is returned once: of its token only the hash is stored. */
export function sharePreview(ctx: OfStaff, kind: AnyPublished, id: number): Promise<NewPreview> {
  return transaction(ctx, async (tx) => {
    await requireItem(tx, kind, id, { lock: true })
    const item = { subject: kind.kind, subjectId: id }
    await removePreviewsBefore(tx, tx.now)
    if ((await listPreviews(tx, item)).length >= maxPreviews) refuse('conflict', 'publishing.too_many_previews')
    const token = randomBytes(32).toString('base64url')
    const expiresAt = new Date(tx.now.getTime() + previewDays * 86_400_000)
    const written = { ...item, tokenHash: hashOf(token), byId: tx.actor.id, createdAt: tx.now, expiresAt }
    const row = await insertPreview(tx, written)
    const target = `${kind.kind} ${id}`
    await record(tx, { action: rowNames(kind.contract.noun).share, target, changes: { preview: row.id, expiresAt } })
    const names = await namesOf(tx, [row.byId])
    return { ...shownPreview(row, names), address: `${previewPath}${token}` }
  })
}

export function revokePreview(ctx: OfStaff, kind: AnyPublished, id: number, preview: number): Promise<void> {
  return transaction(ctx, async (tx) => {
    const isRevoked = await revoke(tx, { subject: kind.kind, subjectId: id }, preview)
    if (!isRevoked) refuse('missing', 'publishing.preview_unknown')
    const target = `${kind.kind} ${id}`
    await record(tx, { action: rowNames(kind.contract.noun).revoke, target, changes: { preview } })
  })
}

export type PreviewedItem = { kind: AnyPublished; id: number; page: string }

/** The item of a token and the page that shows it; undefined for a token that is unknown, expired or revoked. */
export async function findPreview(
  ctx: Ctx,
  kinds: readonly AnyPublished[],
  token: string,
): Promise<PreviewedItem | undefined> {
  const found = await findPreviewed(ctx, hashOf(token))
  const kind = kinds.find((each) => each.kind === found?.subject)
  if (!found || !kind) return undefined
  const page = await pageOf(ctx, kind, found.subjectId)
  return page === undefined ? undefined : { kind, id: found.subjectId, page }
}

/**
 * Runs a read as if the item were public now, whatever its state, in a transaction that is undone: nothing is written, nobody waits for
 * it, nobody else sees it, no cache has it, and the page is the one that visitors will get.
 */
export function asPublished<T>(
  ctx: Ctx,
  { kind, id }: Pick<PreviewedItem, 'kind' | 'id'>,
  run: (tx: Ctx) => Promise<T>,
): Promise<T> {
  return rolledBack(ctx, async (tx) => {
    await viewAsPublished(tx, kind, id)
    return run(tx)
  })
}

async function pageOf(ctx: Ctx, { page, pageOf: ofItem, table, find }: AnyPublished, id: number) {
  const item = await find(ctx, id)
  if (!item) return undefined
  if (ofItem) return ofItem(item)
  if (typeof page === 'string') return page
  const slug = await findSlug(ctx, table, id)
  return slug === undefined ? undefined : page(slug)
}

async function requireItem(ctx: Ctx, kind: AnyPublished, id: number, { lock = false } = {}): Promise<void> {
  const found = lock ? await lockWindow(ctx, kind.table, id) : await kind.find(ctx, id)
  if (!found) refuse('missing', kind.unknown)
}

function shownPreview({ id, byId, createdAt, expiresAt }: PreviewRow, names: ReadonlyMap<number, string>) {
  const by = names.get(byId) ?? null
  return { id, by, createdAt: createdAt.toISOString(), expiresAt: expiresAt.toISOString() }
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
