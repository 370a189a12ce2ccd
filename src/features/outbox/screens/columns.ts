// Columns of the office's list of messages in each of its views.

import { messageChannels } from '#kit/outgoing-messages.ts'
import type { Column } from '#kit/table/columns.ts'
import type { TableDefaults } from '#kit/table/query.ts'
import type { ListedMessage } from '../contract/api.ts'
import { messageStates } from '../contract/lists.ts'
import { outboxMessages as texts } from '../messages.ts'

export const views = ['all', ...messageStates] as const
export type View = (typeof views)[number]

/** Newest first. */
export const defaults: TableDefaults = { sortBy: 'queuedAt', sortOrder: 'desc' }

const channelOptions = messageChannels.map((value) => ({ value, label: texts[`outbox.channel_${value}`] }))

export const columns: Column<ListedMessage>[] = [
  { key: 'queuedAt', label: texts['outbox.queued_at'], kind: 'date', sortable: true },
  { key: 'recipient', label: texts['outbox.recipient'] },
  { key: 'kind', label: texts['outbox.kind'], value: ({ kind }) => texts[`outbox.kind_${kind ?? 'none'}`] },
  { key: 'channel', label: texts['outbox.channel'], filter: { type: 'select', options: channelOptions } },
  { key: 'state', label: texts['outbox.state'], value: ({ state }) => texts[`outbox.state_${state}`] },
  {
    key: 'failure',
    label: texts['outbox.reason'],
    width: 200,
    minWidth: 140,
    value: ({ failure }) => (failure ? texts[`outbox.failure_${failure}`] : null),
  },
  { key: 'tries', label: texts['outbox.tries'], kind: 'number', hidden: true },
  { key: 'error', label: texts['outbox.error'], hidden: true },
  { key: 'action', label: texts['outbox.action'], exportable: false, value: () => null },
]
