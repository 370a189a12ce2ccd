// Conditions of SQL by which a list is searched over its stored key.

import type { RawBuilder, SqlBool } from 'kysely'
import { sql } from 'kysely'
import { toAsciiDigits } from '#kit/language.ts'
import { listSearch } from '#kit/list-search.ts'
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
 * (`hasWords`), else those whose stored key has it in any place.
 * @example sql`connection_id in (${connectionsFound(org.id, '१०४२५')})`
 */
export function connectionsFound(orgId: number, typed: string): RawBuilder<unknown> {
  const numbered = connectionsNumbered(orgId, typed)
  const worded = sql`select id from connections where org_id = ${orgId} and ${hasWords(orgId, typed)}`
  return sql`${numbered} union all
    (${worded} and not exists (${numbered})) union all
    select id from connections
     where org_id = ${orgId} and not exists (${numbered}) and not exists (${worded}) and ${isFound('search_key', typed)}`
}

/**
 * That the stored key of a connection has each typed word as a whole word, in one of its spellings or with its sound. The index of
 * words serves it, of this organisation alone.
 * @example sql`select id from connections where org_id = ${org.id} and ${hasWords(org.id, 'Sita Sharma')}`
 */
export function hasWords(orgId: number, typed: string): RawBuilder<SqlBool> {
  const { terms = [] } = listSearch(typed) ?? {}
  if (terms.length === 0) return sql<SqlBool>`false`
  const typedTerms = terms.map(({ spelt, number }) => {
    const all = spelt.map(anyWord).join(' & ')
    return number === undefined ? all : `((${all}) | ${lexeme(number)})`
  })
  return sql<SqlBool>`key_words(connections.org_id, connections.search_key) @@ ${[lexeme(`@${orgId}`), ...typedTerms].join(' & ')}::tsquery`
}

function anyWord(spellings: readonly string[]): string {
  return `(${spellings.map(lexeme).join(' | ')})`
}

/** A word as PostgreSQL reads it in a query of words. */
function lexeme(word: string): string {
  return `'${word.trim().replaceAll(/['\\]/g, String.raw`\$&`)}'`
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
