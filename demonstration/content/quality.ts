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

export const quality: OrganisationContent['quality'] = {
  sampledOn: '2026-10-29',
  place: both('Tap at the treatment plant outlet (sample)', 'प्रशोधन केन्द्रको निकास धारा (नमुना)'),
  rows: rows.map(([parameter, unit, limit, result]): QualityRow => ({
    parameter,
    unit,
    limit,
    result,
    isWithin: true,
    sample: true,
  })),
}
