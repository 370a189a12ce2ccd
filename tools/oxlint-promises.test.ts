// Tests of the lint rule against promises awaited late.

import { expect, test } from 'vitest'
import { rulesBrokenBy } from '#tests/lint.ts'

test.each([
  ['awaited after another', `const a = read(); await read(); return a2(await a)`, 'no-late-await'],
  ['awaited in turn', `const a = read(); const b = read(); return [await a, await b]`, 'no-late-await'],
  ['joined after another', `const a = read(); await read(); return Promise.all([a, read()])`, 'no-late-await'],
  ['left alone', `read(); return []`, 'no-floating-promises'],
  ['awaited together', `const a = read(); const b = read(); return Promise.all([a, b])`, undefined],
  ['awaited at once', `const a = read(); const b = await a; return [b, await read()]`, undefined],
  ['listened to', `const a = read(); a.catch(() => 0); await read(); return [await a]`, undefined],
  ['of an inner function', `const a = read(); const f = async () => a2(await read()); return [await a, f]`, undefined],
])('a promise %s', async (_, body, rule) => {
  const found = await rulesBrokenBy(`${declarations} export async function test() { ${body} }`, /await|promise/)
  expect(found).toEqual(rule ? [rule] : [])
})

const declarations = 'declare function read(): Promise<number>; declare function a2(one: number): number;'
