// `npm test`: every check, what the failed ones printed last, a table of their seconds, and one closing line. `npm test -- NAME` runs matching tests only.

import { spawn } from 'node:child_process'
import { basename } from 'node:path'
import { buildWhenStale } from './build.ts'
import { prepareMachine } from './machine.ts'
import { listTestFiles, selectTests } from './test-selection.ts'
import { print } from './print.ts'

type Result = { passed: boolean; output: string }
type Check = { name: string; run: () => Result | Promise<Result> }
type Outcome = Result & { name: string; seconds: number }

const success: Result = { passed: true, output: '' }
/** Logs of continuous integration are often kept by their end only: two failed checks fit into a hundred lines. */
const linesRepeated = 40

const bin =
  (name: string, ...args: string[]) =>
  () =>
    command(`node_modules/.bin/${name}`, args)
const quietly =
  (file: string, ...args: string[]) =>
  () =>
    printedAtEnd(file, args)

function tool(program: string, ...args: string[]) {
  return quietly(`node_modules/.bin/${program}`, ...args)
}

const machine: Check = { name: 'machine', run: () => (prepareMachine(), success) }
const build: Check = { name: 'build', run: async () => (await buildWhenStale(print), success) }

/** Each uses one core for most of its time: they run at once, beside the build and the unit tests, and what one prints follows when it has ended. */
const sourceChecks: Check[] = [
  {
    name: 'types',
    run: async () => {
      const generated = await tool('react-router', 'typegen')()
      return generated.passed ? tool('tsc')() : generated
    },
  },
  { name: 'lint', run: tool('oxlint') },
  { name: 'terms', run: quietly(process.execPath, 'tools/terms/check.ts') },
  { name: 'architecture', run: quietly(process.execPath, 'tools/architecture/check.ts') },
  { name: 'format', run: tool('oxfmt', '--check', '.') },
]

/** A part of the unit tests' time is waiting for PostgreSQL and processes, which the checks of the sources use; journeys leave none. */
const unitTests: Check = { name: 'unit and api', run: bin('vitest', 'run') }
const journeys: Check = { name: 'journeys', run: bin('playwright', 'test') }

const [name] = process.argv.slice(2)
const started = performance.now()
report(name === undefined ? await runAll() : await runInOrder(await checksFor(name)))

async function runAll(): Promise<Outcome[]> {
  const before = await Promise.all([Promise.all(sourceChecks.map(timed)), runInOrder([machine, build, unitTests])])
  return [...before.flat(), await run(journeys)]
}

async function runInOrder(checks: readonly Check[]): Promise<Outcome[]> {
  const outcomes: Outcome[] = []
  for (const check of checks) outcomes.push(await run(check))
  return outcomes
}

/** The checks that run the tests of this name; one that fails when there is none. */
async function checksFor(part: string): Promise<Check[]> {
  const { unit, journeys, title, needsBuild } = selectTests(part, await listTestFiles())
  const titled = title === undefined ? [] : [escapePattern(title)]
  if (unit.length + journeys.length === 0)
    return [{ name: part, run: () => failed(`No test has "${part}" in its path or title.`) }]
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

function run(check: Check): Promise<Outcome> {
  print(`\n── ${check.name}`)
  return timed(check)
}

async function timed(check: Check): Promise<Outcome> {
  const started = performance.now()
  const result = await attempt(check)
  return { name: check.name, ...result, seconds: (performance.now() - started) / 1000 }
}

async function attempt(check: Check): Promise<Result> {
  try {
    return await check.run()
  } catch (error) {
    return failed(error instanceof Error ? error.message : String(error))
  }
}

function failed(reason: string): Result {
  print(reason)
  return { passed: false, output: reason }
}

function line(title: string, seconds: number, remark: string): void {
  print(`${title.padEnd(14)}${seconds.toFixed(1).padStart(7)} s  ${remark}`)
}

/** The last line is what continuous integration reads. */
function report(all: readonly Outcome[]): void {
  const failures = all.filter(({ passed }) => !passed)
  for (const { name: title, output } of failures)
    print(`\n── ${title} failed; its last lines were\n${output.trimEnd().split('\n').slice(-linesRepeated).join('\n')}`)
  print('')
  for (const { name: title, seconds, passed } of all) line(title, seconds, passed ? 'passed' : 'FAILED')
  line('total', (performance.now() - started) / 1000, '')
  print(`${all.length - failures.length} passed, ${failures.length} failed`)
  process.exit(failures.length > 0 ? 1 : 0)
}

function escapePattern(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
}

/** Runs a program whose output is shown while it runs. */
function command(file: string, args: string[]): Promise<Result> {
  return resultOf(file, args, (chunk) => process.stdout.write(chunk))
}

/** Runs a program beside others; its output is printed in one piece. */
async function printedAtEnd(file: string, args: string[]): Promise<Result> {
  const result = await resultOf(file, args, () => {})
  print(`\n── ${[basename(file), ...args].join(' ')}`)
  process.stdout.write(result.output)
  return result
}

function resultOf(file: string, args: string[], onOutput: (chunk: Buffer) => void): Promise<Result> {
  return new Promise((resolve, reject) => {
    const output: Buffer[] = []
    const keep = (chunk: Buffer) => (output.push(chunk), onOutput(chunk))
    const env = process.stdout.isTTY ? { ...process.env, FORCE_COLOR: '1' } : process.env
    const child = spawn(file, args, { stdio: ['ignore', 'pipe', 'pipe'], env })
    child.stdout.on('data', keep)
    child.stderr.on('data', keep)
    child.on('error', reject)
    child.on('close', (code) => resolve({ passed: code === 0, output: Buffer.concat(output).toString() }))
  })
}
