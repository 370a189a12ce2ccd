// How does an operator load an office's tols, supply plan, interruptions and reading days from its tables?

import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { parseArgs } from 'node:util'
import { importReadings } from '#features/reading-schedules/operations.server.ts'
import { readingCells, readingColumns } from '#features/reading-schedules/rules/rows.ts'
import { readReadings } from '#features/reading-schedules/store.server.ts'
import { importPlaces, readPlaces } from '#features/tols/operations.server.ts'
import { placeCells, placeColumns } from '#features/tols/rules.ts'
import { importExceptions, importInterruptions, importRules } from '#features/water-schedules/operations.server.ts'
import {
  exceptionCells,
  exceptionColumns,
  interruptionCells,
  interruptionColumns,
  ruleCells,
  ruleColumns,
} from '#features/water-schedules/rules/rows.ts'
import { readPlan } from '#features/water-schedules/store.server.ts'
import { csvOf } from '#kit/csv.ts'
import type { Cells } from '#kit/differences.ts'
import { columnTrouble } from '#kit/import.ts'
import type { Columns, ImportOptions, ImportReport, NumberedRow } from '#kit/import.ts'
import { translator, type Messages } from '#kit/language.ts'
import type { Ctx } from '#platform/context.ts'
import { machineContext } from '#platform/machine.server.ts'
import { readSpreadsheet } from '#platform/spreadsheet.server.ts'
import { StartupProblem } from '#platform/startup-problem.server.ts'
import { messages } from '#root/messages.ts'
import { organisationOf, runCommand, type Desk } from './command.ts'

const usage = `npm run schedules -- export --org 487 --kind KIND > FILE.csv
npm run schedules -- import FILE --org 487 [--kind KIND] [--remove-absent] [--apply]
KIND is tols, supply, exceptions, interruptions or reading; import tells it from the columns when it is not given.
FILE is CSV or Excel (.xlsx) with the columns that export writes. Dates are Bikram Sambat or Gregorian, year first.
Rows that the file does not name stay, unless --remove-absent is given. Without --apply nothing is written.`

type Kind = {
  columns: Columns
  take: (ctx: Ctx, rows: readonly NumberedRow[], options: ImportOptions) => Promise<ImportReport>
  cells: (ctx: Ctx) => Promise<Cells[]>
}

const kinds: Record<string, Kind> = {
  tols: { columns: placeColumns, take: importPlaces, cells: placesAsCells },
  supply: { columns: ruleColumns, take: importRules, cells: async (ctx) => (await readPlan(ctx)).rules.map(ruleCells) },
  exceptions: {
    columns: exceptionColumns,
    take: importExceptions,
    cells: async (ctx) => (await readPlan(ctx)).exceptions.map(exceptionCells),
  },
  interruptions: {
    columns: interruptionColumns,
    take: importInterruptions,
    cells: async (ctx) => (await readPlan(ctx)).interruptions.map(interruptionCells),
  },
  reading: {
    columns: readingColumns,
    take: importReadings,
    cells: async (ctx) => (await readReadings(ctx)).map(readingCells),
  },
}

/** One command, with the words behind its name. Prints what was found and done. */
export async function schedules(desk: Desk, words: string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args: words,
    options: {
      org: { type: 'string' },
      kind: { type: 'string' },
      apply: { type: 'boolean', default: false },
      'remove-absent': { type: 'boolean', default: false },
    },
    allowPositionals: true,
  })
  const [name, file, ...rest] = positionals
  const kind = values.kind === undefined ? undefined : (kinds[values.kind] ?? fail(usage))
  if (rest.length > 0 || (name === 'import') !== (file !== undefined)) fail(usage)
  if (values.org === undefined) fail('Please name the organisation by its number: --org 487.')
  const ctx = machineContext(desk, organisationOf(desk, values.org), 'schedules')
  if (name === 'export' && kind) process.stdout.write(await tableOf(ctx, kind))
  else if (name !== 'import') fail(usage)
  else await importFile(ctx, file!, kind, { apply: values.apply, removeAbsent: values['remove-absent'] })
}

async function importFile(ctx: Ctx, file: string, asked: Kind | undefined, options: ImportOptions): Promise<void> {
  const rows = await readSpreadsheet(await readBytes(file), basename(file))
  const given = Object.keys(rows[0]!.cells)
  const kind = asked ?? Object.values(kinds).find(({ columns }) => columnTrouble(given, columns).ok) ?? fail(usage)
  const trouble = columnTrouble(given, kind.columns)
  if (!trouble.ok) fail(`${english(trouble.key, trouble.values)}\n${usage}`)
  tell(await kind.take(ctx, rows, options), options)
}

function tell(report: ImportReport, { removeAbsent }: ImportOptions): void {
  const { bad, added, changed, absent, same, written } = report
  if (bad.length > 0) {
    const lines = bad.map(({ line, key, values }) => `line ${line}: ${english(key, values)}`)
    fail([...lines, `${bad.length} rows cannot be taken. Nothing was written.`].join('\n'))
  }
  for (const key of added) say(`+ ${key}`)
  for (const { key, differences } of changed) {
    say(`~ ${key}`)
    for (const { column, from, to } of differences) say(`    ${column}: ${from || '(empty)'} → ${to || '(empty)'}`)
  }
  if (removeAbsent) for (const key of absent) say(`- ${key}`)
  const gone = removeAbsent ? `${absent.length} removed` : `${absent.length} not in the file (kept)`
  say(`${added.length} new, ${changed.length} changed, ${gone}, ${same} alike.`)
  say(written ? 'Written.' : 'Nothing was written. Add --apply to write.')
}

async function tableOf(ctx: Ctx, { columns, cells }: Kind): Promise<string> {
  const rows = await cells(ctx)
  return csvOf(rows[0] ? Object.keys(rows[0]) : [...columns.needed, ...columns.known], rows)
}

async function placesAsCells(ctx: Ctx): Promise<Cells[]> {
  const { zones, tols } = await readPlaces(ctx)
  return tols.map((tol) => placeCells({ tol, zone: zones.find(({ code }) => code === tol.zone)! }))
}

async function readBytes(file: string): Promise<Uint8Array> {
  return readFile(file).catch(() => fail(`The file ${file} cannot be read.`))
}

function fail(sentence: string): never {
  throw new StartupProblem(sentence)
}

const english = translator<Messages>(messages, 'en')

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}

if (import.meta.main) await runCommand((desk) => schedules(desk, process.argv.slice(2)))
