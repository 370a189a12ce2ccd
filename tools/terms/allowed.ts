// Places where retired words stay, each with its reason.

type Allowed = { in: string; words?: readonly string[]; reason: string }

/** `in` is a file or the beginning of its path; without `words` every word is allowed there. */
export const allowed: readonly Allowed[] = [
  { in: 'docs/glossary.md', reason: 'The table of the retired words itself.' },
  { in: 'tools/terms/', reason: 'The check and its test name retired words as examples.' },
  {
    in: 'src/platform/tables.server.ts',
    reason: 'Written from the migrations: columns and stored kinds keep their names.',
  },
  { in: 'docs/environment.md', words: ['yes', 'no'], reason: 'Values of environment variables.' },
  {
    in: 'docs/operations.md',
    words: ['yes', 'no', 'nobody'],
    reason: 'Values of environment variables; the Unix user.',
  },
  {
    in: 'docs/decisions/',
    words: ['nobody', 'desk', 'WindowKeeper', 'actsOn'],
    reason: 'The Unix user, an API address, and the names of code that a decision removed.',
  },
  { in: 'demonstration/content/', words: ['stands', 'lies'], reason: 'Ordinary English about places and objects.' },
  { in: 'src/features/tariffs/rules/sheet.ts', words: ['yes', 'no'], reason: 'Cells of a spreadsheet.' },
  { in: 'src/features/connections/rules/cells.ts', words: ['yes', 'no'], reason: 'Cells of a spreadsheet.' },
  { in: 'docs/customers.md', words: ['yes', 'no'], reason: 'Cells of a spreadsheet.' },
]
