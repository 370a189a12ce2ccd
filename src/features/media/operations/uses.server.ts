// Uses of files: what a feature states of its items that show pictures or files, so that the library finds them in the data.

import type { Bilingual } from '#kit/language.ts'

/** Items of one table that show files. Names of tables and columns are those of the database. */
export type MediaUse = {
  /** What an item is: "Album". */
  kind: Bilingual
  /** The table of the items, with `id` and `org_id`. */
  table: string
  /** The columns of an item's title. */
  title: { en: string; ne: string }
  /** The column with the hash of the file: in the items' table, or in that of their parts. */
  hash: string
  /** The table of an item's parts, and its column that names the item. */
  parts?: { table: string; item: string }
  /** The address of an item in the console. */
  page: (id: number) => string
}
