// Columns of the admin list of documents.

import { columnsByView, entryColumn, stateColumn, windowColumns } from '#features/publishing/screens/columns.ts'
import { reportTypes } from '../../contract/lists.ts'
import type { OfficeDocument } from '../../contract/office.ts'
import { dayOrInstant } from '../../rules.ts'
import { reportTitles } from '../report-title.ts'
import { officeTexts as texts } from './translator.ts'

const typeOptions = reportTypes.map(({ type, title }) => ({ value: type, label: title }))

export const officeColumns = columnsByView<OfficeDocument>((view) => [
  {
    key: 'title',
    label: texts['documents.column.title'],
    sortable: true,
    width: 520,
    minWidth: 240,
    value: ({ titleEn, titleNe }) => ({ en: titleEn, ne: titleNe }),
  },
  {
    key: 'type',
    label: texts['documents.list'],
    value: ({ type }) => reportTitles(type),
    filter: { type: 'select', options: typeOptions },
  },
  stateColumn(view),
  { key: 'published', label: texts['documents.date'], kind: 'date', sortable: true },
  ...windowColumns(view),
  {
    key: 'closesOn',
    label: texts['documents.column.closesOn'],
    kind: 'date',
    hidden: true,
    value: ({ closesOn, closesTime }) => closesOn && dayOrInstant(closesOn, closesTime),
  },
  { key: 'filename', label: texts['documents.column.filename'], hidden: true },
  { key: 'size', label: texts['documents.column.size'], kind: 'size', hidden: true },
  entryColumn,
])
