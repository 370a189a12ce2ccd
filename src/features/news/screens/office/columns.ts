// Which columns does the office's list of articles have, in each of its views?

import type { Column } from '#kit/table/columns.ts'
import type { TableDefaults } from '#kit/table/query.ts'
import { listedStates } from '#features/publishing/contract.ts'
import type { NewsCategory } from '../../contract.ts'
import type { OfficeArticle } from '../../contract/office.ts'
import { officeSentences as words } from './sentences.ts'

export const views = ['all', ...listedStates] as const
export type View = (typeof views)[number]

/** What was entered last comes first. */
export const officeDefaults: TableDefaults = { sortBy: 'enteredAt', sortOrder: 'desc' }

export function officeColumns(view: View, categories: readonly NewsCategory[]): Column<OfficeArticle>[] {
  const options = categories.map(({ code, name }) => ({ value: code, label: name }))
  return [
    { key: 'title', label: words['news.title_field'], width: 320, value: ({ title }) => title },
    {
      key: 'category',
      label: words['news.category'],
      value: ({ category }) => category.name,
      filter: { type: 'select', options },
    },
    {
      key: 'state',
      label: words['news.state'],
      hidden: view !== 'all',
      value: ({ state }) => words[`publishing.${state}`],
    },
    { key: 'published', label: words['news.date'], kind: 'date', sortable: true },
    { key: 'publishFrom', label: words['news.from'], kind: 'date', hidden: view !== 'scheduled' },
    { key: 'publishUntil', label: words['news.until'], kind: 'date', hidden: view !== 'expired' && view !== 'ending' },
    { key: 'enteredAt', label: words['news.entered'], kind: 'date', sortable: true },
  ]
}
