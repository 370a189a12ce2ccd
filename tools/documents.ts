// Command: imports a folder of files into a report list, and withdraws a document.

import { readdir, readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { parseArgs } from 'node:util'
import type { Deadlines, ReportType } from '#features/documents/contract/lists.ts'
import { reportTypeNames } from '#features/documents/contract/lists.ts'
import { readImportDate, readImportTime } from '#features/documents/rules.ts'
import { inNepal } from '#kit/calendar/nepal-time.ts'
import { cellsOf } from '#kit/import.ts'
import { legacyCellsIn, rowInUnicode, type LegacyChoice } from '#kit/legacy-cells.ts'
import type { Answered } from '#kit/refusal.ts'
import { enforce, Refusal, refuse } from '#kit/refusal.ts'
import type { Tenant } from '#platform/context.ts'
import { systemContext } from '#platform/system-context.server.ts'
import type { SheetRow } from '#platform/spreadsheet.server.ts'
import { readSpreadsheet } from '#platform/spreadsheet.server.ts'
import { StartupProblem } from '#platform/startup-problem.server.ts'
import { organisationOf, runCommand, refusalText } from './command.ts'
import type { CommandContext } from './command.ts'
import { document } from '#features/documents/operations/definition.server.ts'
import { addItem, publish, withdraw } from '#features/publishing/operations/workflow.server.ts'
import { preetiChoiceOf, preetiOption, preetiUsage, reportLegacy } from './legacy-text.ts'
import { print } from './print.ts'

const usage = `npm run documents -- import FOLDER --org 487 --type tender [--list FILE] [--preeti convert]
npm run documents -- withdraw NUMBER --org 487 --why-en "…" --why-ne "…"
npm run documents -- publish NUMBER --org 487
The list is documents.csv or documents.xlsx in the folder, with the columns filename, title_en, title_ne, published, opens,
closes, closes_time and, for tenders, bids_open and bids_open_time. Dates are year first, in BS or AD; times as 14:30. TYPE is one of ${reportTypeNames.join(', ')}.
${preetiUsage}
Exit code 0: every row is in the list now; 2: some rows were refused, and said so.`

export type ImportOutcome = { added: number; already: number; refused: number }

const options = {
  org: { type: 'string' },
  type: { type: 'string' },
  list: { type: 'string' },
  ...preetiOption,
  'why-en': { type: 'string', default: '' },
  'why-ne': { type: 'string', default: '' },
} as const

/** Runs the command with these arguments; returns the exit code. */
export async function documents(context: CommandContext, [name, ...args]: string[]): Promise<0 | 2> {
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true })
  const [target, ...rest] = positionals
  if (!target || rest.length > 0 || !['import', 'withdraw', 'publish'].includes(name ?? ''))
    throw new StartupProblem(usage)
  const org = organisationOf(context, values.org)
  if (name === 'import') {
    const { list } = values
    const preeti = preetiChoiceOf(values.preeti)
    const outcome = await importFolder(context, { org, folder: target, type: typeOf(values.type), list, preeti })
    print(`${outcome.added} added, ${outcome.already} already there, ${outcome.refused} refused.`)
    return outcome.refused > 0 ? 2 : 0
  }
  const ctx = systemContext(context, org, 'command')
  const id = Number(target)
  if (name === 'publish') await publish(ctx, document, id)
  else await withdraw(ctx, document, id, { en: values['why-en'], ne: values['why-ne'] })
  print(`Document ${id} was ${name === 'publish' ? 'published' : 'withdrawn'}.`)
  return 0
}

type Import = {
  org: Tenant
  folder: string
  type: ReportType
  list?: string | undefined
  preeti?: LegacyChoice | undefined
}

/** Row by row: a line is printed once its document is stored, so what was printed survives any end of this program. */
async function importFolder(
  context: CommandContext,
  { org, folder, type, list, preeti }: Import,
): Promise<ImportOutcome> {
  const names = await namesIn(folder)
  const listFile = list ?? listIn(folder, names)
  const given = await readSpreadsheet(await readList(listFile), listFile)
  reportLegacy(given.flatMap(legacyCellsIn), preeti, true)
  const rows = preeti === 'convert' ? given.map(rowInUnicode) : given
  const outcome: ImportOutcome = { added: 0, already: 0, refused: 0 }
  for (const [index, row] of rows.entries()) {
    const { result, text } = await importRow(context, org, { type, folder, names, row })
    outcome[result] += 1
    print(`[${index + 1}/${rows.length}] line ${row.line}: ${text}`)
  }
  return outcome
}

type RowImport = { type: ReportType; folder: string; names: string[]; row: SheetRow }

async function importRow(
  context: CommandContext,
  org: Tenant,
  { type, folder, names, row }: RowImport,
): Promise<{ result: keyof ImportOutcome; text: string }> {
  const filename = row.cells.filename ?? ''
  const ctx = systemContext(context, org, 'import')
  try {
    enforce(cellsOf(row), 'invalid')
    const dates = readDates(row, inNepal(ctx.now).date)
    const bytes = await readNamed(folder, names, filename)
    const titles = { titleEn: row.cells.title_en ?? '', titleNe: row.cells.title_ne ?? '' }
    const { id } = await addItem(ctx, document, { type, filename, bytes, ...titles, ...dates })
    return { result: 'added', text: `added ${filename} as document ${id}` }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    if (error.key === 'documents.already_there') return { result: 'already', text: `already there ${filename}` }
    return { result: 'refused', text: `refused ${filename || '(no file name)'}: ${refusalText(error)}` }
  }
}

function readDates(row: SheetRow, today: string): Deadlines & { publishedOn: string } {
  const readDate = (column: string) => valueOf(column, readImportDate(row.cells[column] ?? '', today))
  const date = (column: string) => (row.cells[column] ? readDate(column) : null)
  const time = (column: string) => (row.cells[column] ? valueOf(column, readImportTime(row.cells[column])) : null)
  return {
    publishedOn: readDate('published'),
    opensOn: date('opens'),
    closesOn: date('closes'),
    closesTime: time('closes_time'),
    bidsOpenOn: date('bids_open'),
    bidsOpenTime: time('bids_open_time'),
  }
}

function valueOf(column: string, read: Answered<string>): string {
  if (read.ok) return read.value
  const issue = { field: column, key: read.key, ...(read.values ? { values: read.values } : {}) }
  return refuse('invalid', 'documents.invalid', { fields: [issue] })
}

/** Systems write the same Devanagari name in different ways; the list and the folder need not agree on it. */
async function readNamed(folder: string, names: string[], filename: string): Promise<Uint8Array> {
  const name = names.find((each) => each.normalize('NFC') === filename.normalize('NFC'))
  return name ? readFile(join(folder, name)) : refuse('invalid', 'documents.file_missing')
}

async function namesIn(folder: string): Promise<string[]> {
  try {
    return (await readdir(folder, { withFileTypes: true })).filter((entry) => entry.isFile()).map((entry) => entry.name)
  } catch {
    throw new StartupProblem(`The folder ${folder} cannot be read.`)
  }
}

function listIn(folder: string, names: string[]): string {
  const name = ['documents.csv', 'documents.xlsx'].find((each) => names.includes(each))
  if (!name)
    throw new StartupProblem(`There is no documents.csv or documents.xlsx in ${basename(folder)}; name it with --list.`)
  return join(folder, name)
}

async function readList(file: string): Promise<Uint8Array> {
  try {
    return await readFile(file)
  } catch {
    throw new StartupProblem(`The file ${file} cannot be read.`)
  }
}

function typeOf(name: string | undefined): ReportType {
  const type = reportTypeNames.find((each) => each === name)
  if (!type) throw new StartupProblem(`Please name the list: --type ${reportTypeNames.join(', --type ')}.`)
  return type
}

export function run(args: string[]): Promise<void> {
  return runCommand({ args, usage }, async (context) => {
    process.exitCode = await documents(context, args)
  })
}
