// Requested papers as an ordered list of the office, in the parts of their purposes.

import { defineList } from '#features/ordered-lists/operations/definition.server.ts'
import { pick } from '#kit/pick.ts'
import type { SentPaper } from '../contract/paper-form.ts'
import { paperAdmin, type PaperEntry } from '../contract/paper-list.ts'
import { paperKinds, purposes } from '../contract/papers.ts'
import { issueBeside, issueOfChange, mayBeRemoved } from '../rules/listed-papers.ts'
import { countPapersOf } from '../store/requested-papers.server.ts'

export const requestedPapers = defineList<PaperEntry, SentPaper>({
  subject: 'paper',
  table: 'asked_papers',
  sortedBy: ['purpose', 'position'],
  unknown: 'applications.unknown_paper_row',
  contract: paperAdmin,
  max: purposes.length * paperKinds.length,
  titleOf: ({ labelEn, labelNe }) => ({ en: labelEn, ne: labelNe }),
  entryOf: (row) => pick(row as PaperEntry, columns),
  read: (_, sent) => pick(sent, columns),
  issueOf: issueBeside,
  issueOfChange,
  mayBeRemoved: async (tx, paper, others) => mayBeRemoved(paper, await countPapersOf(tx, paper.kind), others),
})

const columns = ['purpose', 'kind', 'labelEn', 'labelNe', 'required', 'asked', 'sample'] as const
