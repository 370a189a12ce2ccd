// Columns of the report of collections, for each grouping.

import { accountLabel } from '#features/ledger/screens/account-label.ts'
import { monthName } from '#kit/format/bs-months.ts'
import { wardName } from '#features/tols/screens/ward-name.ts'
import type { Column } from '#kit/table/columns.ts'
import type { CollectionRow } from '../contract/api.ts'
import { groupings, type Grouping } from '../contract/groups.ts'
import { collectionMessages as texts } from '../messages.ts'

const sums: Column<CollectionRow>[] = [
  { key: 'payments', label: texts['collections.payments'], kind: 'number', named: true },
  ...(['cash', 'cheques', 'online', 'bank', 'reversed', 'net'] as const).map((key): Column<CollectionRow> => ({
    key: `${key}Paisa`,
    label: texts[`collections.${key}`],
    kind: 'money',
    named: true,
    skipsZero: key !== 'net',
  })),
]

const groups: Record<Grouping, Pick<Column<CollectionRow>, 'kind' | 'value'>> = {
  day: { kind: 'date' },
  month: { value: ({ group }) => ({ en: monthName(group!, 'en'), ne: monthName(group!, 'ne') }) },
  tender: { value: ({ group }) => accountLabel(group!) },
  cashier: {},
  ward: { value: ({ group }) => (group === null ? texts['collections.no_ward'] : wardName(Number(group))) },
}

/** By grouping; each keeps its identity between renders. */
export const collectionColumns = Object.fromEntries(
  groupings.map((by) => [
    by,
    [{ key: 'group', label: texts[`collections.by_${by}`], width: 150, ...groups[by] }, ...sums],
  ]),
) as Record<Grouping, Column<CollectionRow>[]>
