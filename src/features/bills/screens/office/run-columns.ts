// Columns of the list of billing runs.

import { monthName } from '#kit/format/bs-months.ts'
import { inDigits, type Bilingual } from '#kit/language.ts'
import type { Column } from '#kit/table/columns.ts'
import type { TableDefaults } from '#kit/table/query.ts'
import type { Run } from '../../contract/api.ts'
import { billsScreens as texts } from '../../messages/screens.ts'
import { billsTranslator } from '../translator.ts'
import { zoneName, type Zones } from './zone-name.ts'

export const runDefaults: TableDefaults = { sortBy: 'prepared', sortOrder: 'desc' }

export function runColumns(zones: Zones): Column<Run>[] {
  return [
    {
      key: 'period',
      label: texts['bills.month'],
      sortable: true,
      value: ({ period }) => ({ en: monthName(period, 'en'), ne: monthName(period, 'ne') }),
    },
    { key: 'zone', label: texts['bills.zone'], width: 180, minWidth: 130, value: (run) => scopeOf(run, zones) },
    { key: 'state', label: texts['bills.state'], value: ({ state }) => texts[`bills.state_${state}`] },
    { key: 'bills', label: texts['bills.count'], kind: 'number', named: true, value: ({ preview }) => preview.bills },
    {
      key: 'chargePaisa',
      label: texts['bills.charge'],
      kind: 'money',
      named: true,
      value: ({ preview }) => preview.chargePaisa,
    },
    {
      key: 'prepared',
      label: texts['bills.prepared_by'],
      kind: 'date',
      named: true,
      sortable: true,
      value: ({ prepared }) => prepared.at,
    },
  ]
}

/** What a run bills, in both languages: a supply zone, one connection, or the whole organisation. */
export function scopeOf({ zone, customerNumber }: Run, zones: Zones): Bilingual {
  if (customerNumber === null)
    return {
      en: zoneName(zone, zones, 'en') ?? texts['bills.whole'].en,
      ne: zoneName(zone, zones, 'ne') ?? texts['bills.whole'].ne,
    }
  const number = (language: 'en' | 'ne') =>
    billsTranslator(language)('bills.one_connection', { number: inDigits(customerNumber, language) })
  return { en: number('en'), ne: number('ne') }
}
