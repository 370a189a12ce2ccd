// Command: makes the index of the public search anew, for one organisation or for all.

import { parseArgs } from 'node:util'
import { rebuildIndex, type RebuildProgress } from '#features/search/operations/rebuild.server.ts'
import { StartupProblem } from '#platform/startup-problem.server.ts'
import { systemContext } from '#platform/system-context.server.ts'
import { foundBySearch } from '#root/features.server.ts'
import type { CommandContext } from './command.ts'
import { organisationOf, runCommand } from './command.ts'
import { print } from './print.ts'

const usage = `npm run search -- rebuild
npm run search -- rebuild --org 487
rebuild indexes everything again, for every organisation or for the one named. Searches find what is indexed meanwhile. A rebuild that was broken off goes on where it ended.`

const secondsBetweenReports = 2

/** Runs the command with these arguments and prints progress and result. */
export async function search(context: CommandContext, args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({ args, options: { org: { type: 'string' } }, allowPositionals: true })
  const [command, ...rest] = positionals
  if (command !== 'rebuild' || rest.length > 0) throw new StartupProblem(usage)
  const orgs = values.org === undefined ? context.tenants.all() : [organisationOf(context, values.org)]
  for (const org of orgs) {
    const report = printedNowAndThen(`${org.id}: `)
    const outcome = await rebuildIndex(systemContext(context, org, 'command'), foundBySearch, report)
    const { isContinued, items, files, left } = outcome
    const begin = isContinued ? 'A rebuild that was broken off has been ended' : 'The index is made anew'
    print(`${org.id}: ${begin}: ${items} items, text of ${files} files.`)
    if (left > 0) print(`${org.id}: ${left} items were being changed; the server indexes them within five minutes.`)
  }
}

/** Prints progress at most every two seconds. */
function printedNowAndThen(prefix: string): (progress: RebuildProgress) => void {
  let last = Date.now()
  return ({ step, done, total }) => {
    if (Date.now() - last < secondsBetweenReports * 1000) return
    last = Date.now()
    print(`${prefix}${done} of ${total} ${step}`)
  }
}

export function run(args: string[]): Promise<void> {
  return runCommand({ args, usage }, (context) => search(context, args))
}
