// Command: imports entries into an organisation's ledger, posts the opening balances of its register, and closes months.

import { parseArgs } from 'node:util'
import { isBilledHere } from '#features/bills/operations/policies.server.ts'
import { settle } from '#features/bills/operations/settle.server.ts'
import { connectionsMessages } from '#features/connections/messages.ts'
import { ledgerMessages } from '#features/ledger/messages/all.ts'
import { closeMonth } from '#features/ledger/operations/close.server.ts'
import { importLedger, type ImportedRow } from '#features/ledger/operations/import.server.ts'
import { openLedger, readOpening } from '#features/ledger/operations/open.server.ts'
import { parseImportedDate } from '#kit/calendar/imported-date.ts'
import { inNepal } from '#kit/calendar/nepal-time.ts'
import { importMessages } from '#kit/import.ts'
import { translator, type Messages } from '#kit/language.ts'
import { refuse } from '#kit/refusal.ts'
import type { Ctx } from '#platform/context.ts'
import { StartupProblem } from '#platform/startup-problem.server.ts'
import { systemContext } from '#platform/system-context.server.ts'
import { organisationOf, runCommand, type CommandContext } from './command.ts'
import { preetiChoiceOf, preetiOption, preetiUsage, reportLegacyIn } from './legacy-text.ts'
import { mappedBatches, mappingOf } from './mapped-file.ts'
import { print } from './print.ts'

const usage = `npm run ledger -- import FILE --org 487 [--cut-over DAY] [--map FILE] [--preeti convert] [--skip-refused] [--apply]
npm run ledger -- open --org 487 [--cut-over DAY] [--apply]
npm run ledger -- close --org 487 --period 2083/07
import: FILE is CSV or Excel (.xlsx) with the columns of docs/ledger.md. Entries before the cut-over, the day from which the ledger is
kept here, are shown as history; those of a connection add up to its opening balance in the register, or they are refused. Later entries
are posted. Without --apply nothing is written. open: posts the opening balances of the register; import does it too. The cut-over is
today unless a day is given when the ledger is opened. close: nothing is posted into the month any more.
${preetiUsage}`

/** Runs the command with these arguments and prints what was found and done. */
export async function ledger(context: CommandContext, args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true })
  const [command, file, ...rest] = positionals
  const isWhole = rest.length === 0 && (command === 'import') === (file !== undefined)
  if (!isWhole || !['import', 'open', 'close'].includes(command ?? '')) throw new StartupProblem(usage)
  const ctx = systemContext(context, organisationOf(context, values.org), 'ledger')
  const cutOverOn = values['cut-over'] === undefined ? undefined : dayOf(values['cut-over'], ctx.now)
  if (command === 'open') return openBalances(ctx, cutOverOn, values.apply)
  if (command === 'close') return closePeriod(ctx, values.period)
  await importFile(ctx, file!, { ...values, cutOverOn })
}

const options = {
  org: { type: 'string' },
  period: { type: 'string' },
  'cut-over': { type: 'string' },
  map: { type: 'string' },
  apply: { type: 'boolean', default: false },
  'skip-refused': { type: 'boolean', default: false },
  ...preetiOption,
} as const

type ImportOptions = {
  map?: string
  preeti?: string
  apply: boolean
  'skip-refused': boolean
  cutOverOn: string | undefined
}

async function importFile(
  ctx: Ctx,
  file: string,
  { map, preeti, apply, cutOverOn, ...values }: ImportOptions,
): Promise<void> {
  const mapping = await mappingOf(map)
  const batches = await reportLegacyIn(() => mappedBatches(file, mapping), preetiChoiceOf(preeti), apply)
  const report = await importLedger(ctx, {
    batches,
    cutOverOn,
    apply,
    skipRefused: values['skip-refused'],
    settle,
    isBilledHere: await isBilledHere(ctx),
    onRow: printRow,
  })
  const { posted, history, same, refused, openings, written } = report
  print(`${openings} opening balances, ${posted} posted, ${history} history, ${same} unchanged, ${refused} refused.`)
  if (written) return print(`The ledger of organisation ${ctx.org.id} was written.`)
  if (apply) throw new StartupProblem('Nothing was written: correct the refused rows, or add --skip-refused.')
  print('Nothing was written. Add --apply to write.')
}

async function openBalances(ctx: Ctx, cutOverOn: string | undefined, apply: boolean): Promise<void> {
  if (apply) return print(`${await openLedger(ctx, { cutOverOn })} opening balances were posted.`)
  const { due } = await readOpening(ctx)
  print(`${due} opening balances to post. Nothing was written. Add --apply to write.`)
}

async function closePeriod(ctx: Ctx, period: string | undefined): Promise<void> {
  if (period === undefined) throw new StartupProblem('Please name the month: --period 2083/07.')
  const { closedUntil } = await closeMonth(ctx, { period })
  print(`The ledger of organisation ${ctx.org.id} is closed until ${closedUntil}.`)
}

function dayOf(typed: string, now: Date): string {
  const parsed = parseImportedDate(typed)
  if (!parsed.ok) throw new StartupProblem(`${typed} is not a date: write 2083/04/01 or 2026-07-17.`)
  if (parsed.value > inNepal(now).date) refuse('invalid', 'ledger.day_to_come')
  return parsed.value
}

function printRow(row: ImportedRow): void {
  if (row.kind === 'refused') return print(refusedLine(row))
  print(`${row.kind === 'posted' ? '+' : 'h'} ${row.reference}`)
}

function refusedLine({ line, column, reason, values }: Extract<ImportedRow, { kind: 'refused' }>): string {
  return `! line ${line}, ${column}: ${t(reason, values)}`
}

const t = translator<Messages>({ ...connectionsMessages, ...ledgerMessages, ...importMessages }, 'en')

export function run(args: string[]): Promise<void> {
  return runCommand({ args, usage }, (context) => ledger(context, args))
}
