// What the commands that import long files share: their options and the printed differences.

import { parseArgs } from 'node:util'
import { importMessages } from '#kit/import.ts'
import { translator, type Messages, type Translate } from '#kit/language.ts'
import type { ImportedRow, LongImport, LongReport } from '#kit/long-import.ts'
import type { Ctx } from '#platform/context.ts'
import { StartupProblem } from '#platform/startup-problem.server.ts'
import { systemContext } from '#platform/system-context.server.ts'
import { organisationOf, type CommandContext } from './command.ts'
import { preetiChoiceOf, preetiOption, preetiUsage, reportLegacyIn } from './legacy-text.ts'
import { mappedBatches, mappingOf } from './mapped-file.ts'
import { print } from './print.ts'

export type ImportCommand = {
  /** The command, which the audit names. */
  name: string
  usage: string
  /** What is printed when the file was written. */
  written: (orgId: number) => string
  messages: Messages
  run: (ctx: Ctx, options: LongImport) => Promise<LongReport>
}

/** The options of an import, as each usage explains them. */
export const importOptions = `Digits may be Devanagari, dates Bikram Sambat or Gregorian. Without --apply nothing is written: the differences are printed.
With a refused row nothing is written either, unless --skip-refused is given. An import that was interrupted is run again: what is
written stays unchanged. --map names a file with the columns column, from, to: codes of the old program and what they are here.
${preetiUsage}`

/** Runs `import FILE --org 487 [--map FILE] [--preeti convert] [--skip-refused] [--apply]` and prints each difference and the counts. */
export async function importLongFile(context: CommandContext, args: string[], command: ImportCommand): Promise<void> {
  const { values, positionals } = parseArgs({
    args,
    options: {
      org: { type: 'string' },
      map: { type: 'string' },
      apply: { type: 'boolean', default: false },
      'skip-refused': { type: 'boolean', default: false },
      ...preetiOption,
    },
    allowPositionals: true,
  })
  const [verb, file, ...rest] = positionals
  if (verb !== 'import' || !file || rest.length > 0) throw new StartupProblem(command.usage)
  const ctx = systemContext(context, organisationOf(context, values.org), command.name)
  const mapped = await mappingOf(values.map)
  const t = translator<Messages>({ ...command.messages, ...importMessages }, 'en')
  const batches = await reportLegacyIn(() => mappedBatches(file, mapped), preetiChoiceOf(values.preeti), values.apply)
  const report = await command.run(ctx, {
    batches,
    apply: values.apply,
    skipRefused: values['skip-refused'],
    onRow: (row) => printRow(row, t),
  })
  const { added, changed, same, refused, blank, warned, written } = report
  print(`${added} new, ${changed} changed, ${same} unchanged, ${refused} refused.`)
  if (blank > 0) print(`Rows left blank: ${blank}.`)
  if (warned > 0) print(`Unusual rows: ${warned}.`)
  if (written) return print(command.written(ctx.org.id))
  if (values.apply) throw new StartupProblem('Nothing was written: correct the refused rows, or add --skip-refused.')
  print('Nothing was written. Add --apply to write.')
}

function printRow(row: ImportedRow, t: Translate<Messages>): void {
  if (row.kind === 'added') return print(`+ ${row.name}`)
  if (row.kind === 'refused') return print(`! line ${row.line}, ${row.column}: ${t(row.reason, row.values)}`)
  if (row.kind === 'warned') return print(`? line ${row.line}, ${row.column}: ${t(row.reason, row.values)}`)
  print(`~ ${row.name}`)
  for (const { column, from, to } of row.differences) print(`    ${column}: ${from || '(empty)'} → ${to || '(empty)'}`)
}
