// Command: imports an organisation's register of connections from a file of any length, with a dry run and its differences.

import { connectionsMessages } from '#features/connections/messages.ts'
import { importRegister } from '#features/connections/operations/import.server.ts'
import { withImportLock } from '#features/ledger/operations/import-lock.server.ts'
import { readHistorySums } from '#features/ledger/operations/read.server.ts'
import type { LongImport, LongReport } from '#kit/long-import.ts'
import type { Ctx } from '#platform/context.ts'
import { runCommand, type CommandContext } from './command.ts'
import { importLongFile, importOptions } from './long-import.ts'

const usage = `npm run customers -- import FILE --org 487 [--map FILE] [--preeti convert] [--skip-refused] [--apply]
FILE is CSV or Excel (.xlsx) with the columns of docs/customers.md; customer_number is required.
${importOptions}`

/** Runs the command with these arguments and prints each difference and the counts. */
export function customers(context: CommandContext, args: string[]): Promise<void> {
  return importLongFile(context, args, {
    name: 'customers',
    usage,
    written: (orgId) => `The register of organisation ${orgId} was written.`,
    messages: connectionsMessages,
    run: (ctx, options) => (options.apply ? withImportLock(ctx, () => imported(ctx, options)) : imported(ctx, options)),
  })
}

/** An opening balance is the sum of its history: neither is imported while the other is. */
async function imported(ctx: Ctx, options: LongImport): Promise<LongReport> {
  return importRegister(ctx, { ...options, historySums: await readHistorySums(ctx) })
}

export function run(args: string[]): Promise<void> {
  return runCommand({ args, usage }, (context) => customers(context, args))
}
