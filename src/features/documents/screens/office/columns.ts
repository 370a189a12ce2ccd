// Which columns does the office's list of documents have, in each of its views?

import { columnsByView, entryColumn, stateColumn, windowColumns } from '#features/publishing/screens/columns.ts'
import { reportTypeNames } from '../../contract/lists.ts'
import type { OfficeDocument } from '../../contract/office.ts'
import { officeTexts as words } from './translator.ts'

const typeOptions = reportTypeNames.map((value) => ({ value, label: words[`documents.${value}.title`] }))

export const officeColumns = columnsByView<OfficeDocument>((view) => [
  {
    key: 'title',
    label: words['documents.column.title'],
    sortable: true,
    width: 320,
    value: ({ titleEn, titleNe }) => ({ en: titleEn, ne: titleNe }),
  },
  {
    key: 'type',
    label: words['documents.list'],
    value: ({ type }) => words[`documents.${type}.title`],
    filter: { type: 'select', options: typeOptions },
  },
  stateColumn(view),
  { key: 'published', label: words['documents.date'], kind: 'date', sortable: true },
  ...windowColumns(view),
  { key: 'closesOn', label: words['documents.column.closesOn'], kind: 'date', hidden: true },
  { key: 'filename', label: words['documents.column.filename'], hidden: true },
  { key: 'size', label: words['documents.column.size'], kind: 'size', hidden: true },
  entryColumn,
])
