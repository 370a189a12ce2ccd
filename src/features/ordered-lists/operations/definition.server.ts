// Ordered lists: what a list supplies, and what its rows, screens and imports then do for all of them.

import type * as z from 'zod/mini'
import type { Bilingual } from '#kit/language.ts'
import type { FieldIssue, Verdict } from '#kit/refusal.ts'
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
  /** The entry of the form that adds or changes one (`before`); stores its files. */
  read(tx: Office, sent: Sent, before?: Entry): Entry | Promise<Entry>
  /** The first problem of an entry beside the other rows of the list. */
  issueOf?(entry: Entry, others: readonly Entry[]): FieldIssue | undefined
  /** The first problem of a change beside the row as it was. */
  issueOfChange?(before: Entry, after: Entry): FieldIssue | undefined
  /** Whether a row may be removed, beside the others that stay. */
  mayBeRemoved?(tx: Office, entry: Entry, others: readonly Entry[]): Verdict | Promise<Verdict>
  /** Before a row is removed, with the values of the form that removes it: refuses, or puts something in its place. */
  beforeRemoval?(tx: Office, entry: Entry, sent: object): Promise<void>
  /** Before a removed row is put back: refuses where that is not possible any more. */
  beforeRestoration?(tx: Office, entry: Entry): Promise<void>
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
  return sortedBy.includes('position')
}

/** How `npm run content` reads a file that replaces a list, enters it, and prints the list. `pictures`: bytes of a file beside it. */
export type ListFile<Read = unknown> = {
  name: string
  file: z.ZodMiniType<Read>
  enter(ctx: Ctx<System>, read: Read, pictures: (name: string) => Promise<Uint8Array>): Promise<string>
  list(ctx: Ctx<System>): Promise<[key: string | number, name: Bilingual][]>
}

/** Any file of a list, whose `enter` is given what `file` has read. */
export function defineListFile<Read>(file: ListFile<Read>): ListFile {
  return file as unknown as ListFile
}
