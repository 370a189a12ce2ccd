// Changes of a file of the media library: description, withdrawal, restoration.

import { insertEdit } from '#features/ordered-lists/operations/edits.server.ts'
import type { Office } from '#features/ordered-lists/operations/definition.server.ts'
import { changeSettings } from '#features/ordered-lists/operations/settings.server.ts'
import { cleanBilingual } from '#kit/blocks/blocks.ts'
import { enforce, refuse } from '#kit/refusal.ts'
import { record } from '#platform/audit.server.ts'
import { transaction } from '#platform/database.server.ts'
import type { DescribedMedia, FocusedMedia } from '../contract/forms.ts'
import { mayBeRestored, mayBeWithdrawn } from '../rules.ts'
import { findMedia, lockMedia, updateAlt, updateFocus, updateWithdrawn } from '../store/media.server.ts'
import { listUses } from '../store/uses.server.ts'
import type { MediaUse } from './uses.server.ts'

/** Refuses `conflict` when somebody else has changed it since `version`. */
export async function describe(ctx: Office, { id, version, altEn, altNe }: DescribedMedia): Promise<void> {
  const found = (await findMedia(ctx, id)) ?? refuse('missing', 'media.unknown')
  await changeSettings(ctx, { subject: 'media', id, action: 'describeMedia' }, { version }, async (tx) => {
    const alt = cleanBilingual({ en: altEn, ne: altNe })
    await updateAlt(tx, id, alt)
    return { before: { altEn: found.altEn, altNe: found.altNe }, after: { altEn: alt.en, altNe: alt.ne } }
  })
}

/** The focal point has versions of its own: it and the description are set in two forms of one page. */
export const focusSubject = 'media-focus'

/** Refuses `conflict` when somebody else has set it since `version`. */
export async function setFocus(ctx: Office, { id, version, x, y }: FocusedMedia): Promise<void> {
  const found = (await findMedia(ctx, id)) ?? refuse('missing', 'media.unknown')
  if (found.kind !== 'picture') refuse('invalid', 'media.not_a_picture')
  const part = { subject: focusSubject, item: 'media', id, action: 'focusMedia' }
  await changeSettings(ctx, part, { version }, async (tx) => {
    const after = { focusX: x ?? null, focusY: y ?? null }
    await updateFocus(tx, id, after)
    return { before: { focusX: found.focusX, focusY: found.focusY }, after }
  })
}

/** Refuses `conflict` while an item shows it. */
export function withdraw(ctx: Office, uses: readonly MediaUse[], id: number): Promise<void> {
  return transaction(ctx, async (tx) => {
    const row = (await lockMedia(tx, id)) ?? refuse('missing', 'media.unknown')
    const found = await listUses(tx, uses, [row.fileHash])
    enforce(mayBeWithdrawn({ uses: found.length, withdrawnAt: row.withdrawnAt }))
    await updateWithdrawn(tx, id, tx.now)
    await insertEdit(tx, { subject: 'media', id }, { act: 'removed' })
    await record(tx, { action: 'withdrawMedia', target: `media ${id}` })
  })
}

export function restore(ctx: Office, id: number): Promise<void> {
  return transaction(ctx, async (tx) => {
    const row = (await lockMedia(tx, id)) ?? refuse('missing', 'media.unknown')
    enforce(mayBeRestored(row))
    await updateWithdrawn(tx, id, null)
    await insertEdit(tx, { subject: 'media', id }, { act: 'restored' })
    await record(tx, { action: 'restoreMedia', target: `media ${id}` })
  })
}
