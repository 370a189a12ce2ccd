// Tests of the explanation of charge lines and payment steps in both languages.

import { expect, test } from 'vitest'
import { panbari, ratnanagar } from '#demonstration/published-tariffs.ts'
import { inDigits, translator, type Language } from '#kit/language.ts'
import type { ChargeLine, Rates } from '../contract/api.ts'
import { tariffsMessages } from '../messages/all.ts'
import { chargeFor } from './charge.ts'
import { explain, explainStep, type Formatter, type MessageRef } from './explanation.ts'
import { payBy } from './payment.ts'

const rates: Rates = {
  ...ratnanagar.tables[0]!,
  sewerage: { kind: 'percent', basisPoints: 12_50 },
  fees: ratnanagar.fees,
  rounding: 'rupee',
}

test('a bill of 21 units is explained in English and in Nepali', () => {
  const { lines } = chargeFor(rates, 21)
  expect(lines.map((line) => textOf('en', explain(line, formatter('en'))))).toEqual([
    'Minimum charge, covers the first 10 units',
    'Units 11 to 20: 10 × Rs. 14',
    'Unit 21: 1 × Rs. 17',
    'Sewerage charge, 12.5% of the water charge Rs. 237',
    'Maintenance fee',
    'Rounded to the nearest rupee',
  ])
  expect(lines.map((line) => textOf('ne', explain(line, formatter('ne'))))).toEqual([
    'न्यूनतम महसुल (सुरुका १० युनिटसम्म)',
    'युनिट ११ देखि २० सम्म: १० × रु. १४',
    'युनिट २१: १ × रु. १७',
    'ढल निकास शुल्क (खानेपानी महसुल रु. २३७ को १२.५%)',
    'मर्मत शुल्क',
    'नजिकको रुपैयाँमा मिलान',
  ])
})

test.each<[ChargeLine, string]>([
  [{ kind: 'minimum', as: 'base', amountPaisa: 1 }, 'Minimum charge, in addition to the units used'],
  [{ kind: 'minimum', as: 'unmetered', amountPaisa: 1 }, 'Fixed monthly charge without meter'],
  [{ kind: 'minimum', as: 'floor', raisedToPaisa: 100_00, amountPaisa: 1 }, 'Raised to the minimum charge of Rs. 100'],
  [{ kind: 'entry', from: 9, amountPaisa: 1 }, 'Charged once from unit 9 on'],
  [{ kind: 'sewerage', amountPaisa: 1 }, 'Sewerage charge'],
])('%o is explained', (line, text) => {
  expect(textOf('en', explain(line, formatter('en')))).toBe(text)
  expect(textOf('ne', explain(line, formatter('ne')))).not.toMatch(/[{}a-z]/i)
})

test('explains payment steps by their dates and the change they make', () => {
  const texts = payBy(panbari.paymentSteps, 85_00, '2026-11-21').map((step) =>
    textOf('en', explainStep(step, formatter('en'))),
  )
  expect([texts[0], texts[1], texts[2], texts[5]]).toEqual([
    'By 2026-12-06 (4% rebate)',
    'By 2026-12-21',
    'By 2027-01-20 (8% late fee)',
    '2027-03-22 or later (100% late fee)',
  ])
})

test.each([-1, 0, 1])('an endless step of %i basis points is explained in Nepali', (basisPoints) => {
  const [step] = payBy([{ fromDay: 0, toDay: null, basisPoints }], 100_00, '2026-11-21')
  expect(textOf('ne', explainStep(step!, formatter('ne')))).toMatch(/^२०२६-११-२१ वा सोपछि/)
})

function textOf(language: Language, { key, values }: MessageRef): string {
  return translator<Record<string, { en: string; ne: string }>>(tariffsMessages, language)(key, values)
}

function formatter(language: Language): Formatter {
  return {
    money: (paisa) => inDigits(`${language === 'en' ? 'Rs.' : 'रु.'} ${paisa / 100}`, language),
    date: (iso) => inDigits(iso, language),
    text: (text) => text[language],
  }
}
