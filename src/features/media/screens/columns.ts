// Columns of the media library in each of its views.

import type { Column } from '#kit/table/columns.ts'
import type { TableDefaults } from '#kit/table/query.ts'
import type { ListedMedia } from '../contract/api.ts'
import { mediaKinds, mediaViews } from '../contract/limits.ts'
import { mediaMessages as texts } from '../messages/library.ts'

export const views = ['all', ...mediaViews] as const

/** Newest first. */
export const defaults: TableDefaults = { sortBy: 'addedAt', sortOrder: 'desc' }

const kinds = mediaKinds.map((value) => ({ value, label: texts[`media.kind_${value}`] }))

export const columns: Column<ListedMedia>[] = [
  { key: 'picture', label: texts['media.file'], width: 72, minWidth: 72, exportable: false, value: () => null },
  { key: 'alt', label: texts['media.description'], width: 360, minWidth: 180 },
  {
    key: 'kind',
    label: texts['media.kind'],
    value: ({ kind }) => texts[`media.kind_${kind}`],
    filter: { type: 'select', options: kinds },
  },
  { key: 'uses', label: texts['media.uses'], named: true, kind: 'number' },
  { key: 'sizeBytes', label: texts['media.size'], kind: 'size', hidden: true },
  { key: 'filename', label: texts['media.filename'], hidden: true },
  { key: 'addedAt', label: texts['media.added'], named: true, kind: 'date', sortable: true },
]
