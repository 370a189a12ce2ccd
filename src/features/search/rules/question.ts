// Questions that have one answer, recognised in a query of either language and script.

import { languages, type Bilingual } from '#kit/language.ts'
import { rootsOf } from './entry-keys.ts'
import { searchKey } from '#kit/search-key.ts'

export type Question = { kind: 'charge'; units: number } | { kind: 'hours' | 'phone' | 'form' | 'water' }

const units = /(?:^|\s)(\d{1,6})\s*(?:units?|yunits?|युनिट|युनिटको|एकाइ)(?=\s|$|[?।])/u
const hourRoots = roots(
  'hour time opening open close closed samaya समय खुल्छ खुल्ने खुला बन्द khulcha khulchha khulne banda घण्टा',
)
const officeRoots = roots('office karyalaya karyalay कार्यालय अफिस')
const phoneRoots = roots('phone telephone mobile fon फोन टेलिफोन मोबाइल')
const formRoots = roots('form फाराम फारम pharam')
const tolRoots = roots('tol tole टोल')
const waterRoots = roots('water pani पानी खानेपानी')

/**
 * The question of a query; undefined where it is none of these.
 * @example questionOf('२० युनिटको कति पर्छ') // { kind: 'charge', units: 20 }
 */
export function questionOf(query: string): Question | undefined {
  const [, count] = units.exec(searchKey(query)) ?? []
  if (count !== undefined) return { kind: 'charge', units: Number(count) }
  const asked = new Set(rootsOf(query))
  const has = (set: ReadonlySet<string>) => [...asked].some((root) => set.has(root))
  if (has(officeRoots) && has(hourRoots)) return { kind: 'hours' }
  if (has(phoneRoots)) return { kind: 'phone' }
  if (has(formRoots)) return { kind: 'form' }
  return has(waterRoots) ? { kind: 'water' } : undefined
}

/**
 * Of these tols the one that a query names, by all terms of its name in one language but “tol”; of several the one with most of them.
 * @example tolIn('shanti tol ma pani kahile aaucha', tols)?.code // 'ward-1-shanti'
 */
export function tolIn<T extends { name: Bilingual }>(query: string, tols: readonly T[]): T | undefined {
  const asked = new Set(rootsOf(query))
  const named = tols.map((tol) => ({
    tol,
    length: Math.max(...languages.map((lang) => lengthIn(tol.name[lang], asked))),
  }))
  return named.filter(({ length }) => length > 0).toSorted((one, other) => other.length - one.length)[0]?.tol
}

/** How many terms a name has, all of which were asked for; 0 where one was not. */
function lengthIn(name: string, asked: ReadonlySet<string>): number {
  const own = rootsOf(name).filter((root) => !tolRoots.has(root))
  return own.every((root) => asked.has(root)) ? own.length : 0
}

function roots(terms: string): ReadonlySet<string> {
  return new Set(rootsOf(terms))
}
