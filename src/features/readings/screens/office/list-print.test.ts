// Tests of what a printed reading list says of itself.

import { expect, test } from 'vitest'
import { listFacts } from './list-print.ts'

const zones = [
  { code: 'zone-1', name: { en: 'Zone 1', ne: 'जोन १' } },
  { code: 'zone-2', name: { en: 'Zone 2', ne: 'जोन २' } },
]
const row = (zone: string | null, ward: number | null) => ({ period: '2083/08', zone, ward })

test('a list of one zone and one ward names them and its month', () => {
  expect(listFacts([row('zone-1', 5), row('zone-1', 5)], zones, 'en')).toEqual([
    ['Period', 'Mangsir 2083'],
    ['Supply zone', 'Zone 1'],
    ['Ward', '5'],
  ])
  expect(listFacts([row('zone-1', 5)], zones, 'ne').map(([, value]) => value)).toEqual(['मङ्सिर २०८३', 'जोन १', '५'])
})

test('a list of several names none; one without meters has nothing to say', () => {
  const several = listFacts([row('zone-1', 5), row('zone-2', null)], zones, 'en')
  expect(several.map(([, value]) => value)).toEqual(['Mangsir 2083', '', ''])
  expect(listFacts([row(null, null)], zones, 'en').map(([, value]) => value)).toEqual(['Mangsir 2083', '', ''])
  expect(listFacts([], zones, 'en')).toEqual([])
})
