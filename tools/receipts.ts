// Command: lists the keys that sign the QR codes of an organisation's receipts, and replaces the one in use.

import { parseArgs } from 'node:util'
import { publishedKeys, rotateReceiptKey } from '#features/receipts/operations/keys.server.ts'
import { StartupProblem } from '#platform/startup-problem.server.ts'
import { systemContext } from '#platform/system-context.server.ts'
import type { CommandContext } from './command.ts'
import { organisationOf, runCommand } from './command.ts'
import { print } from './print.ts'

const usage = `npm run receipts -- keys --org 487
npm run receipts -- rotate-key --org 487
keys lists the public keys. rotate-key makes a new key: receipts that were printed before still verify, by the public part of the old one.`

/** Runs the command with these arguments and prints the result. */
export async function receipts(context: CommandContext, args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({ args, options: { org: { type: 'string' } }, allowPositionals: true })
  const [command, ...rest] = positionals
  if ((command !== 'keys' && command !== 'rotate-key') || rest.length > 0) throw new StartupProblem(usage)
  const ctx = systemContext(context, organisationOf(context, values.org), 'command')
  if (command === 'rotate-key') return print(`Receipts are signed with key ${await rotateReceiptKey(ctx)} from now on.`)
  for (const { kid, x, endedAt } of await publishedKeys(ctx)) print(`${kid}  ${x}  ${endedAt ?? 'in use'}`)
}

export function run(args: string[]): Promise<void> {
  return runCommand({ args, usage }, (context) => receipts(context, args))
}
