// Views and shared columns of the admin lists of published items.

import type { Column } from '#kit/table/columns.ts'
import type { TableDefaults } from '#kit/table/query.ts'
import type { PublishingState } from '../contract/window.ts'
import { listedStates } from '../contract/window.ts'
import { publishingTexts as texts } from './translator.ts'

export const views = ['all', ...listedStates] as const
export type View = (typeof views)[number]

/** Newest entry first. */
export const adminListDefaults: TableDefaults = { sortBy: 'enteredAt', sortOrder: 'desc' }

export type AdminRow = {
  id: number
  state: PublishingState
  publishFrom: string | null
  publishUntil: string | null
  enteredAt: string
}

/** The columns of each view, created once so that their identity is stable. */
export function columnsByView<Row>(columnsOf: (view: View) => Column<Row>[]): (view: View) => Column<Row>[] {
  const columns = new Map(views.map((view) => [view, columnsOf(view)]))
  return (view) => columns.get(view)!
}

export const stateColumn = (view: View): Column<AdminRow> => ({
  key: 'state',
  label: texts['publishing.state'],
  hidden: view !== 'all',
  value: ({ state }) => texts[`publishing.${state}`],
})

export const windowColumns = (view: View): Column<AdminRow>[] => [
  { key: 'publishFrom', label: texts['publishing.from'], named: true, kind: 'date', hidden: view !== 'scheduled' },
  {
    key: 'publishUntil',
    label: texts['publishing.until'],
    named: true,
    kind: 'date',
    hidden: view !== 'expired' && view !== 'ending',
  },
]

export const entryColumn: Column<AdminRow> = {
  key: 'enteredAt',
  label: texts['publishing.entered'],
  named: true,
  kind: 'date',
  sortable: true,
}
