// What the commands that import files share about cells typed for Preeti: their option, what is printed, and when a file is not taken.

import { legacyCellsOf, legacyChoices, rowsInUnicode, type LegacyCell, type LegacyChoice } from '#kit/legacy-cells.ts'
import type { LongImport } from '#kit/long-import.ts'
import { StartupProblem } from '#platform/startup-problem.server.ts'
import { print } from './print.ts'

export const preetiOption = { preeti: { type: 'string' } } as const

export const preetiUsage = `Cells of Nepali text that look as if they were typed in Preeti are listed with their text in Unicode, which is taken only with
--preeti convert; with --preeti keep they stay as they are typed. Without either nothing is written.`

export function preetiChoiceOf(value: string | undefined): LegacyChoice | undefined {
  if (value === undefined) return undefined
  return legacyChoices.find((each) => each === value) ?? fail('Please give --preeti convert or --preeti keep.')
}

/** At most so many are printed. */
const maxPrinted = 200

/** Prints the cells as they are typed and in Unicode; without a choice nothing may be written. */
export function reportLegacy(cells: readonly LegacyCell[], choice: LegacyChoice | undefined, apply: boolean): void {
  reportCells({ legacyCount: cells.length, legacy: cells.slice(0, maxPrinted) }, choice, apply)
}

/** Prints the cells of a file of any length; returns its rows as they are to be read, with these cells in Unicode where that was chosen. */
export async function reportLegacyIn(
  batches: LongImport['batches'],
  choice: LegacyChoice | undefined,
  apply: boolean,
): Promise<LongImport['batches']> {
  if (choice === 'keep') return batches
  reportCells(await legacyCellsOf(batches(), maxPrinted), choice, apply)
  return choice === 'convert' ? () => rowsInUnicode(batches()) : batches
}

type CountedCells = { legacyCount: number; legacy: readonly LegacyCell[] }

function reportCells({ legacyCount, legacy }: CountedCells, choice: LegacyChoice | undefined, apply: boolean): void {
  if (legacyCount === 0 || choice === 'keep') return
  for (const { line, column, typed, text, doubtful } of legacy) {
    print(`Preeti, line ${line}, ${column}: ${typed} → ${text}`)
    if (doubtful.length > 0)
      print(`    compare with the paper: ${doubtful.join(', ')}; the last ५ may have been a percent sign`)
  }
  if (choice === 'convert') return print(`Cells typed in Preeti, which are read in Unicode: ${legacyCount}.`)
  const found = `Cells that look as if they were typed in Preeti: ${legacyCount}.`
  const todo = 'Add --preeti convert to take their text in Unicode, or --preeti keep to leave them as they are'
  if (apply) fail(`Nothing was written. ${found} ${todo}.`)
  print(`${found} ${todo}.`)
}

function fail(message: string): never {
  throw new StartupProblem(message)
}
