// What fees are for at the counter of each organisation: sample purposes, labelled as such.

import { feePurposes } from '../src/features/fees/operations/purposes.server.ts'
import { replaceRows } from '../src/features/ordered-lists/operations/entries.server.ts'
import { systemContext } from '../src/platform/system-context.server.ts'
import type { Loading } from './loading.ts'

const purposes = [
  {
    nameEn: 'Application for a new connection',
    nameNe: 'नयाँ धारा जडानको निवेदन दस्तुर',
    kind: 'application-fee',
    rupees: 100,
  },
  { nameEn: 'Application for a transfer', nameNe: 'नामसारीको निवेदन दस्तुर', kind: 'application-fee', rupees: 200 },
  { nameEn: 'Printed form', nameNe: 'फाराम दस्तुर', kind: 'form', rupees: 10 },
  { nameEn: 'Other', nameNe: 'अन्य', kind: 'other' },
] as const

export async function seedFees(at: Loading): Promise<void> {
  for (const org of at.tenants.all()) {
    const sent = purposes.map((purpose) => ({ ...purpose, sample: true }))
    await replaceRows(systemContext(at, org, 'seed'), feePurposes, sent)
  }
}
