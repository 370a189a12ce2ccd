// Names of wards in both languages.

import type { Bilingual } from '#kit/language.ts'
import { inDigits } from '#kit/language.ts'
import { tolsMessages } from '../messages.ts'

/** @example wardName(4) // { en: 'Ward 4', ne: 'वडा नं. ४' } */
export function wardName(ward: number): Bilingual {
  const { en, ne } = tolsMessages['tols.ward_no']
  return { en: en.replace('{ward}', String(ward)), ne: ne.replace('{ward}', inDigits(String(ward), 'ne')) }
}
