// Tests of the lint rule against promises awaited late.

import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'

const run = promisify(execFile)

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
  const found = await rulesBrokenBy(`${declarations} export async function test() { ${body} }`)
  expect(found).toEqual(rule ? [rule] : [])
})

const declarations = 'declare function read(): Promise<number>; declare function a2(one: number): number;'

/** What the repository's own configuration of the linter finds about promises. */
async function rulesBrokenBy(source: string): Promise<string[]> {
  const folder = await mkdtemp(join('tools', '.lint-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await writeFile(join(folder, 'sample.ts'), source)
  const found = await run(process.execPath, ['node_modules/oxlint/bin/oxlint', '--format', 'json', folder]).catch(
    (failure: { stdout: string }) => failure,
  )
  const { diagnostics } = JSON.parse(found.stdout) as { diagnostics: { code: string }[] }
  return diagnostics.map(({ code }) => /\((.*)\)/.exec(code)![1]!).filter((rule) => /await|promise/.test(rule))
}
