// Which columns does the office's list of documents have, in each of its views?

import type { Column } from '#kit/table/columns.ts'
import type { TableDefaults } from '#kit/table/query.ts'
import { listedStates } from '#features/publishing/contract.ts'
import { reportTypeNames } from '../../contract/lists.ts'
import type { OfficeDocument } from '../../contract/office.ts'
import { officeSentences as words } from './sentences.ts'

export const views = ['all', ...listedStates] as const
export type View = (typeof views)[number]

/** What was entered last comes first. */
export const officeDefaults: TableDefaults = { sortBy: 'enteredAt', sortOrder: 'desc' }

/** The same value for every call with a view. */
export function officeColumns(view: View): Column<OfficeDocument>[] {
  return columnsByView[view]
}

const typeOptions = reportTypeNames.map((value) => ({ value, label: words[`documents.${value}.title`] }))

function columnsOf(view: View): Column<OfficeDocument>[] {
  return [
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
    {
      key: 'state',
      label: words['documents.state'],
      hidden: view !== 'all',
      value: ({ state }) => words[`publishing.${state}`],
    },
    { key: 'published', label: words['documents.date'], kind: 'date', sortable: true },
    { key: 'publishFrom', label: words['documents.from'], kind: 'date', hidden: view !== 'scheduled' },
    {
      key: 'publishUntil',
      label: words['documents.until_column'],
      kind: 'date',
      hidden: view !== 'expired' && view !== 'ending',
    },
    { key: 'closesOn', label: words['documents.column.closesOn'], kind: 'date', hidden: true },
    { key: 'filename', label: words['documents.column.filename'], hidden: true },
    { key: 'size', label: words['documents.column.size'], kind: 'size', hidden: true },
    { key: 'enteredAt', label: words['documents.entered'], kind: 'date', sortable: true },
  ]
}

const columnsByView = Object.fromEntries(views.map((view) => [view, columnsOf(view)])) as Record<
  View,
  Column<OfficeDocument>[]
>
