// Command: sets the papers that an organisation requires with an application.

import { importRequestedPapers, readPaperPlaces } from '#features/applications/operations/requested-papers.server.ts'
import { paperCells, paperColumns } from '#features/applications/rules/paper-rows.ts'
import { runCommand, type CommandContext } from './command.ts'
import { runTables } from './tables.ts'

const usage = `npm run papers -- export --org 487 > FILE.csv
npm run papers -- import FILE --org 487 [--remove-absent] [--apply]
FILE is CSV or Excel (.xlsx) with the columns that export writes: purpose is new, transfer or inheritance (besides the papers of
a transfer, after a death); paper is one of those that export names, or own1, own2, own3 for papers of the organisation's own;
required is yes or no. Rows that the file does not name stay, unless --remove-absent is given. Without --apply nothing is written.`

const kinds = {
  papers: {
    columns: paperColumns,
    write: importRequestedPapers,
    cells: async (ctx: Parameters<typeof readPaperPlaces>[0]) => (await readPaperPlaces(ctx)).map(paperCells),
  },
}

/** Runs the command with these arguments and prints the result. */
export function papers(context: CommandContext, args: string[]): Promise<void> {
  return runTables(context, args, { name: 'papers', usage, kinds })
}

export function run(args: string[]): Promise<void> {
  return runCommand({ args, usage }, (context) => papers(context, args))
}
