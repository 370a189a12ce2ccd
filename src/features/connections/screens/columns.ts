// Columns of the list of connections.

import { textIn } from '#features/tariffs/screens/text.ts'
import { wardName } from '#features/tols/screens/ward-name.ts'
import type { Bilingual } from '#kit/language.ts'
import type { Column } from '#kit/table/columns.ts'
import type { TableDefaults } from '#kit/table/query.ts'
import type { ListedConnection } from '../contract/api.ts'
import { connectionsMessages as texts } from '../messages.ts'

export const defaults: TableDefaults = { sortBy: 'customerNumber', sortOrder: 'asc' }

const [english, nepali] = [textIn('en'), textIn('ne')]

const wardOptions = Array.from({ length: 33 }, (_, index) => {
  return { value: String(index + 1), label: wardName(index + 1) }
})

export const columns: Column<ListedConnection>[] = [
  { key: 'customerNumber', label: texts['connections.number'], kind: 'code', sortable: true },
  { key: 'name', label: texts['connections.holder'], width: 200, minWidth: 140 },
  { key: 'phone', label: texts['connections.phone'], width: 120 },
  {
    key: 'ward',
    label: texts['connections.ward'],
    kind: 'number',
    named: true,
    filter: { type: 'select', options: wardOptions },
  },
  { key: 'tol', label: texts['connections.tol'], width: 140 },
  { key: 'customerType', label: texts['connections.type'], minWidth: 110, value: typeText },
  { key: 'tapSize', label: texts['connections.size'], value: sizeText, hidden: true },
  { key: 'meterSerial', label: texts['connections.meter'], kind: 'code', width: 120, value: meterText },
  { key: 'oldNumber', label: texts['connections.old_number'], kind: 'code', hidden: true },
  { key: 'state', label: texts['connections.state'], value: ({ state }) => texts[`connections.state_${state}`] },
]

function typeText({ customerType }: ListedConnection): Bilingual {
  return { en: english.type(customerType), ne: nepali.type(customerType) }
}

function sizeText({ tapSize }: ListedConnection): Bilingual {
  return { en: english.size(tapSize), ne: nepali.size(tapSize) }
}

function meterText({ meterSerial }: ListedConnection): Bilingual | string {
  if (meterSerial === null) return texts['connections.unmetered']
  return meterSerial === '' ? texts['connections.without_serial'] : meterSerial
}
