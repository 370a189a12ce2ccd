// Runs every measurement, one after the other, and writes their figures beside their aims to bench/RESULTS.md.
// Run: npm run bench [-- --long] [NAME …]     (with names: only scripts whose name has one of them, and nothing is written)

import { fork } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { arch, cpus } from 'node:os'
import { isMet, rounded, type Figure } from './figures.ts'

type Script = { name: string; isLong?: true }
type Result = { script: Script; figures: Figure[]; code: number | null; seconds: number }

const scripts: Script[] = [
  { name: 'start' },
  { name: 'pages' },
  { name: 'peer' },
  { name: 'phone' },
  { name: 'transfer' },
  { name: 'publishing' },
  { name: 'second-instance' },
  { name: 'overload' },
  { name: 'content' },
  { name: 'gallery' },
  { name: 'clock' },
  { name: 'uploads' },
  { name: 'counter' },
  { name: 'tariffs', isLong: true },
  { name: 'schedules', isLong: true },
  { name: 'table', isLong: true },
  { name: 'documents', isLong: true },
  { name: 'inboxes', isLong: true },
  { name: 'office-lists', isLong: true },
  { name: 'search', isLong: true },
  { name: 'imports', isLong: true },
  { name: 'billing', isLong: true },
  { name: 'sign-in', isLong: true },
  { name: 'faults', isLong: true },
  { name: 'kill', isLong: true },
  { name: 'kill-submissions', isLong: true },
  { name: 'kill-mixed', isLong: true },
  { name: 'municipalities', isLong: true },
  { name: 'payments', isLong: true },
  { name: 'hostile', isLong: true },
  { name: 'hostile-pdfs', isLong: true },
  { name: 'table-browser', isLong: true },
  { name: 'tasks', isLong: true },
  { name: 'lengths', isLong: true },
  { name: 'connections', isLong: true },
  { name: 'search-errands', isLong: true },
  { name: 'fuzz', isLong: true },
  { name: 'environment-faults', isLong: true },
]
/** Need programs that are installed for them. */
const byThemselves = ['cluster', 'failover', 'recovery', 'lighthouse', 'next']

const isLong = process.argv.includes('--long')
const names = process.argv.slice(2).filter((each) => !each.startsWith('--'))
const chosen = scripts.filter(({ name, isLong: long }) =>
  names.length > 0 ? names.some((part) => name.includes(part)) : isLong || !long,
)
const results: Result[] = []
for (const script of chosen) results.push(await run(script))
if (names.length === 0) writeFileSync('bench/RESULTS.md', table())
const failures = results.filter(({ code, figures }) => code !== 0 || figures.length === 0 || !figures.every(isMet))
for (const { script } of failures) print(`FAILED ${script.name}`)
print(`${results.length - failures.length} of ${results.length} measurements met their aims`)
process.exitCode = failures.length === 0 && results.length > 0 ? 0 : 1

/** A process for each: what one leaves behind in memory is not the next one's. */
function run(script: Script): Promise<Result> {
  print(`\n${script.name} …`)
  const figures: Figure[] = []
  const started = performance.now()
  const child = fork(`bench/${script.name}.ts`, [], { execArgv: [] })
  child.on('message', (figure: Figure) => figures.push(figure))
  return new Promise((resolve) =>
    child.once('exit', (code) => resolve({ script, figures, code, seconds: (performance.now() - started) / 1000 })),
  )
}

function table(): string {
  const rows = results.flatMap(({ script, figures, code, seconds }) => {
    const of = `[${script.name}](${script.name}.ts) | ${seconds.toFixed(0)}`
    if (code !== 0 || figures.length === 0) return [`| ${of} | did not end | | | **no** |`]
    return figures.map((figure) => rowOf(of, figure))
  })
  const left = scripts.filter((script) => !chosen.includes(script)).map(({ name }) => name)
  return `# Results of the last run

Written by \`npm run bench\` on ${new Date().toISOString().slice(0, 10)}: ${cpus().length} cores (${cpus()[0]!.model.trim()}), ${arch()}, Node ${process.versions.node}. A figure is a ratio of two
measurements of the same run wherever one can be had, a number of faults, or seconds and bytes where the aim is one of them. What each change of pages brought: [steps](steps.md).

| Measurement | Seconds | Figure | Value | Aim | Met |
| --- | ---: | --- | ---: | --- | --- |
${rows.join('\n')}

${left.length > 0 ? `Not run without \`--long\`: ${left.join(', ')}. ` : ''}Run by themselves: ${byThemselves.join(', ')}.
`
}

function rowOf(of: string, figure: Figure): string {
  const { name, value, aim, direction } = figure
  return `| ${of} | ${name} | ${rounded(value)} | ${direction} ${rounded(aim)} | ${isMet(figure) ? 'yes' : '**no**'} |`
}

function print(line: string): void {
  process.stdout.write(`${line}\n`)
}
