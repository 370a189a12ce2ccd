// Earlier versions of an item: stored before each correction, and read beside what the item is now.

import { refuse } from '#kit/refusal.ts'
import type { Ctx } from '#platform/context.ts'
import { maxVersions } from '../contract/versions.ts'
import { correctionsIn } from '../rules/transitions.ts'
import { listEvents } from '../store/items.server.ts'
import { findVersion, insertVersion } from '../store/versions.server.ts'
import { readItem } from './admin.server.ts'
import type { AnyPublished, Office, Stored, WorkflowKind } from './definition.server.ts'

/** A kind whose items can be read, so that a correction keeps what it replaces. */
export type VersionedKind = WorkflowKind & { find(ctx: Ctx, id: number): Promise<Stored | undefined> }

/** Stores the item as it is before a correction, in the transaction that then writes it. Times of publication are no part of a version. */
export async function storeVersion(tx: Office, kind: VersionedKind, id: number): Promise<void> {
  const item = (await kind.find(tx, id)) ?? refuse('missing', kind.unknown)
  const { id: _id, publishFrom: _from, publishUntil: _until, withdrawnAt: _withdrawn, ...values } = item
  const number = correctionsIn(await listEvents(tx, kind.kind, id)).length + 1
  await insertVersion(tx, { subject: kind.kind, subjectId: id }, { number, item: values, max: maxVersions })
}

/** The item with the values that it had before its correction of this number; state, history and what is permitted are those of now. */
export async function readVersion(ctx: Ctx, kind: AnyPublished, id: number, number: number): Promise<object> {
  const item = await readItem(ctx, kind, id)
  const stored = await findVersion(ctx, { subject: kind.kind, subjectId: id }, number)
  return stored ? { ...item, ...stored } : refuse('missing', 'publishing.version_unknown')
}
