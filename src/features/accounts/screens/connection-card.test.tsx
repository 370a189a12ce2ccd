// Tests of the card of a connection: what to pay, arrears, a credit, and a number that the register does not have.

import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Language } from '#kit/language.ts'
import { PageLanguage } from '#ui/page-language.ts'
import type { OwnConnectionSummary } from '../contract/api.ts'
import { ConnectionCard } from './connection-card.tsx'

const customer = {
  id: 1,
  customerNumber: '10425',
  address: { en: 'Damak', ne: 'दमक' },
  ward: 5,
  tol: { en: 'Krishna Mandir', ne: 'कृष्ण मन्दिर' },
  customerType: 'residential',
  tapSize: '1/2',
  connectedOn: null,
}
const summary: OwnConnectionSummary = {
  customerNumber: '10425',
  access: 'own',
  place: null,
  balancePaisa: 21_000,
  depositPaisa: null,
  arrearsPaisa: 5_000,
  byDay: [
    { from: '2026-11-22', until: '2026-12-20', amountPaisa: 21_000 },
    { from: '2026-12-21', until: null, amountPaisa: 22_600 },
  ],
  lastBill: { number: '2083-84-12', period: '2083/07', totalPaisa: 25_000, unusual: null },
  supply: { starts: '2026-11-23T00:00:00.000Z', ends: '2026-11-23T01:00:00.000Z', isFlowing: false },
  readingDay: { from: '2026-12-10', until: '2026-12-12' },
}

function card(shown: OwnConnectionSummary | undefined, language: Language = 'en'): string {
  const html = renderToStaticMarkup(
    <PageLanguage value={language}>
      <ConnectionCard customer={customer} summary={shown} language={language} />
    </PageLanguage>,
  )
  return html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ')
}

test('what is owed today, until when, its arrears and the next days', () => {
  const text = card(summary)
  expect(text).toContain('To pay today Rs. 210')
  expect(text).toMatch(/applies until .*20 December 2026/)
  expect(text).toContain('Of this, Rs. 50 is arrears.')
  expect(text).toContain('226.00')
  expect(text).toContain('Bill of Kartik 2083')
  expect(text).toMatch(/Next water: .*23 November 2026/)
  expect(text).toMatch(/Next meter reading: .*10 December 2026 to .*12 December 2026/)
  expect(card(summary, 'ne')).toContain('आज तिर्नुपर्ने रु. २१०')
})

test('a credit, a deposit, a former holder and a number without a connection ask for no payment', () => {
  // Paid in advance, or left by a waiver, which nobody has paid and nobody gets back.
  const inCredit = { ...summary, balancePaisa: -1_500, arrearsPaisa: 0, byDay: [] }
  expect(card(inCredit)).toContain('Nothing to pay')
  expect(card(inCredit)).toContain('You have a credit of Rs. 15. It is taken off your next bills.')
  expect(card(inCredit, 'ne')).toContain('रु. १५ आगामी बिलबाट कट्टा हुन बाँकी छ।')
  expect(card({ ...summary, depositPaisa: 100_000 }, 'ne')).toContain('कार्यालयमा रहेको धरौटी: रु. १,०००')
  const former = card({ ...summary, balancePaisa: null, arrearsPaisa: null, byDay: [], lastBill: null })
  expect(former).toContain('Another holder has this connection now.')
  expect(former).not.toContain('To pay')
  expect(card(undefined)).not.toMatch(/To pay|Nothing to pay|Statement/)
})

test('an unusual use of the last bill is pointed out', () => {
  const lastBill = { ...summary.lastBill!, unusual: { units: 60, usual: 18 } }
  expect(card({ ...summary, lastBill }, 'ne')).toContain('६० युनिट, सामान्य १८ युनिट')
  expect(card(summary, 'ne')).not.toContain('सामान्य')
})
