// Columns of the admin list of articles.

import type { Column } from '#kit/table/columns.ts'
import type { View } from '#features/publishing/screens/columns.ts'
import { columnsByView, entryColumn, stateColumn, windowColumns } from '#features/publishing/screens/columns.ts'
import type { NewsCategory } from '../../contract/api.ts'
import type { OfficeArticle } from '../../contract/office.ts'
import { officeTexts as texts } from './translator.ts'

export function officeColumns(categories: readonly NewsCategory[]): (view: View) => Column<OfficeArticle>[] {
  const options = categories.map(({ code, name }) => ({ value: code, label: name }))
  return columnsByView((view) => [
    { key: 'title', label: texts['news.title_field'], width: 320, value: ({ title }) => title },
    {
      key: 'category',
      label: texts['news.category'],
      value: ({ category }) => category.name,
      filter: { type: 'select', options },
    },
    stateColumn(view),
    { key: 'published', label: texts['news.date'], kind: 'date', sortable: true },
    ...windowColumns(view),
    entryColumn,
  ])
}
