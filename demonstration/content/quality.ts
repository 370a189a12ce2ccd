// Results of the last water test against the national standard. All are samples.

import type { Bilingual } from '../../src/kit/language.ts'
import { both, type OrganisationContent, type QualityRow } from './shapes.ts'

type Row = [parameter: Bilingual, unit: Bilingual, limit: Bilingual, result: string]

const milligrams = both('mg/L', 'मि.ग्रा./लि.')
const perHundred = both('CFU per 100 ml', 'सीएफयू प्रति १०० मि.लि.')

// First what readers ask about: the first page shows four of them.
// Limits: National Drinking Water Quality Standard 2062; in brackets what is accepted where no other source exists.
const rows: Row[] = [
  [both('E. coli', 'ई. कोलाई'), perHundred, both('0', '०'), '0'],
  [both('Residual chlorine', 'अवशिष्ट क्लोरिन'), milligrams, both('0.1–0.2', '०.१–०.२'), '0.14'],
  [both('Turbidity', 'धमिलोपन'), both('NTU', 'एनटीयू'), both('5 (10)', '५ (१०)'), '1.8'],
  [both('Arsenic', 'आर्सेनिक'), milligrams, both('0.05', '०.०५'), '0.004'],
  [both('pH', 'पीएच'), both('–', '–'), both('6.5–8.5', '६.५–८.५'), '7.2'],
  [both('Total dissolved solids', 'कुल घुलित ठोस'), milligrams, both('1000', '१०००'), '214'],
  [both('Iron', 'फलाम'), milligrams, both('0.3 (3)', '०.३ (३)'), '0.21'],
  [both('Manganese', 'म्याङ्गानिज'), milligrams, both('0.2', '०.२'), '0.06'],
  [both('Ammonia', 'एमोनिया'), milligrams, both('1.5', '१.५'), '0.3'],
  [both('Nitrate', 'नाइट्रेट'), milligrams, both('50', '५०'), '4.1'],
  [both('Total hardness', 'कुल कडापन'), milligrams, both('500', '५००'), '118'],
]

/** Quarterly tests before the newest one: their day, and what they found in place of its results. */
const earlier: [sampledOn: string, results: Record<string, string>][] = [
  [
    '2025-01-30',
    {
      'Residual chlorine': '0.11',
      Turbidity: '2.1',
      Iron: '0.24',
      'Total dissolved solids': '221',
      Arsenic: '0.003',
      pH: '7.3',
      Manganese: '0.05',
      Ammonia: '0.4',
      Nitrate: '3.8',
      'Total hardness': '124',
    },
  ],
  [
    '2025-04-29',
    {
      'Residual chlorine': '0.12',
      Turbidity: '2.4',
      Iron: '0.27',
      'Total dissolved solids': '228',
      Arsenic: '0.005',
      pH: '7.1',
      Manganese: '0.08',
      Ammonia: '0.4',
      Nitrate: '4.4',
      'Total hardness': '131',
    },
  ],
  [
    '2025-07-28',
    {
      'Residual chlorine': '0.1',
      Turbidity: '4.6',
      Iron: '0.29',
      'Total dissolved solids': '187',
      Arsenic: '0.004',
      pH: '7',
      Manganese: '0.11',
      Ammonia: '0.6',
      Nitrate: '6.2',
      'Total hardness': '104',
    },
  ],
  [
    '2025-10-30',
    {
      'Residual chlorine': '0.13',
      Turbidity: '3.2',
      Iron: '0.26',
      'Total dissolved solids': '203',
      Arsenic: '0.004',
      pH: '7.2',
      Manganese: '0.07',
      Ammonia: '0.4',
      Nitrate: '4.9',
      'Total hardness': '112',
    },
  ],
  [
    '2026-01-28',
    {
      'Residual chlorine': '0.15',
      Turbidity: '1.7',
      Iron: '0.22',
      'Total dissolved solids': '219',
      Arsenic: '0.003',
      pH: '7.3',
      Manganese: '0.05',
      Ammonia: '0.3',
      Nitrate: '3.9',
      'Total hardness': '122',
    },
  ],
  [
    '2026-04-29',
    {
      'Residual chlorine': '0.14',
      Turbidity: '2.2',
      Iron: '0.25',
      'Total dissolved solids': '226',
      Arsenic: '0.004',
      pH: '7.2',
      Manganese: '0.06',
      Ammonia: '0.3',
      Nitrate: '4.2',
      'Total hardness': '129',
    },
  ],
  [
    '2026-07-29',
    {
      'Residual chlorine': '0.12',
      Turbidity: '4.1',
      Iron: '0.28',
      'Total dissolved solids': '191',
      Arsenic: '0.005',
      pH: '7.1',
      Manganese: '0.1',
      Ammonia: '0.5',
      Nitrate: '5.7',
      'Total hardness': '106',
    },
  ],
]

const newest = rows.map(([parameter, unit, limit, result]): QualityRow => ({ parameter, unit, limit, result }))

/** From the oldest to the newest. */
export const quality: OrganisationContent['quality'] = {
  place: both('Tap at the treatment plant outlet (sample)', 'प्रशोधन केन्द्रको निकास धारा (नमुना)'),
  tests: [
    ...earlier.map(([sampledOn, results]) => ({
      sampledOn,
      rows: newest.map((row) => ({ ...row, result: results[row.parameter.en] ?? row.result })),
    })),
    { sampledOn: '2026-10-29', rows: newest },
  ],
}
