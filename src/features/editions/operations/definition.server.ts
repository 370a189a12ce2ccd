// Edition kinds: what a kind supplies, and what its rows and screens then do for all of them.

import type { Ctx, Staff } from '#platform/context.ts'
import type { Permission } from '#root/permissions.ts'
import type { EditionContract, EditionIssue } from '../contract/admin.ts'
import type { EditionKindName } from '../contract/states.ts'

export type Office = Ctx<Staff>

/** What is public, or will be: the rows that take effect on one day. */
export type PublishedEdition<Row> = { effectiveFrom: string; rows: Row[] }

/**
 * An edition kind, generic over its rows and the form of one row (`Sent`). Everything that is not its own fields is derived: admin rows, versions,
 * history, submission, approval and audit labels.
 */
export type EditionKind<Row extends object = object, Sent = never> = {
  kind: EditionKindName
  contract: EditionContract
  /** Of whoever prepares and approves. */
  permission: Permission
  /** An edition changes the one before it, so that none may be put before another that is published. */
  inSequence: boolean
  /** What is published, the newest first. */
  published(ctx: Ctx): Promise<PublishedEdition<Row>[]>
  /** The rows of the form that adds or changes one, in place of `before` at `index` or behind the others. */
  place(rows: readonly Row[], index: number, sent: Sent): Row[]
  /** The rows of an edition that takes effect on this day. */
  startingOn(rows: readonly Row[], day: string): Row[]
  isSample(row: Row): boolean
  /** What is wrong with the rows of an edition that takes effect on this day. */
  issues(tx: Ctx, rows: readonly Row[], day: string): Promise<EditionIssue[]>
  /** Publishes the rows, by the operation of the import; returns what they replaced where that has to come back with a withdrawal. */
  publish(tx: Ctx, day: string, rows: readonly Row[]): Promise<unknown[] | undefined>
  withdraw(tx: Ctx, day: string, replaced: unknown[] | null): Promise<void>
}

/** Any kind, without its own types. */
export type AnyEditions = EditionKind

/** @example defineEditions({ kind: 'tariff', contract: tariffEditionAdmin, published, place, … }) */
export function defineEditions<Row extends object, Sent>(kind: EditionKind<Row, Sent>): AnyEditions {
  return kind as unknown as AnyEditions
}
