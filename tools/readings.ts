// Command: imports an organisation's meter readings from a file of any length, with a dry run and its differences.

import { connectionsMessages } from '#features/connections/messages.ts'
import { reasonMessages } from '#features/readings/messages/reasons.ts'
import { importReadings } from '#features/readings/operations/import.server.ts'
import { runCommand, type CommandContext } from './command.ts'
import { importLongFile, importOptions } from './long-import.ts'

const usage = `npm run readings -- import FILE --org 487 [--map FILE] [--preeti convert] [--skip-refused] [--apply]
FILE is CSV or Excel (.xlsx) with the columns of docs/readings.md; customer_number, period and read_on are required.
${importOptions}`

/** Runs the command with these arguments and prints each difference and the counts. */
export function readings(context: CommandContext, args: string[]): Promise<void> {
  return importLongFile(context, args, {
    name: 'readings',
    usage,
    written: (orgId) => `The readings of organisation ${orgId} were written.`,
    messages: { ...connectionsMessages, ...reasonMessages },
    run: importReadings,
  })
}

export function run(args: string[]): Promise<void> {
  return runCommand({ args, usage }, (context) => readings(context, args))
}
