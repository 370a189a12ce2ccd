// Questions that have one answer, recognised in a query of either language and script.

import { rootsOf } from './entry-keys.ts'
import { searchKey } from '#kit/search-key.ts'

export type Question = { kind: 'charge'; units: number } | { kind: 'hours' | 'phone' | 'form' }

const units = /(?:^|\s)(\d{1,6})\s*(?:units?|yunits?|युनिट|युनिटको|एकाइ)(?=\s|$|[?।])/u
const hourRoots = roots(
  'hour time opening open close closed samaya समय खुल्छ खुल्ने खुला बन्द khulcha khulchha khulne banda घण्टा',
)
const officeRoots = roots('office karyalaya karyalay कार्यालय अफिस')
const phoneRoots = roots('phone telephone mobile fon फोन टेलिफोन मोबाइल')
const formRoots = roots('form फाराम फारम pharam')

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
  return has(formRoots) ? { kind: 'form' } : undefined
}

function roots(terms: string): ReadonlySet<string> {
  return new Set(rootsOf(terms))
}
