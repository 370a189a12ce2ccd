// Edits of rows and settings: record one, refuse one that is based on an older version, and read the history.

import type { Ctx } from '#platform/context.ts'
import { enforceVersion, namesOf } from '#features/people/operations.server.ts'
import type { ShownEdit } from '../contract/edits.ts'
import type { StoredEdit, Subject } from '../store/edits.server.ts'
import { insertEdit, listEdits } from '../store/edits.server.ts'

export { insertEdit }

type Reader = Pick<Ctx, 'db' | 'org' | 'language'>

/** The version and the history of a row, as the API returns them. */
export async function readHistory(ctx: Reader, subject: Subject): Promise<{ version: number; edits: ShownEdit[] }> {
  const stored = await listEdits(ctx, subject)
  const nameOf = await namesIn(ctx, stored)
  const edits = stored.map(({ act, at, note, ...by }) => ({ act, at: at.toISOString(), by: nameOf(by), note }))
  return { version: stored.at(-1)?.version ?? 0, edits }
}

/** Refuses with `lists.changed_meanwhile` when somebody has edited the row since `version`, on which the sender based the edit. */
export async function enforceNewest(ctx: Reader, subject: Subject, version: number): Promise<void> {
  const last = (await listEdits(ctx, subject)).at(-1)
  await enforceVersion(ctx, { version, current: last?.version ?? 0, last }, () => 'lists.changed_meanwhile')
}

type By = Pick<StoredEdit, 'byId' | 'byName'>

/** The present names of the people of some edits; null for the system itself. */
export async function namesIn(ctx: Reader, edits: readonly By[]): Promise<(edit: By) => string | null> {
  const names = await namesOf(
    ctx,
    edits.map(({ byId }) => byId),
  )
  return ({ byId, byName }) => (byId === null ? null : (names.get(byId) ?? byName))
}
