// Lists of requested papers as editions that are prepared in the console.

import { defineEditions } from '#features/editions/operations/definition.server.ts'
import type { SentPaper } from '../contract/paper-form.ts'
import { paperListAdmin, type EditionPaper } from '../contract/paper-lists.ts'
import { paperEditions, paperIssues, paperPlaceOf, placePaper } from '../rules/listed-papers.ts'
import { listDatedPapers, removePaperList, replacePaperList } from '../store/requested-papers.server.ts'

export const paperLists = defineEditions<EditionPaper, SentPaper>({
  kind: 'paper-list',
  contract: paperListAdmin,
  permission: 'organisation:change',
  inSequence: false,
  published: async (ctx) => paperEditions(await listDatedPapers(ctx)),
  place: placePaper,
  startingOn: (rows) => [...rows],
  isSample: ({ sample }) => sample,
  issues: async (_, rows) => paperIssues(rows),
  async publish(tx, day, rows) {
    await replacePaperList(tx, day, rows.map(paperPlaceOf))
    return undefined
  },
  withdraw: (tx, day) => removePaperList(tx, day),
})
