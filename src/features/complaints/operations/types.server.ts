// Complaint types as an ordered list of the office.

import { defineList } from '#features/ordered-lists/operations/definition.server.ts'
import { pick } from '#kit/pick.ts'
import { maxTypes } from '../contract/type-noun.ts'
import type { SentType } from '../contract/type-form.ts'
import { typeAdmin, type TypeEntry } from '../contract/types.ts'
import { isOffered, mayBeRemoved } from '../rules/types.ts'
import { countOfType } from '../store/complaints.server.ts'

export const complaintTypes = defineList<TypeEntry, SentType>({
  subject: 'complaint type',
  table: 'complaint_types',
  sortedBy: ['position'],
  unknown: 'complaints.unknown_type_row',
  contract: typeAdmin,
  max: maxTypes,
  titleOf: ({ labelEn, labelNe }) => ({ en: labelEn, ne: labelNe }),
  entryOf: (row) => pick(row as TypeEntry, ['key', 'labelEn', 'labelNe', 'hours', 'offered']),
  read: (_, { labelEn, labelNe, hours, offered }) => ({ labelEn, labelNe, hours, offered }),
  issueOf: (entry, others) =>
    isOffered(entry, others) ? undefined : { field: 'offered', key: 'complaints.type_last' },
  mayBeRemoved: async (tx, { key = '' }, others) => mayBeRemoved(await countOfType(tx, key), others),
})
