// Tests of the readings of a bill as they are shown, on the page and on the roll, in both languages.

import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Language } from '#kit/language.ts'
import { Facts } from '#ui/facts.tsx'
import { PageLanguage } from '#ui/page-language.ts'
import type { OwnBillDetails } from '../contract/own.ts'
import { ReadingLines, readingFacts } from './bill-readings.tsx'

type Present = NonNullable<OwnBillDetails['readings']['present']>
type Change = Pick<Present, 'status' | 'oldFinal' | 'newStart'>

const before = { readOn: '2026-10-15', status: 'normal', value: 946, oldFinal: null, newStart: null } as const

function shown(change: Change, language: Language, previous: Present | null = before) {
  const readings = { before: previous, present: { readOn: '2026-11-14', value: 7, ...change } }
  const html = [
    <Facts key="page" facts={readingFacts({ readings, language })} />,
    <ReadingLines key="roll" readings={readings} language={language} />,
  ].map((each) => renderToStaticMarkup(<PageLanguage value={language}>{each}</PageLanguage>))
  return html.map((each) => each.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' '))
}

test.each([
  [{ status: 'replaced', oldFinal: 950, newStart: 3 }, 'the old one ended at 950, the new one began at 3.'],
  [{ status: 'replaced', oldFinal: null, newStart: null }, 'the old one ended at 946, the new one began at 0.'],
  [{ status: 'reset', oldFinal: 950, newStart: null }, 'set back: it ended at 950 and began again at 0.'],
  [{ status: 'rollover', oldFinal: null, newStart: null }, 'passed its highest number and began again at 0.'],
] satisfies [Change, string][])('%j is explained beside the reading', (change, text) => {
  for (const place of shown(change, 'en')) expect(place).toMatch(new RegExp(`Previous reading.*7 on .*${text}`))
})

test.each([
  [{ status: 'replaced', oldFinal: 950, newStart: 3 }, 'पुरानो मिटरको अन्तिम रिडिङ ९५०, नयाँ मिटरको सुरु रिडिङ ३।'],
  [{ status: 'reset', oldFinal: 950, newStart: 0 }, 'अन्तिम रिडिङ ९५०, त्यसपछिको सुरु रिडिङ ०।'],
  [{ status: 'rollover', oldFinal: null, newStart: null }, 'मिटरको अन्तिम अङ्क नाघेकाले गणना फेरि ०बाट सुरु भएको छ।'],
] satisfies [Change, string][])('%j is explained in Nepali', (change, text) => {
  for (const place of shown(change, 'ne')) expect(place).toContain(text)
})

test('where the end of the old meter is not known to the reader, only the start of the new one is named', () => {
  for (const place of shown({ status: 'replaced', oldFinal: null, newStart: 3 }, 'en', null))
    expect(place).toContain('The meter was replaced: the new one began at 3.')
})

test('an ordinary reading has no explanation', () => {
  for (const place of shown({ status: 'normal', oldFinal: null, newStart: null }, 'en'))
    expect(place).not.toMatch(/meter|dial/)
})
