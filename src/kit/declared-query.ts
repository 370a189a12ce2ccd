// Query of an address, reduced to the parameters that its page declares.

import { isLanguage } from './language.ts'

/**
 * The parameters named, in the order of `names` and with at most `maxValues` each, then a known language; all others are left out. A date sent by
 * a form without script has two values: its calendar and the typed text.
 * @example declaredQuery('?utm_source=x&lang=ne&page=2', ['search', 'page']) // '?page=2&lang=ne'
 */
export function declaredQuery(search: string, names: readonly string[], maxValues = 2): string {
  if (search.length < 2) return ''
  const given = new URLSearchParams(search)
  const declared = new URLSearchParams()
  for (const name of names) for (const value of given.getAll(name).slice(0, maxValues)) declared.append(name, value)
  const language = given.get('lang')
  if (isLanguage(language)) declared.append('lang', language)
  return declared.size > 0 ? `?${declared}` : ''
}
