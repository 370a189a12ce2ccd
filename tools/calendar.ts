// Command: enters the published Bikram Sambat calendar of a year without a new release.

import { parseArgs } from 'node:util'
import { toAd } from '#kit/calendar/bikram-sambat.ts'
import { mayCorrect } from '#kit/calendar/corrections.ts'
import { bsMonthNames } from '#kit/calendar/messages.ts'
import { bundledMonthTable, type MonthTable } from '#kit/calendar/month-table.ts'
import { correctedTable } from '#kit/calendar/table-in-use.ts'
import { toAsciiDigits } from '#kit/language.ts'
import { enforce } from '#kit/refusal.ts'
import type { CorrectedYear } from '#platform/calendar.server.ts'
import { listCorrectedYears, removeCorrectedYear, saveCorrectedYear } from '#platform/calendar.server.ts'
import { StartupProblem } from '#platform/startup-problem.server.ts'
import { runCommand } from './command.ts'
import type { CommandContext } from './command.ts'
import { print } from './print.ts'

const usage = `npm run calendar -- list
npm run calendar -- set 2084 31 31 32 32 31 30 30 30 29 30 30 30 --source "Where it was published" [--provisional] [--apply]
npm run calendar -- remove 2084 [--apply]
The twelve numbers are the days of Baisakh to Chaitra. Without --apply nothing is written.`

type Arguments = { numbers: number[]; source: string; provisional: boolean; apply: boolean }

const commands: Record<string, (context: CommandContext, args: Arguments) => Promise<void>> = { list, set, remove }

/** Runs the command with these arguments and prints the result. */
export async function calendar(context: CommandContext, args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args,
    options: {
      source: { type: 'string', default: '' },
      provisional: { type: 'boolean', default: false },
      apply: { type: 'boolean', default: false },
    },
    allowPositionals: true,
  })
  const [name = '', ...rest] = positionals
  const numbers = rest.map((text) => Number(toAsciiDigits(text)))
  if (!commands[name] || !numbers.every(Number.isInteger)) throw new StartupProblem(usage)
  await commands[name](context, { ...values, numbers })
}

async function list({ database }: CommandContext): Promise<void> {
  const corrected = await listCorrectedYears(database)
  for (const row of correctedTable(corrected).years.filter(({ year }) => year >= 2081)) {
    const source = corrected.find(({ year }) => year === row.year)?.source
    print(`${row.year}  ${row.months.join(' ')}  ${row.status}${source ? `, corrected: ${source}` : ''}`)
  }
}

async function set({ database }: CommandContext, { numbers, source, provisional, apply }: Arguments): Promise<void> {
  const [year, ...months] = numbers
  if (year === undefined || months.length !== 12) throw new StartupProblem(usage)
  if (!source) throw new StartupProblem('Please state where the calendar was published: --source "…".')
  const row: CorrectedYear = { year, months, status: provisional ? 'provisional' : 'verified', source }
  const before = correctedTable(await listCorrectedYears(database))
  enforce(mayCorrect(before, [row]))
  printMovedDays(before, correctedTable([...(await listCorrectedYears(database)), row]), year)
  if (!apply) return print('Nothing was written. Add --apply to correct.')
  await saveCorrectedYear(database, row)
  print(`The year ${year} is corrected. Running servers use it from now on.`)
}

async function remove({ database }: CommandContext, { numbers, apply }: Arguments): Promise<void> {
  const [year, ...rest] = numbers
  if (year === undefined || rest.length > 0) throw new StartupProblem(usage)
  const corrected = await listCorrectedYears(database)
  const remaining = corrected.filter((row) => row.year !== year)
  enforce(mayCorrect(bundledMonthTable, remaining))
  printMovedDays(correctedTable(corrected), correctedTable(remaining), year)
  if (!apply) return print('Nothing was removed. Add --apply to remove.')
  await removeCorrectedYear(database, year)
  print(`The year ${year} is again as the release has it.`)
}

/** The months that would start on another day, in the year itself and at the start of the next. */
function printMovedDays(before: MonthTable, after: MonthTable, year: number): void {
  const starts = [...bsMonthNames.map((name, index) => ({ year, month: index + 1, name })), nextYear(year)]
  const moved = starts.flatMap(({ name, ...month }) => {
    const [was, is] = [toAd({ ...month, day: 1 }, before), toAd({ ...month, day: 1 }, after)]
    return was === is ? [] : [`1 ${name.en} ${month.year}: ${was ?? 'unknown'} → ${is ?? 'unknown'}`]
  })
  for (const line of moved) print(line)
  if (moved.length === 0) print('No day moves.')
}

function nextYear(year: number) {
  return { year: year + 1, month: 1, name: bsMonthNames[0]! }
}

export function run(args: string[]): Promise<void> {
  return runCommand({ args, usage }, (context) => calendar(context, args))
}
