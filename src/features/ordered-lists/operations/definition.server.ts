// Ordered lists: what a list supplies, and what its rows, screens and imports then do for all of them.

import type { Bilingual } from '#kit/language.ts'
import type { FieldIssue } from '#kit/refusal.ts'
import type { Ctx, Staff, System } from '#platform/context.ts'
import type { ListContract } from '../contract/admin.ts'
import type { Columns, ListTable } from '../store/rows.server.ts'

/** The actor of an edit: staff through the API, the system through a command. */
export type Office = Ctx<Staff | System>

/**
 * An ordered list, generic over the columns of a row (`Entry`) and its form (`Sent`). Everything that is not its own fields is derived:
 * admin rows, versions, history, restoring, order, audit labels and import.
 */
export type OrderedList<Entry extends object = Columns, Sent = never> = ListTable & {
  /** The message when there is no such row. */
  unknown: string
  contract: ListContract
  /** Maximum number of rows. */
  max: number
  titleOf(entry: Entry): Bilingual
  /** The entry of a row as it is stored. */
  entryOf(row: Columns): Entry
  /** The entry of the form that adds or changes one; stores its files. */
  read(tx: Office, sent: Sent): Entry | Promise<Entry>
  /** The first problem of an entry beside the other rows of the list. */
  issueOf?(entry: Entry, others: readonly Entry[]): FieldIssue | undefined
  /** For a list that can be labelled as sample content as a whole: whether it is, and that it no longer is. */
  samples?: { read(ctx: Office): Promise<boolean>; confirm(tx: Office): Promise<void> }
}

/** Any list, without its own types. */
export type AnyList = OrderedList<Columns>

/** @example defineList({ subject: 'holiday', table: 'holidays', sortedBy: ['day'], contract: holidayAdmin, … }) */
export function defineList<Entry extends object, Sent>(list: OrderedList<Entry, Sent>): OrderedList<Entry, Sent> {
  return list
}

/** Whether the office chooses the order of its rows. */
export function hasOwnOrder({ sortedBy }: Pick<ListTable, 'sortedBy'>): boolean {
  return sortedBy[0] === 'position'
}
