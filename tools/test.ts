// `npm test`: every check in turn, a table of their seconds, and one closing line. `npm test -- NAME` runs matching tests only.

import { spawnSync } from 'node:child_process'
import { buildWhenStale } from './build.ts'
import { prepareMachine } from './machine.ts'
import { listTestFiles, selectTests } from './test-selection.ts'
import { print } from './print.ts'

type Check = { name: string; run: () => boolean | Promise<boolean> }
type Outcome = { name: string; passed: boolean; seconds: number }

const bin =
  (name: string, ...args: string[]) =>
  () =>
    command(`node_modules/.bin/${name}`, args)
const script =
  (file: string, ...args: string[]) =>
  () =>
    command(process.execPath, [file, ...args])

const machine: Check = { name: 'machine', run: () => (prepareMachine(), true) }
const build: Check = { name: 'build', run: async () => (await buildWhenStale(print), true) }

const allChecks: Check[] = [
  { name: 'format', run: bin('oxfmt', '--check', '.') },
  { name: 'lint', run: bin('oxlint') },
  { name: 'types', run: () => bin('react-router', 'typegen')() && bin('tsc')() },
  { name: 'architecture', run: script('tools/architecture/check.ts') },
  { name: 'terms', run: script('tools/terms/check.ts') },
  machine,
  build,
  { name: 'unit and api', run: bin('vitest', 'run') },
  { name: 'journeys', run: bin('playwright', 'test') },
]

const [name] = process.argv.slice(2)
const outcomes: Outcome[] = []
for (const check of name === undefined ? allChecks : await checksFor(name)) outcomes.push(await run(check))
report(outcomes)

/** The checks that run the tests of this name; one that fails when there is none. */
async function checksFor(part: string): Promise<Check[]> {
  const { unit, journeys, title, needsBuild } = selectTests(part, await listTestFiles())
  const titled = title === undefined ? [] : [escapePattern(title)]
  if (unit.length + journeys.length === 0)
    return [{ name: part, run: () => (print(`No test has "${part}" in its path or title.`), false) }]
  return [
    ...(journeys.length > 0 ? [machine] : []),
    ...(needsBuild ? [build] : []),
    ...(unit.length > 0
      ? [{ name: 'unit and api', run: bin('vitest', 'run', ...unit, ...titled.flatMap((one) => ['-t', one])) }]
      : []),
    ...(journeys.length > 0
      ? [{ name: 'journeys', run: bin('playwright', 'test', ...journeys, ...titled.flatMap((one) => ['-g', one])) }]
      : []),
  ]
}

async function run(check: Check): Promise<Outcome> {
  print(`\n── ${check.name}`)
  const started = performance.now()
  const passed = await attempt(check)
  return { name: check.name, passed, seconds: (performance.now() - started) / 1000 }
}

async function attempt(check: Check): Promise<boolean> {
  try {
    return await check.run()
  } catch (error) {
    print(error instanceof Error ? error.message : String(error))
    return false
  }
}

function line(title: string, seconds: number, remark: string): void {
  print(`${title.padEnd(14)}${seconds.toFixed(1).padStart(7)} s  ${remark}`)
}

/** The last line is what continuous integration reads. */
function report(all: readonly Outcome[]): void {
  print('')
  for (const { name: title, seconds, passed } of all) line(title, seconds, passed ? 'passed' : 'FAILED')
  const total = all.reduce((sum, { seconds }) => sum + seconds, 0)
  line('total', total, '')
  const failed = all.filter(({ passed }) => !passed).length
  print(`${all.length - failed} passed, ${failed} failed`)
  process.exit(failed > 0 ? 1 : 0)
}

function escapePattern(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
}

function command(file: string, args: string[]): boolean {
  return spawnSync(file, args, { stdio: 'inherit' }).status === 0
}
