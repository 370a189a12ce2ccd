// Command: removes the demonstration's people from an installation.

import { removeDemonstrationPeople } from '#features/demonstration-people/operations/accounts.server.ts'
import { readEnv } from '#platform/env.server.ts'
import { StartupProblem } from '#platform/startup-problem.server.ts'
import { runCommand } from './command.ts'
import type { CommandContext } from './command.ts'

const usage = 'npm run demonstration -- remove-people'

/** One command; prints what was done. */
export async function demonstration(
  context: CommandContext,
  dataDir: string,
  [name, ...rest]: string[],
): Promise<void> {
  if (name !== 'remove-people' || rest.length > 0) throw new StartupProblem(usage)
  const removed = await removeDemonstrationPeople(context, dataDir)
  process.stdout.write(`${removed} ${removed === 1 ? 'person' : 'people'} of the demonstration removed.\n`)
}

export function run(args: string[]): Promise<void> {
  return runCommand({ args, usage }, (context) => demonstration(context, readEnv().dataDir, args))
}
