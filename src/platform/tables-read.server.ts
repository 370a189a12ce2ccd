// Tables that statements read, where an addition to a table is announced by its name (docs/decisions/338).

import { AsyncLocalStorage } from 'node:async_hooks'

/** The tables whose additions are announced in the channel `content_added`; `tests/schema.test.ts` compares them with the triggers. */
export const addedTables = [
  'album_pictures',
  'albums',
  'article_counts',
  'article_pictures',
  'articles',
  'disclosures',
  'document_counts',
  'documents',
  'media',
  'members',
  'page_pictures',
  'pages',
  'publishing_acts',
  'questions',
  'services',
  'slides',
  'water_results',
  'water_tests',
] as const

/** In place of a table, of a value of which it is not known what it was read from. */
export const anyTable = '*'

type Recording = { tables: Set<string>; isKnown: boolean }

const current = new AsyncLocalStorage<Recording>()
const nameOfOne = new RegExp(`\\b(?:${addedTables.join('|')})\\b`, 'g')

/**
 * Runs a read and returns its value with those of `addedTables` that its statements name, also those of shared values in it. Where no
 * statement was recorded, it is not known: a database that was opened by another copy of this module records none here.
 */
export async function withTablesRead<T>(read: () => Promise<T>): Promise<{ value: T; tables: ReadonlySet<string> }> {
  const recording: Recording = { tables: new Set(), isKnown: false }
  const value = await current.run(recording, read)
  return { value, tables: recording.isKnown ? recording.tables : new Set([anyTable]) }
}

/** Every statement that is run comes here. A name that is no table in it makes a value dependent on one table more, which is harmless. */
export function recordTablesOf(statement: string): void {
  if (current.getStore()) recordTables(statement.match(nameOfOne) ?? [])
}

/** Tables that a value was read from earlier. */
export function recordTables(read: Iterable<string>): void {
  const recording = current.getStore()
  if (!recording) return
  recording.isKnown = true
  for (const name of read) recording.tables.add(name)
}
