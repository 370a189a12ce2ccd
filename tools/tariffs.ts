// Command: imports an office's tariffs from a table, shows changes, and withdraws an edition.

import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { parseArgs } from 'node:util'
import type { NewTariff } from '#features/tariffs/contract/api.ts'
import { tariffsMessages } from '#features/tariffs/messages/all.ts'
import { replaceTariffs, withdrawEdition } from '#features/tariffs/operations.server.ts'
import { editionsOf } from '#features/tariffs/rules/selection.ts'
import { tariffSetIssues } from '#features/tariffs/rules/set.ts'
import { requiredColumns, readTariff, sheetCells, sheetColumns } from '#features/tariffs/rules/sheet.ts'
import { listTariffs } from '#features/tariffs/store.server.ts'
import { parseImportedDate } from '#kit/calendar/imported-date.ts'
import { csvOf } from '#kit/csv.ts'
import { differencesOf } from '#kit/differences.ts'
import { translator } from '#kit/language.ts'
import type { FieldIssue } from '#kit/refusal.ts'
import type { Scope } from '#platform/context.ts'
import { readSpreadsheet, type SheetRow } from '#platform/spreadsheet.server.ts'
import { StartupProblem } from '#platform/startup-problem.server.ts'
import { organisationOf, runCommand } from './command.ts'
import type { CommandContext } from './command.ts'
import { print } from './print.ts'

const usage = `npm run tariffs -- list --org 487
npm run tariffs -- export --org 487 > tariffs.csv
npm run tariffs -- import FILE --org 487 [--apply]
npm run tariffs -- withdraw 2026-07-17 --org 487 [--apply]
FILE is CSV or Excel (.xlsx) with the columns that export writes. Without --apply nothing is written.`

const commands: Record<string, (at: Scope, args: Arguments) => Promise<void>> = {
  list: listEditions,
  export: exportTable,
  import: importTable,
  withdraw,
}

type Arguments = { argument: string; apply: boolean }
type ReadRow = { line: number; tariff: NewTariff }

/** Runs the command with these arguments and prints the result. */
export async function tariffs(context: CommandContext, args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args,
    options: { org: { type: 'string' }, apply: { type: 'boolean', default: false } },
    allowPositionals: true,
  })
  const [name = '', argument = '', ...rest] = positionals
  const command = commands[name]
  const takesArgument = name === 'import' || name === 'withdraw'
  if (!command || rest.length > 0 || takesArgument !== (argument !== '')) throw new StartupProblem(usage)
  if (values.org === undefined) throw new StartupProblem('Please name the organisation by its number: --org 487.')
  await command({ db: context.database, org: organisationOf(context, values.org) }, { argument, apply: values.apply })
}

async function listEditions(scope: Scope): Promise<void> {
  const published = await listTariffs(scope)
  if (published.length === 0) print('No tariff is published.')
  for (const { fiscalYear, effectiveFrom } of editionsOf(published)) {
    const count = published.filter((tariff) => tariff.effectiveFrom === effectiveFrom).length
    print(`${fiscalYear}, in force from ${effectiveFrom}: ${count} tariffs`)
  }
}

async function exportTable(scope: Scope): Promise<void> {
  process.stdout.write(csvOf(sheetColumns, (await listTariffs(scope)).map(sheetCells)))
}

async function importTable(scope: Scope, { argument: file, apply }: Arguments): Promise<void> {
  const rows = readRows(await readSpreadsheet(await readBytes(file), basename(file)))
  const tariffs = rows.map(({ tariff }) => tariff)
  await printDifferences(scope, rows)
  if (!apply) return print('Nothing was written. Add --apply to publish.')
  await replaceTariffs(scope, tariffs)
  print(`${tariffs.length} tariffs are published for organisation ${scope.org.id}.`)
}

async function withdraw(scope: Scope, { argument, apply }: Arguments): Promise<void> {
  const day = parseImportedDate(argument)
  if (!day.ok) throw new StartupProblem(`${argument} is not a day; npm run tariffs -- list names the editions.`)
  const published = (await listTariffs(scope)).filter(({ effectiveFrom }) => effectiveFrom === day.value)
  for (const tariff of published) print(`- ${nameOf(tariff)}`)
  if (!apply && published.length > 0) return print('Nothing was withdrawn. Add --apply to withdraw.')
  await withdrawEdition(scope, day.value)
  print(`The tariffs in force from ${day.value} were withdrawn from organisation ${scope.org.id}.`)
}

/** Every row as a tariff, or one refusal that names every invalid row, its column and the reason. */
function readRows(rows: SheetRow[]): ReadRow[] {
  checkColumns(rows[0]!)
  const issues: string[] = []
  const read = rows.flatMap(({ line, cells }) => {
    const reading = readTariff(cells)
    if (reading.ok) return [{ line, tariff: reading.value }]
    issues.push(...reading.issues.map((issue) => issueLine(line, issue)))
    return []
  })
  issues.push(...setIssues(read))
  if (issues.length > 0) throw new StartupProblem([...issues, 'Nothing was written.'].join('\n'))
  return read
}

function checkColumns({ cells }: SheetRow): void {
  const columns = Object.keys(cells)
  const missing = requiredColumns.filter((column) => !columns.includes(column))
  const unknown = columns.filter((column) => !sheetColumns.includes(column as never))
  const issues = [
    ...missing.map((column) => english('tariffs.sheet_column', { column })),
    ...unknown.map((column) => english('tariffs.sheet_column_unknown', { column })),
  ]
  if (issues.length > 0) throw new StartupProblem([...issues, usage].join('\n'))
}

function setIssues(rows: ReadRow[]): string[] {
  return tariffSetIssues(rows.map(({ tariff }) => tariff)).map(({ field, ...issue }) => {
    const [place = '', ...path] = field.split('.')
    if (issue.key !== 'tariffs.clash') return issueLine(rows[Number(place)]!.line, { ...issue, field: path.join('.') })
    const other = rows[Number(issue.values!.place) - 1]!.line
    return `line ${rows[Number(place)]!.line}: claims a tap that line ${other} serves from the same day`
  })
}

function issueLine(line: number, { field, key, values }: FieldIssue): string {
  return `line ${line}, ${field}: ${english(key as keyof typeof tariffsMessages, values)}`
}

/** What publishing would change in the editions of the file. */
async function printDifferences(scope: Scope, rows: ReadRow[]): Promise<void> {
  const days = new Set(rows.map(({ tariff }) => tariff.effectiveFrom))
  const published = (await listTariffs(scope)).filter(({ effectiveFrom }) => days.has(effectiveFrom))
  const incoming = rows.map(({ tariff }) => tariff)
  const { added, changed, same, absent } = differencesOf<NewTariff>(published, incoming, nameOf, sheetCells)
  for (const tariff of added) print(`+ ${nameOf(tariff)}`)
  for (const { row, differences } of changed) {
    print(`~ ${nameOf(row)}`)
    for (const { column, from, to } of differences) print(`    ${column}: ${from || '(empty)'} → ${to || '(empty)'}`)
  }
  for (const tariff of absent) print(`- ${nameOf(tariff)}`)
  print(`${added.length} new, ${changed.length} changed, ${absent.length} removed, ${same} alike.`)
}

function nameOf(tariff: NewTariff): string {
  const { effective_from, customer_type, tap_size, meter } = sheetCells(tariff)
  return `${effective_from} ${customer_type}, ${tap_size}, ${meter}`
}

async function readBytes(file: string): Promise<Uint8Array> {
  try {
    return await readFile(file)
  } catch {
    throw new StartupProblem(`The file ${file} cannot be read.`)
  }
}

const english = translator(tariffsMessages, 'en')

export function run(args: string[]): Promise<void> {
  return runCommand((context) => tariffs(context, args))
}
