// Settings: values of which there is one set, edited in one form with a version, a note and a history.

import { record } from '#platform/audit.server.ts'
import { transaction } from '#platform/database.server.ts'
import type { Subject } from '../store/edits.server.ts'
import { lockLists } from '../store/rows.server.ts'
import type { Office } from './definition.server.ts'
import { enforceNewest, insertEdit } from './edits.server.ts'

/**
 * Runs `apply` when nobody else has edited the settings since `version`, and records the edit. `apply` returns the changed values as they
 * were and as they are; `action` is the name of the API row. `item`: what the audit names, where a part of it has versions of its own.
 */
export function changeSettings(
  ctx: Office,
  settings: Subject & { action: string; item?: string },
  { version, note = '' }: { version: number; note?: string | undefined },
  apply: (tx: Office) => Promise<{ before: object; after: object }>,
): Promise<void> {
  return transaction(ctx, async (tx) => {
    await lockLists(tx)
    await enforceNewest(tx, settings, version)
    const changes = await apply(tx)
    await insertEdit(tx, settings, { act: 'changed', note, ...changes })
    const { action, subject, item = subject, id } = settings
    await record(tx, { action, target: `${item} ${id}`, changes: { ...changes, ...(note && { note }) } })
  })
}
