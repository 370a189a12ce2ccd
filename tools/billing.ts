// Command: prepares and approves an organisation's bills of a month, and prints them as CSV.

import { userInfo } from 'node:os'
import { parseArgs } from 'node:util'
import { billColumns, listBillCells, type BillCells } from '#features/bills/operations/list.server.ts'
import { approveCredit, prepareCredit } from '#features/bills/operations/credits.server.ts'
import { approveRun, cancelRun, prepareRun } from '#features/bills/operations/runs.server.ts'
import type { Run } from '#features/bills/contract/api.ts'
import { yearlyNumberText, parseYearlyNumber } from '#kit/yearly-number.ts'
import { parseBsMonth } from '#kit/calendar/bs-month.ts'
import { csvOf } from '#kit/csv.ts'
import { toAsciiDigits } from '#kit/language.ts'
import { refuse } from '#kit/refusal.ts'
import { record } from '#platform/audit.server.ts'
import type { Ctx } from '#platform/context.ts'
import { rolledBack } from '#platform/rolled-back.server.ts'
import { StartupProblem } from '#platform/startup-problem.server.ts'
import { systemContext } from '#platform/system-context.server.ts'
import { organisationOf, runCommand, type CommandContext } from './command.ts'
import { print } from './print.ts'

const usage = `npm run billing -- run --org 487 --period 2083/07 [--zone CODE] [--customer NUMBER] [--apply]
npm run billing -- list --org 487 --period 2083/07 [--zone CODE]
npm run billing -- cancel --org 487 --run 12
npm run billing -- credit --org 487 --bill 2083-84-12 --reason TEXT [--apply]
run: prints what would be billed for a month that is over. With --apply the run is prepared and approved: all bills of it are
numbered and posted to the ledger, or none; where the organisation asks for two persons it is only prepared. A connection that has a bill
of the month gets no second one, so a run can be repeated for late readings. list: prints the bills of the month as CSV.
cancel: cancels a run that is prepared and not approved. credit: credits a wrong bill by a credit note with a number of its own; its month
is then billed anew with run --customer. Where the organisation asks for two persons the credit note is only prepared.`

/** Runs the command with these arguments and prints the counts or the bills. */
export async function billing(context: CommandContext, args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true })
  const [command, ...rest] = positionals
  const needed = { cancel: values.run, credit: values.bill && values.reason }[command ?? ''] ?? values.period
  if (!['run', 'list', 'cancel', 'credit'].includes(command ?? '') || rest.length > 0 || !needed)
    throw new StartupProblem(usage)
  const ctx = systemContext(context, organisationOf(context, values.org), `billing (${userInfo().username})`)
  if (command === 'cancel') return cancel(ctx, runOf(needed), args)
  if (command === 'credit') return credit(ctx, { bill: '', reason: '', ...values }, args)
  const period = parseBsMonth(needed) ?? refuse('invalid', 'bills.period_wrong', { values: { typed: needed } })
  const { zone } = values
  const customerNumber = values.customer && toAsciiDigits(values.customer.trim())
  if (command === 'list') return printBills(ctx, { period, zone: zone ?? null })
  const run = values.apply
    ? await prepareRun(ctx, { period, zone, customerNumber })
    : await rolledBack(ctx, (tx) => prepareRun(tx, { period, zone, customerNumber }))
  printPreview(run)
  if (!values.apply) return print('Nothing was billed. Add --apply to bill.')
  await record(ctx, { action: 'billing.command', target: period, changes: { command: `billing ${args.join(' ')}` } })
  if (run.persons === 2) return print(`Run ${run.id} is prepared; a second person approves it.`)
  try {
    await approveRun(ctx, { id: run.id })
  } catch (error) {
    print(`Run ${run.id} is prepared and not billed; it is cancelled with: billing cancel --run ${run.id}`)
    throw error
  }
  print(`Run ${run.id} was billed.`)
}

/** The number of a run. */
function runOf(typed: string): number {
  const number = toAsciiDigits(typed)
  return /^\d{1,9}$/.test(number) ? Number(number) : refuse('missing', 'bills.run_unknown')
}

async function cancel(ctx: Ctx, id: number, args: readonly string[]): Promise<void> {
  await record(ctx, { action: 'billing.command', changes: { command: `billing ${args.join(' ')}` } })
  await cancelRun(ctx, { id })
  print(`Run ${id} was cancelled.`)
}

type CreditOptions = { bill: string; reason: string; apply: boolean }

async function credit(ctx: Ctx, { bill, reason, apply }: CreditOptions, args: readonly string[]): Promise<void> {
  const key = parseYearlyNumber(toAsciiDigits(bill)) ?? refuse('missing', 'bills.unknown')
  const sent = { ...key, reason }
  const note = apply ? await prepareCredit(ctx, sent) : await rolledBack(ctx, (tx) => prepareCredit(tx, sent))
  print(`Bill ${bill} of ${note.customerNumber}, ${note.period}: ${(note.amountPaisa / 100).toFixed(2)} rupees.`)
  if (!apply) return print('Nothing was credited. Add --apply to credit.')
  await record(ctx, { action: 'billing.command', changes: { command: `billing ${args.join(' ')}` } })
  if (note.persons === 2) return print(`Credit note ${note.id} is prepared; a second person approves it.`)
  const { fiscalYear: year, number: approved } = await approveCredit(ctx, { id: note.id })
  print(`Credit note ${yearlyNumberText({ fiscalYear: year!, number: approved! })} was posted.`)
}

const options = {
  org: { type: 'string' },
  period: { type: 'string' },
  zone: { type: 'string' },
  customer: { type: 'string' },
  run: { type: 'string' },
  bill: { type: 'string' },
  reason: { type: 'string' },
  apply: { type: 'boolean', default: false },
} as const

function printPreview({ preview }: Run): void {
  print(`${preview.bills} bills, ${(preview.chargePaisa / 100).toFixed(2)} rupees.`)
  const counts = { ...preview.leftOut, ...preview.flags }
  for (const [name, count] of Object.entries(counts))
    if (count > 0) print(`${count} ${terms[name as keyof typeof counts]}.`)
}

const terms = {
  billed: 'connections have a bill of the month already',
  not_connected: 'are not connected',
  not_charged: 'are in their first or last month, which is not charged',
  no_reading: 'have no reading',
  no_tariff: 'have no tariff',
  two_tariffs: 'have two tariffs',
  sample_tariff: 'have only a sample tariff, which bills nobody',
  not_countable: 'have a reading that cannot be counted',
  own_connection: 'are linked to the person who approved',
  no_use: 'bills without use',
  high_use: 'bills of more than three times the same month of last year',
  long_locked: 'bills after three locked months',
  average: 'bills by average',
  credit: 'bills that are a credit',
} as const

async function printBills(ctx: Ctx, scope: { period: string; zone: string | null }): Promise<void> {
  const parts = await listBillCells(ctx, scope)
  process.stdout.write(csvLines([]))
  for await (const rows of parts) process.stdout.write(csvLines(rows).replace(/^.*\r\n/, ''))
}

/** Without the byte order mark, for the next program. */
function csvLines(rows: readonly BillCells[]): string {
  return csvOf(billColumns, rows).slice(1)
}

export function run(args: string[]): Promise<void> {
  return runCommand({ args, usage }, (context) => billing(context, args))
}
