// Export and import of an office's tables as files, with a list of changes before anything is written.

import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { parseArgs } from 'node:util'
import { csvOf } from '#kit/csv.ts'
import type { Cells } from '#kit/differences.ts'
import { columnIssue } from '#kit/import.ts'
import type { Columns, ImportOptions, ImportReport, NumberedRow } from '#kit/import.ts'
import { translator, type Messages } from '#kit/language.ts'
import { legacyCellsIn, rowInUnicode } from '#kit/legacy-cells.ts'
import type { Ctx } from '#platform/context.ts'
import { systemContext } from '#platform/system-context.server.ts'
import { readSpreadsheet } from '#platform/spreadsheet.server.ts'
import { StartupProblem } from '#platform/startup-problem.server.ts'
import { messages } from '#root/messages.ts'
import { organisationOf, type CommandContext } from './command.ts'
import { preetiChoiceOf, preetiOption, reportLegacy } from './legacy-text.ts'
import { print } from './print.ts'

/** A table that is exported and imported. */
export type TableKind = {
  columns: Columns
  write: (ctx: Ctx, rows: readonly NumberedRow[], options: ImportOptions) => Promise<ImportReport>
  cells: (ctx: Ctx) => Promise<Cells[]>
}

/** Name in the audit, usage and tables of a command. */
export type TableCommand = { name: string; usage: string; kinds: Record<string, TableKind> }

/** `export --org 487 [--kind KIND]` or `import FILE --org 487 [--kind KIND] [--preeti convert] [--remove-absent] [--apply]`; a kind alone needs no name. */
export async function runTables(
  context: CommandContext,
  args: string[],
  { name: command, usage, kinds }: TableCommand,
): Promise<void> {
  const { values, positionals } = parseArgs({
    args,
    options: {
      org: { type: 'string' },
      kind: { type: 'string' },
      apply: { type: 'boolean', default: false },
      'remove-absent': { type: 'boolean', default: false },
      ...preetiOption,
    },
    allowPositionals: true,
  })
  const [name, file, ...rest] = positionals
  const all = Object.values(kinds)
  const only = all.length === 1 ? all[0] : undefined
  const kind = values.kind === undefined ? only : (kinds[values.kind] ?? fail(usage))
  const isImport = name === 'import'
  if ((!isImport && name !== 'export') || rest.length > 0 || isImport !== (file !== undefined)) fail(usage)
  if (values.org === undefined) fail('Please name the organisation by its number: --org 487.')
  const ctx = systemContext(context, organisationOf(context, values.org), command)
  if (!isImport) return void process.stdout.write(await tableOf(ctx, kind ?? fail(usage)))
  const options = { apply: values.apply, removeAbsent: values['remove-absent'] }
  const rows = await readSpreadsheet(await readBytes(file!), basename(file!))
  const columns = Object.keys(rows[0]!.cells)
  const chosen = kind ?? all.find((each) => columnIssue(columns, each.columns).ok) ?? fail(usage)
  const issue = columnIssue(columns, chosen.columns)
  if (!issue.ok) fail(`${english(issue.key, issue.values)}\n${usage}`)
  const preeti = preetiChoiceOf(values.preeti)
  reportLegacy(rows.flatMap(legacyCellsIn), preeti, options.apply)
  const read = preeti === 'convert' ? rows.map(rowInUnicode) : rows
  printReport(await chosen.write(ctx, read, options), options)
}

function printReport(report: ImportReport, { removeAbsent }: ImportOptions): void {
  const { bad, added, changed, absent, same, written } = report
  if (bad.length > 0) {
    const lines = bad.map(({ line, key, values }) => `line ${line}: ${english(key, values)}`)
    fail([...lines, `${bad.length} rows cannot be taken. Nothing was written.`].join('\n'))
  }
  for (const key of added) print(`+ ${key}`)
  for (const { key, differences } of changed) {
    print(`~ ${key}`)
    for (const { column, from, to } of differences) print(`    ${column}: ${from || '(empty)'} → ${to || '(empty)'}`)
  }
  if (removeAbsent) for (const key of absent) print(`- ${key}`)
  const absentText = removeAbsent ? `${absent.length} removed` : `${absent.length} not in the file (kept)`
  print(`${added.length} new, ${changed.length} changed, ${absentText}, ${same} alike.`)
  print(written ? 'Written.' : 'Nothing was written. Add --apply to write.')
}

async function tableOf(ctx: Ctx, { columns, cells }: TableKind): Promise<string> {
  const rows = await cells(ctx)
  return csvOf(rows[0] ? Object.keys(rows[0]) : [...columns.needed, ...columns.known], rows)
}

async function readBytes(file: string): Promise<Uint8Array> {
  return readFile(file).catch(() => fail(`The file ${file} cannot be read.`))
}

function fail(message: string): never {
  throw new StartupProblem(message)
}

const english = translator<Messages>(messages, 'en')
