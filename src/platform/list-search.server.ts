// Conditions of SQL by which a list is searched over its stored key.

import type { RawBuilder, SqlBool } from 'kysely'
import { sql } from 'kysely'
import { toAsciiDigits } from '#kit/language.ts'
import { isSound, listSearch, soundsOf } from '#kit/list-search.ts'
import { parsePhone } from '#kit/phone.ts'
import { clean } from '#kit/text.ts'
import type { Searched } from '#platform/count.server.ts'

/**
 * That what is typed is in the stored key: a column that `search_key` fills, or an expression over such columns; true when nothing is typed. A trigram index serves it.
 * @example query.where(isFound('albums.searchKey', 'new tank'))
 */
export function isFound(key: string | RawBuilder<unknown>, typed: string | undefined): RawBuilder<SqlBool> {
  const column = typeof key === 'string' ? sql.ref(key) : sql`(${key})`
  const search = listSearch(typed ?? '')
  if (search === undefined) return sql<SqlBool>`true`
  const holds = (part: string) => sql<SqlBool>`${column} like ${`%${part}%`}`
  const orNumber = (found: RawBuilder<SqlBool>, number: string | undefined) =>
    number === undefined ? found : sql<SqlBool>`(${found} or ${holds(number)})`
  const terms = search.terms.map(({ spelt, number }) =>
    orNumber(allOf(spelt.map((spellings) => anyOf(spellings.map(holds)))), number),
  )
  return orNumber(terms.length === 0 ? sql<SqlBool>`false` : allOf(terms), search.number)
}

/** That a row is one of the ids, where the search has been looked up already, else that it is found (`isFound`). */
export function isSearched(
  table: string,
  { ids, search }: Searched,
  key: string | RawBuilder<unknown> = `${table}.searchKey`,
): RawBuilder<SqlBool> {
  return ids === undefined ? isFound(key, search) : isAmong(`${table}.id`, ids)
}

export function isAmong(column: string, ids: readonly number[]): RawBuilder<SqlBool> {
  return sql<SqlBool>`${sql.ref(column)} = any(${[...ids]}::bigint[])`
}

/**
 * The ids of the connections that a typed text names: those with this number (`connectionsNumbered`), else those that have its words
 * (`hasTerms`), else those whose stored key has it in any place.
 * @example sql`connection_id in (${connectionsFound(org.id, '१०४२५')})`
 */
export function connectionsFound(orgId: number, typed: string): RawBuilder<unknown> {
  const numbered = connectionsNumbered(orgId, typed)
  const byTerms = sql`select id from connections where org_id = ${orgId} and ${hasTerms(orgId, typed)}`
  return sql`${numbered} union all
    (${byTerms} and not exists (${numbered})) union all
    select id from connections
     where org_id = ${orgId} and not exists (${numbered}) and not exists (${byTerms}) and ${isFound('search_key', typed)}`
}

/**
 * That the stored key of a connection has each typed word as a whole word: its sound, which every word of a name has in the key, else one of
 * its spellings. The names of the organisation that have the sounds are looked up first.
 * @example sql`select id from connections where org_id = ${org.id} and ${hasTerms(org.id, 'Sita Sharma')}`
 */
export function hasTerms(orgId: number, typed: string): RawBuilder<SqlBool> {
  const wanted = alternativesOf(typed)
  if (wanted.length === 0) return sql<SqlBool>`false`
  const ofNames = wanted.filter(areSounds)
  const others = wanted.filter((alternatives) => !areSounds(alternatives))
  return allOf([
    ...(ofNames.length === 0 ? [] : [sql<SqlBool>`connections.name_sounds in (${selectNames(orgId, ofNames)})`]),
    ...others.map((alternatives) => anyOf(alternatives.flatMap(isWordOfKey))),
  ])
}

/**
 * Selects the sounds of the names of connections (`connection_names`) that have each typed word; undefined where one of the words is not of a
 * name.
 * @example namesFound(org.id, 'Sita Sharma')
 */
export function namesFound(orgId: number, typed: string): RawBuilder<unknown> | undefined {
  const wanted = alternativesOf(typed)
  return wanted.length > 0 && wanted.every(areSounds) ? selectNames(orgId, wanted) : undefined
}

function selectNames(orgId: number, wanted: readonly (readonly string[])[]): RawBuilder<unknown> {
  const terms = wanted.map((alternatives) => alternatives.map((word) => lexeme(`${orgId}:${word}`)).join(' | '))
  // A condition for each word: the index looks for each from where the others are.
  const hasEach = terms.map((each) => sql<SqlBool>`key_terms(org_id, sounds) @@ ${each}::tsquery`)
  return sql`select sounds from connection_names where org_id = ${orgId} and ${allOf(hasEach)}`
}

/** The index of trigrams serves both. */
function isWordOfKey(word: string): RawBuilder<SqlBool>[] {
  return [`% ${word} %`, `% ${word}`].map((pattern) => sql<SqlBool>`connections.search_key like ${pattern}`)
}

/**
 * The same without a lookup of names, for a list that is walked in its own order because many rows have them. Within `coalesce`, whose
 * rows the planner takes for half of all, so that it does walk.
 */
export function hasTermsUnindexed(typed: string): RawBuilder<SqlBool> {
  const key = sql`(connections.search_key || ' ')`
  const wanted = alternativesOf(typed).map((alternatives) =>
    anyOf(alternatives.map((word) => sql<SqlBool>`${key} like ${`% ${word} %`}`)),
  )
  return sql<SqlBool>`coalesce(${wanted.length === 0 ? sql<SqlBool>`false` : allOf(wanted)}, false)`
}

/** For each typed word what may be in a key for it: of a name its sound alone, of however few letters, which the key has beside each spelling. */
function alternativesOf(typed: string): string[][] {
  const { terms = [] } = listSearch(typed) ?? {}
  return terms.flatMap(({ spelt, number }) =>
    spelt.map((spellings) => {
      const plain = spellings.map((spelling) => spelling.trim())
      const sounds = spellings.some(isSound)
        ? spellings.filter(isSound)
        : plain.flatMap(soundsOf).map((sound) => `~${sound}`)
      const own = sounds.length > 0 ? sounds : plain
      return [...new Set([...own, ...(number === undefined ? [] : [number])].map((word) => word.trim()))]
    }),
  )
}

function areSounds(alternatives: readonly string[]): boolean {
  return alternatives.every((word) => isSound(` ${word}`))
}

/** A word as PostgreSQL reads it in a query of words. */
function lexeme(word: string): string {
  return `'${word.replaceAll(/['\\]/g, String.raw`\$&`)}'`
}

/**
 * The ids of the connections with exactly this customer number, else with this old number, telephone or meter; an index serves each.
 * @example sql`id in (${connectionsNumbered(org.id, '984-1234567')})`
 */
export function connectionsNumbered(orgId: number, typed: string): RawBuilder<unknown> {
  const text = toAsciiDigits(clean(typed))
  const phone = parsePhone(text)?.e164 ?? null
  const numbered = sql`select id from connections where org_id = ${orgId} and customer_number = ${text}`
  return sql`${numbered} union all
    select id from (
      select id from connections where org_id = ${orgId} and upper(old_number) = upper(${text})
      union select connection_id from connection_holders where org_id = ${orgId} and held_until is null and phone = ${phone}
      union select connection_id from connection_meters
             where org_id = ${orgId} and removed_on is null and serial <> '' and upper(serial) = upper(${text})) named
     where not exists (${numbered})`
}

function allOf(conditions: readonly RawBuilder<SqlBool>[]): RawBuilder<SqlBool> {
  return sql<SqlBool>`(${sql.join(conditions, sql` and `)})`
}

function anyOf(conditions: readonly RawBuilder<SqlBool>[]): RawBuilder<SqlBool> {
  return sql<SqlBool>`(${sql.join(conditions, sql` or `)})`
}
