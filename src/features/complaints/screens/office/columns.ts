// Which columns does the inbox of complaints have, in each of its views?

import type { Bilingual } from '#kit/language.ts'
import type { Column } from '#kit/table/columns.ts'
import type { TableDefaults } from '#kit/table/query.ts'
import type { ComplaintsQuery } from '../../contract/query.ts'
import type { ListedComplaint } from '../../contract/answers.ts'
import { buckets, complaintStates } from '../../contract/form.ts'
import { complaintsMessages } from '../../messages/public.ts'
import { consoleMessages } from '../../messages/console.ts'
import { stateKey } from './sentences.ts'

export const views = ['open', 'mine', 'unassigned', 'overdue', 'all'] as const
export type View = (typeof views)[number]

/** What each view asks of the list. */
export const viewQuery: Record<View, Partial<ComplaintsQuery>> = {
  open: { state: 'open' },
  mine: { state: 'open', assignee: 'me' },
  unassigned: { state: 'open', assignee: 'none' },
  overdue: { bucket: 'breached' },
  all: {},
}

/** What is to be done is shown by its deadline, everything by its day. */
export function defaultsOf(view: View): TableDefaults {
  return view === 'all' ? { sortBy: 'receivedAt', sortOrder: 'desc' } : { sortBy: 'dueAt', sortOrder: 'asc' }
}

type TypeOption = { key: string; label: Bilingual }

const words = { ...complaintsMessages, ...consoleMessages }

export function columnsOf(view: View, types: readonly TypeOption[]): Column<ListedComplaint>[] {
  const typeOptions = types.map(({ key, label }) => ({ value: key, label }))
  const columns: Column<ListedComplaint>[] = [
    { key: 'code', label: words['complaints.ticket'], sortable: true, width: 160, minWidth: 120 },
    {
      key: 'type',
      label: words['complaints.type'],
      sortable: true,
      width: 140,
      minWidth: 100,
      filter: { type: 'select', options: typeOptions },
    },
    {
      key: 'state',
      label: words['complaints.state'],
      minWidth: 140,
      sortable: view === 'all',
      ...(view === 'all' ? { filter: { type: 'select', options: stateOptions } } : {}),
    },
    {
      key: 'dueAt',
      label: words['complaints.clock'],
      kind: 'date',
      sortable: true,
      ...(view === 'overdue' ? {} : { filter: { type: 'select', name: 'bucket', options: bucketOptions } }),
    },
    {
      key: 'ward',
      label: words['complaints.ward'],
      sortable: true,
      width: 120,
      minWidth: 80,
      filter: { type: 'text' },
    },
    { key: 'tol', label: words['complaints.tol'], hidden: true, filter: { type: 'text' } },
    { key: 'name', label: words['complaints.name'], hidden: true },
    { key: 'phone', label: words['complaints.phone'], hidden: true },
    {
      key: 'assigneeName',
      label: words['complaints.assignee'],
      width: 120,
      minWidth: 80,
      ...(view === 'mine' || view === 'unassigned'
        ? { hidden: true }
        : { filter: { type: 'select', name: 'assignee', options: assigneeOptions } }),
    },
    {
      key: 'receivedAt',
      label: words['complaints.received_at'],
      kind: 'date',
      hidden: view !== 'all' && view !== 'unassigned',
      sortable: true,
      filter: { type: 'daterange', name: 'received' },
    },
  ]
  return columns
}

const stateOptions = complaintStates.map((value) => ({ value, label: words[stateKey(value)] }))
const bucketOptions = buckets.map((value) => ({ value, label: words[`complaints.bucket_${value}`] }))
const assigneeOptions = [
  { value: 'me', label: words['complaints.assignee_me'] },
  { value: 'none', label: words['complaints.assignee_none'] },
]
