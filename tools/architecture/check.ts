// The architecture check: reads every source file, compares its imports with the table and prints counts; numbers of migrations.

import { globSync } from 'node:fs'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import routes from '#root/routes.ts'
import { chainOf, countedPaths, maxCallDepth } from './call-depth.ts'
import { cyclesIn } from './cycles.ts'
import type { Import } from './imports.ts'
import { isTest, moduleOf } from './modules.ts'
import {
  doubleProblems,
  migrationProblems,
  pageProblem,
  schemaProblems,
  serverProblem,
  spellingProblem,
  suffixProblem,
} from './rules.ts'
import { importsIn, readTexts } from './sources.ts'
import { tableProblem } from './table.ts'

/** Problems by the name of the rule they break. */
export function problemsOf(
  files: readonly string[],
  imports: readonly Import[],
  pages: ReadonlySet<string>,
  schemas: ReadonlySet<string>,
) {
  const each = (problem: (one: Import) => string | undefined) => imports.flatMap((one) => problem(one) ?? [])
  return {
    'imports against the table': each(({ from, to }) => tableProblem(from, to)),
    'imports of pages': each((one) => pageProblem(one, pages)),
    'server code for the browser': each((one) => serverProblem(one, pages)),
    'schemas for the browser': schemaProblems(imports, schemas),
    'cycles of files': cyclesIn(imports.map(({ from, to }) => [from, to] as const)).map(cycleText),
    'cycles of features': cyclesIn(featureEdges(imports)).map(cycleText),
    'files beside a folder of their name': doubleProblems(files),
    'wrong suffixes': files.flatMap((file) => suffixProblem(file) ?? []),
    'imports spelled wrongly': each(spellingProblem),
  }
}

function featureEdges(imports: readonly Import[]): [string, string][] {
  return imports.flatMap(({ from, to }): [string, string][] => {
    const [a, b] = [moduleOf(from).feature, moduleOf(to).feature]
    return a && b && a !== b && !isTest(from) ? [[a, b]] : []
  })
}

function pagesOf(entries: readonly RouteConfigEntry[]): string[] {
  return entries.flatMap(({ file, children = [] }) => [`src/${file}`, ...pagesOf(children)])
}

function cycleText(cycle: string[]): string {
  return `cycle: ${cycle.join(' → ')}`
}

async function check(): Promise<void> {
  const texts = await readTexts()
  const [files, imports] = [[...texts.keys()], importsIn(texts)]
  const schemas = new Set([...texts].flatMap(([file, text]) => (/^import [^t].* from 'zod/m.test(text) ? [file] : [])))
  const problems = {
    ...problemsOf(files, imports, new Set(pagesOf(routes)), schemas),
    'migrations with the same number': migrationProblems(globSync('database/migrations/*.sql').toSorted()),
  }
  for (const line of Object.values(problems).flat()) process.stderr.write(`${line}\n`)
  process.stdout.write(`architecture: ${files.length} files, ${imports.length} imports\n`)
  for (const [rule, found] of Object.entries(problems)) process.stdout.write(`  ${rule}: ${found.length}\n`)
  const chains = countedPaths.map((path) => ({ ...path, chain: chainOf(path) }))
  for (const { name, chain } of chains)
    process.stdout.write(`  functions from the API to SQL, ${name}: ${chain.length} (${chain.join(' → ')})\n`)
  if (chains.some(({ chain, max = maxCallDepth }) => chain.length > max)) process.exitCode = 1
  if (Object.values(problems).flat().length > 0) process.exitCode = 1
}

if (import.meta.main) await check()
