// Published kinds: what a kind of published item supplies, and what the publishing workflow then does for all of them.

import type * as z from 'zod/mini'
import type { Bilingual } from '#kit/language.ts'
import type { Verdict } from '#kit/refusal.ts'
import type { Ctx, Scope, Staff, System } from '#platform/context.ts'
import type { CountedPage } from '#platform/count.server.ts'
import type { AddressSource } from '#platform/sitemap.ts'
import type { PublishedContract } from '../contract/admin.ts'
import type { OrderRows } from '../contract/order.ts'
import type { PublishingWindow, WindowEntry } from '../contract/window.ts'
import type { OrderColumns } from '../store/items.server.ts'

/** The actor of a transition: staff through the API, the system through a command. */
export type Office = Ctx<Staff | System>

/** What a kind reads of an item: its own fields and its window; the workflow adds state, history and permitted transitions. */
export type Stored = PublishingWindow & { id: number }

/** The changes of a correction, for the audit; up to `maxLength` characters of each text are recorded (200 unless given). */
export type Correction = { before: object; after: object; maxLength?: number }

/** What the workflow needs of a kind to publish one of its items. */
export type WorkflowKind = {
  /** Its name in the history and in commands: `member`. */
  kind: string
  /** Its table, with `id`, `org_id`, `publish_from`, `publish_until` and `withdrawn_at`. */
  table: string
  /** The table in which triggers count its rows that are public without end, and the column by which they do. */
  counts?: { table: string; by: string }
  /** Its columns that may hold links; those of public items are checked. */
  linked?: readonly string[]
  /** The message when there is no such item. */
  unknown: string
  /** Called before an item is published or returned to draft, in the transaction that has locked it. */
  guard?(scope: Scope, id: number): Promise<Verdict>
  /** Whether an item may end at this moment; asked wherever an end is set. */
  mayEnd?(scope: Scope, id: number, until: Date): Promise<Verdict>
}

/**
 * A published kind, generic over its rows (`Listed`, `Item`), what it stores (`Entry`) and its forms (`Adds`, `Changes`). Everything that
 * is not its own fields is derived: admin rows, audit labels, history, import, sitemap, test walk.
 */
export type PublishedKind<Query, Listed extends Stored, Item extends Stored, Entry, Adds, Changes> = WorkflowKind & {
  /** The column that names an item in commands and addresses; `id` unless given. */
  key?: 'slug'
  /** The public page that shows it: one for all items, or one per item by its slug; the latter are in the sitemap. */
  page: string | ((slug: string) => string)
  /** The public page that shows this item, where `page` is one of several. */
  pageOf?(item: Item): string
  contract: PublishedContract
  /** The columns of its table that are in both languages (`title` of `title_en` and `title_ne`); the first names an item. */
  texts: readonly [string, ...string[]]
  /** One page of the items in every state. */
  list(ctx: Office, query: Query): Promise<CountedPage<Listed>>
  find(ctx: Ctx, id: number): Promise<Item | undefined>
  /** Checks the entry, stores its files, writes a draft and returns its id. */
  insert(tx: Office, entry: Entry): Promise<number>
  update(tx: Office, id: number, changes: Changes): Promise<Correction>
  /** The entry in the form that adds one. */
  entryOf(sent: Adds): Entry | Promise<Entry>
  /** The first day on which an entry may be public when no time is given. */
  firstDay?(entry: Entry): string
  imported?: ImportedKind<Listed, Entry>
  /** Staff set the order in which the public sees the items. */
  ordered?: OrderedKind
  /** Replaces the sitemap entries derived from `page`, where they can be counted faster. */
  addresses?: AddressSource
}

/** How `npm run content` reads an entry from a file, and the name under which it lists one. */
export type ImportedKind<Listed, Entry> = {
  file: z.ZodMiniObject
  /** `read` is the output of `file`. */
  entryOf(read: unknown, picture: (name: string) => Promise<Uint8Array>): Promise<Entry>
  nameOf(row: Listed): Bilingual
  /** Enters an entry that may replace an earlier one; otherwise each entry is a new item. */
  enter?(ctx: Office, entry: Entry & WindowEntry): Promise<{ id: number }>
}

/** The rows by which the order is set, and the columns of the table by which the items are named and grouped. */
export type OrderedKind = OrderColumns & { contract: OrderRows }

/** Any kind, without its own types. */
export type AnyPublished = PublishedKind<unknown, Stored, Stored, unknown, unknown, unknown>

/** @example definePublished({ kind: 'member', table: 'members', unknown: 'members.unknown', page: '/members', contract: memberAdmin, … }) */
export function definePublished<Query, Listed extends Stored, Item extends Stored, Entry, Adds, Changes>(
  kind: PublishedKind<Query, Listed, Item, Entry, Adds, Changes>,
): PublishedKind<Query, Listed, Item, Entry, Adds, Changes> {
  return kind
}
