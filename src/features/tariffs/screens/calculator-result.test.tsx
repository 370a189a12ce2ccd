// Tests of the calculator's result: every figure of every published table in both languages.

import { createRef } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { asSample, publishedBoards } from '#demonstration/published-tariffs.ts'
import { formatMoney, formatRupees } from '#kit/format/numbers.ts'
import { languages, type Language } from '#kit/language.ts'
import { PageLanguage } from '#ui/page-language.ts'
import type { Tariff } from '../contract/api.ts'
import { answerCalculator } from '../rules/answer.ts'
import { chargeFor } from '../rules/charge.ts'
import { payBy } from '../rules/payment.ts'
import { CalculatorResult } from './calculator-result.tsx'

const today = '2026-11-21'
const edition = { fiscalYear: '2083/84', effectiveFrom: '2026-07-17' }
const cases = publishedBoards.flatMap((board) =>
  asSample(board, edition).flatMap((tariff, place) =>
    [0, 9, 10, 11, 25, 60, 2_000].map((units) => [board.id, { ...tariff, id: String(place) }, units] as const),
  ),
)

function cellsOf(tariff: Tariff, units: number, language: Language): string[] {
  const html = pageOf(tariff, units, language, today)
  return [...html.matchAll(/<td[^>]*>(.*?)<\/td>/g)].map(([, text = '']) => text.replaceAll('\u00a0', ' '))
}

function pageOf(tariff: Tariff, units: number, language: Language, today: string): string {
  const values = {
    customerType: tariff.customerType ?? 'residential',
    tapSize: tariff.tapSize ?? '1/2',
    meter: tariff.metered ? 'metered' : 'unmetered',
    units: String(units),
  }
  return renderToStaticMarkup(
    <PageLanguage value={language}>
      <CalculatorResult
        answer={answerCalculator([tariff], values, today)}
        values={values}
        today={today}
        origin="http://x"
        hasErrors={false}
        heading={createRef()}
      />
    </PageLanguage>,
  )
}

test('from 1 Shrawan without a new tariff, the year whose tariff is used is said', () => {
  const tariff = cases[0]![1]
  const said = 'यो आर्थिक वर्ष २०८३/८४ को महसुल दर हो, चालु आर्थिक वर्ष २०८४/८५ को होइन'
  expect(pageOf(tariff, 25, 'ne', '2027-07-17')).toContain(said)
  expect(pageOf(tariff, 25, 'ne', '2027-07-16')).not.toContain('चालु आर्थिक वर्ष')
})

test.each(cases)('%s, case %#', (_, tariff, units) => {
  const charge = chargeFor(tariff, tariff.metered ? units : 0)
  for (const language of languages) {
    const rupees = (paisa: number) => formatRupees(paisa, language)
    expect(cellsOf(tariff, units, language)).toEqual([
      rupees(charge.totalPaisa),
      rupees(charge.minimumPaisa),
      charge.perUnitPaisa === undefined ? '—' : rupees(charge.perUnitPaisa),
      ...charge.lines.map(({ amountPaisa }) => rupees(amountPaisa)),
      formatMoney(charge.totalPaisa, language),
      ...payBy(tariff.paymentSteps, charge.totalPaisa, today).map(({ amountPaisa }) =>
        formatMoney(amountPaisa, language),
      ),
    ])
  }
})
