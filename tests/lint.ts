// The repository's own configuration of the linter, run on a source text.

import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { onTestFinished } from 'vitest'

const run = promisify(execFile)

/** The names of the rules that the text breaks, of those whose name the expression finds. */
export async function rulesBrokenBy(source: string, rules: RegExp): Promise<string[]> {
  const folder = await mkdtemp('.lint-')
  onTestFinished(() => rm(folder, { recursive: true }))
  // The linter passes over folders that git ignores, but not over a file that it is given.
  const file = join(folder, 'sample.ts')
  await writeFile(file, source)
  const found = await run(process.execPath, ['node_modules/oxlint/bin/oxlint', '--format', 'json', file]).catch(
    (failure: { stdout: string }) => failure,
  )
  const { diagnostics } = JSON.parse(found.stdout) as { diagnostics: { code: string }[] }
  return diagnostics.map(({ code }) => /\((.*)\)/.exec(code)![1]!).filter((rule) => rules.test(rule))
}
