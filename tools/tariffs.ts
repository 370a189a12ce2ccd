// Command: imports an office's tariffs from a table, shows changes, and withdraws an edition.

import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { parseArgs } from 'node:util'
import type { NewTariff } from '#features/tariffs/contract/api.ts'
import { tariffsMessages } from '#features/tariffs/messages/all.ts'
import { replaceTariffs, withdrawEdition } from '#features/tariffs/operations.server.ts'
import { editionsOf } from '#features/tariffs/rules/selection.ts'
import { tariffSetIssues } from '#features/tariffs/rules/set.ts'
import { nepaliCells, readTariff, sheetCells } from '#features/tariffs/rules/sheet.ts'
import type { SheetColumn } from '#features/tariffs/rules/sheet-columns.ts'
import {
  columnNamed,
  headingOf,
  namedCells,
  requiredColumns,
  sheetColumns,
} from '#features/tariffs/rules/sheet-columns.ts'
import { listTariffs } from '#features/tariffs/store.server.ts'
import { parseImportedDate } from '#kit/calendar/imported-date.ts'
import { csvOf } from '#kit/csv.ts'
import { differencesOf } from '#kit/differences.ts'
import { cellsOf, importMessages } from '#kit/import.ts'
import { legacyCellsIn, rowInUnicode, type LegacyChoice } from '#kit/legacy-cells.ts'
import { isLanguage, messageText, translator, type Language } from '#kit/language.ts'
import { Refusal, refuse, type FieldIssue } from '#kit/refusal.ts'
import type { Scope } from '#platform/context.ts'
import { readSpreadsheet, type SheetRow } from '#platform/spreadsheet.server.ts'
import { StartupProblem } from '#platform/startup-problem.server.ts'
import { organisationOf, refusalText, runCommand } from './command.ts'
import type { CommandContext } from './command.ts'
import { preetiChoiceOf, preetiOption, reportLegacy } from './legacy-text.ts'
import { print } from './print.ts'
import { tariffsCommandMessages } from './tariffs-messages.ts'

const commands: Record<string, (at: Scope, args: Arguments) => Promise<void>> = {
  list: listEditions,
  export: exportTable,
  import: importTable,
  withdraw,
}

type Arguments = { argument: string; apply: boolean; language: Language; preeti: LegacyChoice | undefined }
type ReadRow = { line: number; tariff: NewTariff }

/** Runs the command with these arguments and prints the result. */
export async function tariffs(context: CommandContext, args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args,
    options: {
      org: { type: 'string' },
      apply: { type: 'boolean', default: false },
      language: { type: 'string', default: 'en' },
      ...preetiOption,
    },
    allowPositionals: true,
  })
  const { language, apply, org } = values
  if (!isLanguage(language)) throw new StartupProblem(texts.en('language'))
  const [name = '', argument = '', ...rest] = positionals
  const command = commands[name]
  const takesArgument = name === 'import' || name === 'withdraw'
  if (!command || rest.length > 0 || takesArgument !== (argument !== ''))
    throw new StartupProblem(texts[language]('usage'))
  if (org === undefined) throw new StartupProblem(texts[language]('organisation'))
  const scope = { db: context.database, org: organisationOf(context, org) }
  const preeti = preetiChoiceOf(values.preeti)
  await inLanguageOf(language, () => command(scope, { argument, apply, language, preeti }))
}

/** Refusals in this language. */
async function inLanguageOf(language: Language, work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    throw error instanceof Refusal ? new StartupProblem(refusalText(error, language)) : error
  }
}

async function listEditions(scope: Scope, { language }: Arguments): Promise<void> {
  const t = texts[language]
  const published = await listTariffs(scope)
  if (published.length === 0) print(t('none_published'))
  for (const { fiscalYear, effectiveFrom } of editionsOf(published)) {
    const count = published.filter((tariff) => tariff.effectiveFrom === effectiveFrom).length
    print(t('edition', { year: fiscalYear, day: effectiveFrom, count }))
  }
}

async function exportTable(scope: Scope, { language }: Arguments): Promise<void> {
  const rows = (await listTariffs(scope)).map(cellsIn[language])
  const headed = rows.map((row) =>
    Object.fromEntries(sheetColumns.map((column) => [headingOf(column, language), row[column]])),
  )
  process.stdout.write(
    csvOf(
      sheetColumns.map((column) => headingOf(column, language)),
      headed,
    ),
  )
}

async function importTable(scope: Scope, { argument: file, apply, language: wanted, preeti }: Arguments) {
  const given = await readSpreadsheet(await readBytes(file, wanted), basename(file))
  reportLegacy(given.flatMap(legacyCellsIn), preeti, apply)
  const rows = preeti === 'convert' ? given.map(rowInUnicode) : given
  const language = languageOf(rows[0]!, wanted)
  await inLanguageOf(language, () => importRows(scope, rows, { apply, language }))
}

async function importRows(scope: Scope, rows: SheetRow[], { apply, language }: Pick<Arguments, 'apply' | 'language'>) {
  const read = readRows(rows, language)
  const tariffs = read.map(({ tariff }) => tariff)
  await printDifferences(scope, read, language)
  if (!apply) return print(texts[language]('dry_import'))
  await replaceTariffs(scope, tariffs)
  print(texts[language]('published', { count: tariffs.length, org: scope.org.id }))
}

/** A table headed in Nepali is answered in Nepali. */
function languageOf({ cells }: SheetRow, wanted: Language): Language {
  return Object.keys(cells).some((heading) => /\p{Script=Devanagari}/u.test(heading)) ? 'ne' : wanted
}

async function withdraw(scope: Scope, { argument, apply, language }: Arguments): Promise<void> {
  const t = texts[language]
  const day = parseImportedDate(argument)
  if (!day.ok) throw new StartupProblem(t('not_a_day', { typed: argument }))
  const published = (await listTariffs(scope)).filter(({ effectiveFrom }) => effectiveFrom === day.value)
  for (const tariff of published) print(`- ${nameOf(tariff, language)}`)
  if (!apply && published.length > 0) return print(t('dry_withdrawal'))
  await withdrawEdition(scope, day.value)
  print(t('withdrawn', { day: day.value, org: scope.org.id }))
}

/** Every row as a tariff, or one refusal that names every invalid row, its column and the reason. */
function readRows(rows: SheetRow[], language: Language): ReadRow[] {
  checkColumns(rows[0]!, language)
  const issues: string[] = []
  const read = rows.flatMap((row) => {
    const { line } = row
    const cells = cellsOf(row)
    if (!cells.ok) {
      issues.push(texts[language]('row_issue', { line, reason: messageText(reasons[language], cells) }))
      return []
    }
    const reading = readTariff(namedCells(cells.value))
    if (reading.ok) return [{ line, tariff: reading.value }]
    issues.push(...reading.issues.map((issue) => issueLine(line, issue, language)))
    return []
  })
  issues.push(...setIssues(read, language))
  if (issues.length > 0) throw new StartupProblem([...issues, texts[language]('nothing_written')].join('\n'))
  return read
}

function checkColumns({ cells }: SheetRow, language: Language): void {
  const headings = Object.keys(cells)
  const columns = headings.map(columnNamed)
  const twice = headings.find((_, place) => columns[place] && columns.indexOf(columns[place]) !== place)
  if (twice) refuse('invalid', 'spreadsheet.column_twice', { values: { column: twice } })
  const t = reasons[language]
  const issues = [
    ...requiredColumns
      .filter((column) => !columns.includes(column))
      .map((column) => t('tariffs.sheet_column', { column: headingOf(column, language) })),
    ...headings
      .filter((heading) => !columnNamed(heading))
      .map((heading) => t('tariffs.sheet_column_unknown', { column: heading })),
  ]
  if (issues.length > 0) throw new StartupProblem([...issues, texts[language]('usage')].join('\n'))
}

function setIssues(rows: ReadRow[], language: Language): string[] {
  return tariffSetIssues(rows.map(({ tariff }) => tariff)).map(({ field, ...issue }) => {
    const [place = '', ...path] = field.split('.')
    const { line } = rows[Number(place)]!
    if (issue.key !== 'tariffs.clash') return issueLine(line, { ...issue, field: path.join('.') }, language)
    return texts[language]('clash', { line, other: rows[Number(issue.values!.place) - 1]!.line })
  })
}

function issueLine(line: number, { field, key, values }: FieldIssue, language: Language): string {
  const reason = messageText(reasons[language], { key, values })
  return texts[language]('issue', { line, column: columnText(field, language), reason })
}

/** The heading of a column; a part of it (`slabs.0`) keeps its path in English and is named by the reason in Nepali. */
function columnText(field: string, language: Language): string {
  const column = columnNamed(field.split('.')[0]!.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`))
  return language === 'ne' && column ? headingOf(column, 'ne') : field
}

/** What publishing would change in the editions of the file. */
async function printDifferences(scope: Scope, rows: ReadRow[], language: Language): Promise<void> {
  const t = texts[language]
  const days = new Set(rows.map(({ tariff }) => tariff.effectiveFrom))
  const published = (await listTariffs(scope)).filter(({ effectiveFrom }) => days.has(effectiveFrom))
  const incoming = rows.map(({ tariff }) => tariff)
  const cells = cellsIn[language]
  const name = (tariff: NewTariff) => nameOf(tariff, language)
  const { added, changed, same, absent } = differencesOf<NewTariff>(published, incoming, name, cells)
  for (const tariff of added) print(`+ ${name(tariff)}`)
  for (const { row, differences } of changed) {
    print(`~ ${name(row)}`)
    for (const { column, from, to } of differences)
      print(`    ${headingOf(column as SheetColumn, language)}: ${from || t('empty')} → ${to || t('empty')}`)
  }
  for (const tariff of absent) print(`- ${name(tariff)}`)
  print(t('summary', { added: added.length, changed: changed.length, removed: absent.length, same }))
}

function nameOf(tariff: NewTariff, language: Language): string {
  const { effective_from, customer_type, tap_size, meter } = cellsIn[language](tariff)
  return `${effective_from} ${customer_type}, ${tap_size}, ${meter}`
}

async function readBytes(file: string, language: Language): Promise<Uint8Array> {
  try {
    return await readFile(file)
  } catch {
    throw new StartupProblem(texts[language]('unreadable', { file }))
  }
}

const cellsIn = { en: sheetCells, ne: nepaliCells }
const texts = { en: translator(tariffsCommandMessages, 'en'), ne: translator(tariffsCommandMessages, 'ne') }
const reasonTexts = { ...tariffsMessages, ...importMessages }
const reasons = { en: translator(reasonTexts, 'en'), ne: translator(reasonTexts, 'ne') }

export function run(args: string[]): Promise<void> {
  return runCommand({ args, usage: texts.en('usage') }, (context) => tariffs(context, args))
}
