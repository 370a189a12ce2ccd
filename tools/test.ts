// Is the product as good as it says? Every check in turn, with its time, and one closing line.

import { spawnSync } from 'node:child_process'
import { buildWhenStale } from './build.ts'
import { prepareMachine } from './machine.ts'

type Check = { name: string; run: () => boolean | Promise<boolean> }

const bin =
  (name: string, ...args: string[]) =>
  () =>
    command(`node_modules/.bin/${name}`, args)
const script =
  (file: string, ...args: string[]) =>
  () =>
    command(process.execPath, [file, ...args])

const checks: Check[] = [
  { name: 'format', run: bin('oxfmt', '--check', '.') },
  { name: 'lint', run: bin('oxlint') },
  { name: 'types', run: () => bin('react-router', 'typegen')() && bin('tsc')() },
  { name: 'architecture', run: script('tools/architecture/check.ts') },
  { name: 'machine', run: () => (prepareMachine(), true) },
  { name: 'build', run: async () => (await buildWhenStale(say), true) },
  { name: 'unit and api', run: bin('vitest', 'run') },
  { name: 'journeys', run: bin('playwright', 'test') },
]

const failed: string[] = []
for (const check of checks) {
  const started = performance.now()
  say(`\n── ${check.name}`)
  const passed = await attempt(check)
  if (!passed) failed.push(check.name)
  say(`── ${check.name}: ${passed ? 'passed' : 'FAILED'} in ${((performance.now() - started) / 1000).toFixed(1)} s`)
}
if (failed.length > 0) say(`\nfailed: ${failed.join(', ')}`)
say(`${checks.length - failed.length} passed, ${failed.length} failed`)
process.exit(failed.length > 0 ? 1 : 0)

async function attempt(check: Check): Promise<boolean> {
  try {
    return await check.run()
  } catch (error) {
    say(error instanceof Error ? error.message : String(error))
    return false
  }
}

function command(file: string, args: string[]): boolean {
  return spawnSync(file, args, { stdio: 'inherit' }).status === 0
}

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}
