// Columns of the applications' inbox in each of its views.

import type { Permission } from '#root/permissions.ts'
import type { Column } from '#kit/table/columns.ts'
import type { TableDefaults } from '#kit/table/query.ts'
import type { ListedApplication } from '../../contract/answers.ts'
import { kinds } from '../../contract/form.ts'
import { states } from '../../contract/progress.ts'
import { fieldMessages } from '../../messages/fields.ts'
import { consoleMessages } from '../../messages/console.ts'
import { screenMessages } from '../../messages/screens.ts'

/** The states with a pending action, and all applications. */
export const views = ['submitted', 'prepared', 'checked', 'returned', 'all'] as const
export type View = (typeof views)[number]

/** The first view: the step that the person signs. */
export function ownView(permissions: readonly Permission[]): View {
  if (permissions.includes('applications:approve')) return 'checked'
  return permissions.includes('applications:check') ? 'prepared' : 'submitted'
}

/** Pending applications oldest first, all applications newest first. */
export function defaultsOf(view: View): TableDefaults {
  return { sortBy: 'submittedAt', sortOrder: view === 'all' ? 'desc' : 'asc' }
}

const texts = { ...fieldMessages, ...screenMessages, ...consoleMessages }
const kindOptions = kinds.map((value) => ({ value, label: texts[`applications.kind.${value}`] }))
const stateOptions = states.map((value) => ({ value, label: texts[`applications.state.${value}`] }))

const withoutState: Column<ListedApplication>[] = [
  { key: 'code', label: texts['applications.field.code'], sortable: true, width: 160, minWidth: 120 },
  {
    key: 'applicant',
    label: texts['applications.field.applicant'],
    sortable: true,
    width: 180,
    minWidth: 120,
    value: ({ applicant }) => applicant,
  },
  {
    key: 'kind',
    label: texts['applications.field.kind'],
    filter: { type: 'select', options: kindOptions },
  },
  {
    key: 'ward',
    label: texts['applications.field.ward'],
    named: true,
    sortable: true,
    width: 120,
    minWidth: 80,
    filter: { type: 'text' },
  },
  { key: 'tol', label: texts['applications.field.tol'], hidden: true },
  { key: 'phone', label: texts['applications.field.phone'], hidden: true },
  {
    key: 'missing',
    label: texts['applications.papers_short'],
    named: true,
    kind: 'number',
    value: ({ missing }) => missing.length,
  },
  { key: 'submittedAt', label: texts['applications.track.submitted_at'], named: true, kind: 'date', sortable: true },
  {
    key: 'lastStepAt',
    label: texts['applications.last_step'],
    named: true,
    kind: 'date',
    sortable: true,
    hidden: true,
  },
]

const state: Column<ListedApplication> = {
  key: 'state',
  label: texts['applications.status'],
  filter: { type: 'select', options: stateOptions },
}

const turn: Column<ListedApplication> = {
  key: 'next',
  label: texts['applications.turn'],
  named: true,
  width: 100,
  value: ({ next }) => texts[`applications.turn_${next ?? ('none' as const)}`],
}

const allColumns = [
  ...withoutState.slice(0, 3),
  state,
  turn,
  ...withoutState.slice(3).map((column) => (column.key === 'missing' ? { ...column, hidden: true } : column)),
]

/** The same value for every call with a view. */
export function columnsOf(view: View): Column<ListedApplication>[] {
  return view === 'all' ? allColumns : withoutState
}
