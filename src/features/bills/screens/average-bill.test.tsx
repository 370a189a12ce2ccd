// Tests of the units of a bill whose dial was not read, as the portal, the roll and the office print them.

import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { asSample, ratnanagar } from '#demonstration/published-tariffs.ts'
import { languages, type Language } from '#kit/language.ts'
import { PageLanguage } from '#ui/page-language.ts'
import type { BillLine } from '../contract/bill.ts'
import { billFor } from '../rules/bill.ts'
import { chargedUnits } from '../rules/charged-units.ts'
import BillPage from './office/bill.tsx'
import OwnBill from './own/bill.tsx'
import BillRoll from './own/roll.tsx'

const period = '2083/07'
const tap = { customerType: 'residential', tapSize: '1/2', metered: true, sewer: false } as const
const rates = asSample(ratnanagar, { fiscalYear: '2083/84', effectiveFrom: '2026-07-17' })

function billOf(basis: 'average' | 'minimum', units: number, { isOld = false } = {}) {
  const made = billFor({
    tapIn: () => tap,
    period,
    months: [{ period, units }],
    isAverage: basis === 'average',
    billed: new Map(),
    arrears: [],
    advancePaisa: 0,
    tariffs: rates.map((tariff, place) => ({ ...tariff, sample: false, id: String(place) })),
    samples: false,
  })
  if (!made.ok) throw new Error(made.key)
  const { chargePaisa, totalPaisa } = made.value
  const lines = made.value.lines.map((line) => (isOld ? withoutUnits(line) : line))
  const known = { number: '2083-84-12', customerNumber: '10425', period, billedOn: '2026-11-20', units: null, tap }
  return {
    ...known,
    basis,
    lines,
    chargePaisa,
    totalPaisa,
    unpaidPaisa: chargePaisa,
    todayPaisa: chargePaisa,
    settlingPaisa: totalPaisa,
    ...empty,
  }
}

const nothing = { en: '', ne: '' }
const empty = {
  dueOn: null,
  credit: null,
  steps: [],
  paymentSteps: [],
  lastYear: null,
  usualUnits: null,
  payCode: null,
  readings: { before: null, present: null },
  connectionId: 1,
  name: nothing,
  ward: null,
  tol: nothing,
  arrearsPaisa: 0,
  crediting: { mayBeCredited: { ok: true }, persons: 1, request: null },
  complaints: [],
}

/** As bills were stored before their lines had the units of an average. */
function withoutUnits(line: BillLine): BillLine {
  if (line.kind !== 'charge') return line
  const { units: _units, ...old } = line
  return old
}

function textOf(element: ReactElement, bill: object, language: Language): string {
  const branding = { name: nothing, address: nothing, logoUrl: '/logo' }
  const session = { branding, who: { person: {}, permissions: [], organisation: { id: 487 } } }
  const isOffice = element.type === BillPage
  const routes = [{ id: isOffice ? 'staff' : 'portal', children: [{ id: 'page', path: '/', element }] }]
  const page = { bill, orgId: '487', today: '2026-11-21' }
  const router = createMemoryRouter(routes, {
    hydrationData: { loaderData: { [isOffice ? 'staff' : 'portal']: session, page } },
  })
  const html = renderToStaticMarkup(
    <PageLanguage value={language}>
      <RouterProvider router={router} />
    </PageLanguage>,
  )
  return html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/[\s\u00a0]+/g, ' ')
}

const own = [<OwnBill key="page" />, <BillRoll key="roll" />]

test.each([13, 6])('a broken meter: the %i units that are charged are printed', (units) => {
  const bill = billOf('average', units)
  for (const page of own) {
    expect(textOf(page, bill, 'en')).toContain(`${units} units as an average of the last readings`)
    expect(textOf(page, bill, 'ne')).toContain(`औसत ${units === 13 ? '१३' : '६'} युनिट`)
  }
  expect(textOf(<BillPage />, bill, 'en')).toContain(`Units ${units} Bill date`)
})

test('an average whose units were not stored is known from its slabs, and otherwise not called 0', () => {
  expect(textOf(own[0]!, billOf('average', 13, { isOld: true }), 'en')).toContain('13 units as an average')
  const covered = billOf('average', 6, { isOld: true })
  for (const page of own) {
    expect(textOf(page, covered, 'en')).toContain('average of the last readings, which the minimum covers')
    expect(textOf(page, covered, 'en')).not.toMatch(/\b0 units/)
  }
  expect(textOf(<BillPage />, covered, 'en')).not.toMatch(/Units \d/)
})

test.each(languages)('a locked meter: no units are printed (%s)', (language) => {
  const text = language === 'en' ? 'not read: the minimum is charged' : 'मिटर नहेरिएको: न्यूनतम महसुल लिइएको छ'
  const readings = { before: null, present: { readOn: '2026-11-14', status: 'locked', value: null } }
  const bill = { ...billOf('minimum', 0), readings }
  for (const page of own) expect(textOf(page, bill, language)).toContain(text)
  expect(textOf(<BillPage />, bill, 'en')).not.toMatch(/Units \d/)
})

test.each([
  ['en', 'no units were counted: the minimum is charged', 'the tap was cut, and the fee of that time is charged'],
  ['ne', 'कुनै युनिट गणना नभएको: न्यूनतम महसुल लिइएको छ', 'धारा काटिएको हुँदा त्यस अवधिको शुल्क लिइएको छ'],
] as const)(
  'a tap that was cut: no reading is said to settle its minimum or its fee (%s)',
  (language, minimum, fee) => {
    const bill = billOf('minimum', 0)
    const lines = bill.lines.map((line) => ({ ...line, rule: 'hold-fee' }))
    for (const page of own) {
      expect(textOf(page, bill, language)).toContain(minimum)
      expect(textOf(page, { ...bill, lines }, language)).toContain(fee)
    }
  },
)

test('of the months of a bill those that it charges anew are not counted', () => {
  const { lines } = billOf('average', 13)
  const anew = lines.map((line) => ({ ...line, period: '2083/06', units: 20 }) as BillLine)
  const billed = { kind: 'billed', period: '2083/06', amountPaisa: -9_000 } as const
  expect(chargedUnits({ basis: 'average', units: null, lines: [...anew, billed, ...lines] })).toBe(13)
})
