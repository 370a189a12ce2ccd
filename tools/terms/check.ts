// The check of terms: refuses the retired words of docs/glossary.md and files that do not open with a sentence.

import { globSync, readFileSync } from 'node:fs'
import { allowed } from './allowed.ts'
import { headProblem } from './head.ts'
import { passagesOf, type Passage } from './passages.ts'
import { retiredIn, type Retired } from './retired.ts'

const sources = ['*.ts', '{src,tools,tests,bench,demonstration}/**/*.{ts,tsx,js,mjs,css}']
const documents = ['*.md', '{docs,bench}/**/*.md']

/** One line for each retired word of a file: `file:line: "word" is retired, use standard`. */
export function termProblems(file: string, source: string, retired: readonly Retired[]): string[] {
  const exceptions = allowed.filter((entry) => file.startsWith(entry.in))
  const isRefused = ({ word }: Retired) => !exceptions.some(({ words }) => !words || words.includes(word))
  const problems = passagesOf(file, source).flatMap((passage) =>
    retiredWordsOf(passage, retired)
      .filter(isRefused)
      .map(({ word, standard }) => `${file}:${passage.line}: "${word}" is retired, use ${standard}`),
  )
  return [...new Set(problems)]
}

/** By name, since the sources have most names many times. */
const knownNames = new WeakMap<readonly Retired[], Map<string, Retired[]>>()

function retiredWordsOf({ place, text }: Passage, retired: readonly Retired[]): Retired[] {
  const find = () => retired.filter((each) => each.place === place && each.matches(text))
  if (place !== 'names') return find()
  const known = knownNames.get(retired) ?? new Map<string, Retired[]>()
  knownNames.set(retired, known)
  const found = known.get(text) ?? find()
  known.set(text, found)
  return found
}

function exclude(path: string): boolean {
  return path.endsWith('node_modules')
}

function check(): void {
  const retired = retiredIn(readFileSync('docs/glossary.md', 'utf8'))
  const files = [...globSync(sources, { exclude }), ...globSync(documents, { exclude })]
  const problems = files.flatMap((file) => {
    const source = readFileSync(file, 'utf8')
    const head = file.endsWith('.md') ? undefined : headProblem(source)
    return [...(head ? [`${file}:1: ${head}`] : []), ...termProblems(file, source, retired)]
  })
  for (const line of problems) process.stderr.write(`${line}\n`)
  process.stdout.write(`terms: ${files.length} files, ${retired.length} retired words, ${problems.length} problems\n`)
  if (problems.length > 0) process.exitCode = 1
}

if (import.meta.main) check()
