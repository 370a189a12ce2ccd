// Conditions of a query: in few lexemes they find the same entries, and as text they are a tsquery.

import { expect, test } from 'vitest'
import { isPossible, reduced, textOf, type Condition } from './conditions.ts'
import { itemLexemes, lexemesOf } from './entry-keys.ts'
import { resolved } from './lexicon.ts'
import { partsOf } from './query.ts'

const text = `खानेपानीको महसुल खानेपानीहरूको धारा धाराको धारामा मिटर मिटरहरू मिटरलाई नयाँ जडान जडानको फारमको वितरण वितरणमा
  वितरणबाट वितरणको बन्द बन्दको अवरुद्ध tap taps tapping meter meters metering sample samples schedule schedules vehicle vehicles
  water waters waterfall khanepaniko darama repair repairs repaired pipe pipes pipeline चुहावट चुहावटको चुहावटहरू`
const forms = text.split(/\s+/u)
const lexicon = lexiconOf(itemLexemes([text], []))

test.each([
  'water',
  'pani',
  'पानी',
  'मिटर',
  'meter',
  'वितरण',
  'samples',
  'schedule',
  'naya jadan',
  'tap water',
  'चुहावट',
  'pipe',
])('the entries of “%s” are found in few lexemes as in all', (query) => {
  for (const part of partsOf(query)) {
    const few = resolved(part, lexicon)
    for (const word of forms) {
      const [plain, titled] = [new Set(lexemesOf(word)), new Set(itemLexemes([word], []))]
      expect(holds(few.loose, plain), `${query}: ${word}`).toBe(holds(part.loose, plain))
      expect(holds(few.exact, plain), `${query}: ${word}`).toBe(holds(part.exact, plain))
      expect(holds(few.title, titled), `${query}: title ${word}`).toBe(holds(part.loose, plain))
    }
  }
})

test('a word with a postposition, and a word whose sound is asked for, are left out', () => {
  const [part] = partsOf('मिटर')
  const { loose } = resolved(part!, lexicon)
  expect(textOf(loose)).toBe(`('~mitr' | '~meter')`)
})

test('a condition as the text of a tsquery', () => {
  expect(textOf({ all: [{ any: [{ lexeme: 'धारा' }, { beginning: 'tap' }] }, { lexeme: '~pni' }] })).toBe(
    `(('धारा' | 'tap':*) & '~pni')`,
  )
  expect(textOf({ any: [] })).toBe(`'~'`)
})

test('what nothing meets is known', () => {
  expect(isPossible({ all: [{ lexeme: 'a' }, { any: [] }] })).toBe(false)
  expect(isPossible({ any: [{ any: [] }, { lexeme: 'a' }] })).toBe(true)
  expect(reduced({ any: [{ any: [] }, { all: [{ lexeme: 'a' }] }] })).toEqual({ lexeme: 'a' })
})

function lexiconOf(lexemes: readonly string[]) {
  const longer = (beginning: string) => lexemes.filter((lexeme) => lexeme.startsWith(beginning))
  return { known: new Set(lexemes), longer: { get: longer } as unknown as ReadonlyMap<string, readonly string[]> }
}

/** Whether an entry with these lexemes meets the condition. */
function holds(condition: Condition, lexemes: ReadonlySet<string>): boolean {
  if ('any' in condition) return condition.any.some((each) => holds(each, lexemes))
  if ('all' in condition) return condition.all.every((each) => holds(each, lexemes))
  if ('lexeme' in condition) return lexemes.has(condition.lexeme)
  return [...lexemes].some((lexeme) => lexeme.startsWith(condition.beginning))
}
