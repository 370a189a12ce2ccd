// What a printed reading list says of itself: its month, and the zone and the ward where all of its meters are in one.

import type { SupplyZone } from '#features/tols/contract/places.ts'
import { monthName } from '#kit/format/bs-months.ts'
import { formatNumber } from '#kit/format/numbers.ts'
import { inLanguage, type Language } from '#kit/language.ts'
import type { PrintFacts } from '#kit/table/print.ts'
import type { ListedMeter } from '../../contract/api.ts'
import { listHeadings } from '../../contract/headings.ts'

export function listFacts(
  rows: readonly Pick<ListedMeter, 'period' | 'zone' | 'ward'>[],
  zones: readonly SupplyZone[],
  language: Language,
): PrintFacts {
  const [first] = rows
  if (!first) return []
  const zone = zones.find(({ code }) => code === first.zone)
  const isOfZone = zone !== undefined && rows.every((row) => row.zone === first.zone)
  const isOfWard = first.ward !== null && rows.every((row) => row.ward === first.ward)
  return [
    [listHeadings.period[language], monthName(first.period, language)],
    [listHeadings.zone[language], isOfZone ? inLanguage(zone.name, language).text : ''],
    [listHeadings.ward[language], isOfWard ? formatNumber(first.ward!, language) : ''],
  ]
}
