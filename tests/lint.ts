// The repository's own configuration of the linter, run on a source text.

import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { onTestFinished } from 'vitest'

const run = promisify(execFile)

/** The names of the rules that the text breaks, of those whose name the expression finds. */
export async function rulesBrokenBy(source: string, rules: RegExp): Promise<string[]> {
  const folder = await mkdtemp(join('tools', '.lint-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await writeFile(join(folder, 'sample.ts'), source)
  const found = await run(process.execPath, ['node_modules/oxlint/bin/oxlint', '--format', 'json', folder]).catch(
    (failure: { stdout: string }) => failure,
  )
  const { diagnostics } = JSON.parse(found.stdout) as { diagnostics: { code: string }[] }
  return diagnostics.map(({ code }) => /\((.*)\)/.exec(code)![1]!).filter((rule) => rules.test(rule))
}
