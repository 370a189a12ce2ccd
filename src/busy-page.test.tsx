// Test of the page of a refused request: the telephones that are known without the database.

import { expect, test } from 'vitest'
import { busyPage } from './busy-page.tsx'

const name = { en: 'Damak Water', ne: 'दमक खानेपानी' }
const plumber = { en: 'On-call plumber', ne: 'प्लम्बर' }

test('it names the office’s telephone and the on-call number, in the reader’s digits', () => {
  const phones = { office: '023-580123', onCall: '+9779852012345', onCallTitle: plumber }
  const html = busyPage({ organisation: { name, phones, brand: null }, language: 'ne', isForm: false })
  expect(html).toContain('href="tel:+97723580123"')
  expect(html).toContain('०२३-५८०१२३')
  expect(html).toContain('href="tel:+9779852012345"')
  expect(html).toContain('प्लम्बर')
})

test('without telephones it has no link to call', () => {
  const phones = { office: '', onCall: '', onCallTitle: plumber }
  expect(busyPage({ organisation: { name, phones, brand: null }, language: 'en', isForm: true })).not.toContain('tel:')
})
