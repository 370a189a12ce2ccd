// Columns of the complaints' inbox in each of its views.

import type { Bilingual } from '#kit/language.ts'
import type { Column } from '#kit/table/columns.ts'
import type { TableDefaults } from '#kit/table/query.ts'
import type { ComplaintOrder, ComplaintsQuery } from '../../contract/query.ts'
import type { ListedComplaint } from '../../contract/answers.ts'
import { buckets, complaintStates } from '../../contract/form.ts'
import { complaintsMessages } from '../../messages/public.ts'
import { consoleMessages } from '../../messages/console.ts'
import { stateKey } from './translator.ts'

export const views = ['open', 'mine', 'unassigned', 'today', 'overdue', 'all'] as const
export type View = (typeof views)[number]

/** Query of each view. */
export const viewQuery: Record<View, Partial<ComplaintsQuery>> = {
  open: { state: 'open' },
  mine: { state: 'open', assignee: 'me' },
  unassigned: { state: 'open', assignee: 'none' },
  today: { due: 'today' },
  overdue: { bucket: 'breached' },
  all: {},
}

/** Open complaints by deadline, all complaints by day of receipt. */
export function defaultsOf(view: View): TableDefaults & { sortBy: ComplaintOrder } {
  return view === 'all' ? { sortBy: 'receivedAt', sortOrder: 'desc' } : { sortBy: 'dueAt', sortOrder: 'asc' }
}

type TypeOption = { key: string; label: Bilingual }

const texts = { ...complaintsMessages, ...consoleMessages }

export function columnsOf(view: View, types: readonly TypeOption[]): Column<ListedComplaint>[] {
  const typeOptions = types.map(({ key, label }) => ({ value: key, label }))
  const columns: Column<ListedComplaint>[] = [
    { key: 'code', label: texts['complaints.ticket'], sortable: true, width: 160, minWidth: 120 },
    {
      key: 'type',
      label: texts['complaints.type'],
      sortable: true,
      width: 260,
      minWidth: 160,
      filter: { type: 'select', options: typeOptions },
    },
    {
      key: 'state',
      label: texts['complaints.state'],
      width: 180,
      minWidth: 140,
      sortable: view === 'all',
      ...(view === 'all' ? { filter: { type: 'select', options: stateOptions } } : {}),
    },
    {
      key: 'dueAt',
      label: texts['complaints.clock'],
      kind: 'date',
      // The longest day and hour on one line.
      width: 220,
      minWidth: 140,
      sortable: true,
      ...(view === 'overdue' || view === 'today'
        ? {}
        : { filter: { type: 'select', name: 'bucket', options: bucketOptions } }),
    },
    {
      key: 'ward',
      label: texts['complaints.ward'],
      named: true,
      sortable: true,
      width: 120,
      minWidth: 80,
      filter: { type: 'text' },
    },
    { key: 'tol', label: texts['complaints.tol'], named: true, hidden: true, filter: { type: 'text' } },
    { key: 'name', label: texts['complaints.name'], hidden: true },
    { key: 'phone', label: texts['complaints.phone'], hidden: true },
    {
      key: 'assigneeName',
      label: texts['complaints.assignee'],
      width: 120,
      minWidth: 80,
      ...(view === 'mine' || view === 'unassigned'
        ? { hidden: true }
        : { filter: { type: 'select', name: 'assignee', options: assigneeOptions } }),
    },
    {
      key: 'receivedAt',
      label: texts['complaints.received_at'],
      named: true,
      kind: 'date',
      hidden: true,
      sortable: true,
      filter: { type: 'daterange', name: 'received' },
    },
  ]
  return columns
}

const stateOptions = complaintStates.map((value) => ({ value, label: texts[stateKey(value)] }))
const bucketOptions = buckets.map((value) => ({ value, label: texts[`complaints.bucket_${value}`] }))
const assigneeOptions = [
  { value: 'me', label: texts['complaints.assignee_me'] },
  { value: 'none', label: texts['complaints.assignee_none'] },
]
