// Command: imports and exports an office's tols, supply plan, interruptions and reading days.

import { importReadings } from '#features/reading-schedules/operations.server.ts'
import { readingCells, readingColumns } from '#features/reading-schedules/rules/rows.ts'
import { readReadings } from '#features/reading-schedules/store.server.ts'
import { importPlaces, readPlaces } from '#features/tols/operations.server.ts'
import { placeCells, placeColumns } from '#features/tols/rules.ts'
import {
  importExceptions,
  importInterruptions,
  importRules,
} from '#features/water-schedules/operations/imports.server.ts'
import {
  exceptionCells,
  exceptionColumns,
  interruptionCells,
  interruptionColumns,
  ruleCells,
  ruleColumns,
} from '#features/water-schedules/rules/rows.ts'
import { readPlan } from '#features/water-schedules/store/plan.server.ts'
import type { Cells } from '#kit/differences.ts'
import type { Ctx } from '#platform/context.ts'
import { runCommand, type CommandContext } from './command.ts'
import { preetiUsage } from './legacy-text.ts'
import { runTables, type TableKind } from './tables.ts'

const usage = `npm run schedules -- export --org 487 --kind KIND > FILE.csv
npm run schedules -- import FILE --org 487 [--kind KIND] [--preeti convert] [--remove-absent] [--apply]
KIND is tols, supply, exceptions, interruptions or reading; import tells it from the columns when it is not given.
FILE is CSV or Excel (.xlsx) with the columns that export writes. Dates are Bikram Sambat or Gregorian, year first.
Rows that the file does not name stay, unless --remove-absent is given. Without --apply nothing is written.
${preetiUsage}`

const kinds: Record<string, TableKind> = {
  tols: { columns: placeColumns, write: importPlaces, cells: placesAsCells },
  supply: {
    columns: ruleColumns,
    write: importRules,
    cells: async (ctx) => (await readPlan(ctx)).rules.map(ruleCells),
  },
  exceptions: {
    columns: exceptionColumns,
    write: importExceptions,
    cells: async (ctx) => (await readPlan(ctx)).exceptions.map(exceptionCells),
  },
  interruptions: {
    columns: interruptionColumns,
    write: importInterruptions,
    cells: async (ctx) => (await readPlan(ctx)).interruptions.map(interruptionCells),
  },
  reading: {
    columns: readingColumns,
    write: importReadings,
    cells: async (ctx) => (await readReadings(ctx)).map(readingCells),
  },
}

/** Runs the command with these arguments and prints the result. */
export function schedules(context: CommandContext, args: string[]): Promise<void> {
  return runTables(context, args, { name: 'schedules', usage, kinds })
}

async function placesAsCells(ctx: Ctx): Promise<Cells[]> {
  const { zones, tols } = await readPlaces(ctx)
  return tols.map((tol) => placeCells({ tol, zone: zones.find(({ code }) => code === tol.zone)! }))
}

export function run(args: string[]): Promise<void> {
  return runCommand({ args, usage }, (context) => schedules(context, args))
}
