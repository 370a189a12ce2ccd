// Tests of a bill as it is shown to the customer: lines in words, their rules, and the picture with its name, in both languages.

import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import type { Language } from '#kit/language.ts'
import { PageLanguage } from '#ui/page-language.ts'
import type { OwnBillDetails } from '../../contract/own.ts'
import { CreditNotice } from '../credit-notice.tsx'
import { AmountToPay } from './amount-to-pay.tsx'
import { BillFacts, PersonLines } from './bill-facts.tsx'
import { BillLines } from './bill-lines.tsx'
import { BillPicture, widestOf } from './bill-picture.tsx'
import { PayStepLines, PaySteps } from '../pay-steps.tsx'

const period = '2083/07'
const edition = { tariffId: '1', fiscalYear: '2083/84', effectiveFrom: '2026-07-17' }
const slab = { kind: 'slab', from: 11, to: 15, units: 5, ratePaisa: 1_400, amountPaisa: 7_000 } as const
const block = { kind: 'minimum', as: 'block', units: 10, amountPaisa: 9_000 } as const
const lines: OwnBillDetails['lines'] = [
  { kind: 'charge', period, edition, rule: 'minimum-block', charge: block, amountPaisa: 9_000 },
  { kind: 'charge', period, edition, rule: 'slab', charge: slab, amountPaisa: 7_000 },
  { kind: 'arrears', period: '2083/06', amountPaisa: 5_000 },
  { kind: 'advance', amountPaisa: -1_000 },
]
const bill: OwnBillDetails = {
  number: '2083-84-12',
  customerNumber: '10425',
  period,
  billedOn: '2026-11-20',
  units: 15,
  chargePaisa: 16_000,
  totalPaisa: 20_000,
  unpaidPaisa: 16_000,
  dueOn: '2026-12-20',
  credit: null,
  holder: { en: 'Sita Sharma', ne: 'सीता शर्मा' },
  ward: 5,
  tol: { en: 'Bazar Tol', ne: 'बजार टोल' },
  basis: 'read',
  tap: { customerType: 'residential', tapSize: '1/2', metered: true, sewer: false },
  lines,
  steps: [
    { from: '2026-11-20', until: '2026-12-05', amountPaisa: 15_360 },
    { from: '2026-12-06', until: null, amountPaisa: 16_000 },
  ],
  readings: {
    before: null,
    present: { readOn: '2026-11-14', status: 'normal', value: 1_255, oldFinal: null, newStart: null },
  },
  lastYear: null,
  usualUnits: null,
  settlingPaisa: 16_000,
  todayPaisa: 16_000,
  waived: null,
  isPhoneKnown: true,
  complaints: [],
}

function textOf(language: Language): string {
  const html = renderToStaticMarkup(
    <PageLanguage value={language}>
      <BillFacts bill={bill} language={language} />
      <BillLines caption="Lines" {...bill} language={language} />
      <PaySteps caption="Steps" steps={bill.steps} today="2026-12-05" language={language} />
    </PageLanguage>,
  )
  return html
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .replaceAll('\u00a0', ' ')
}

function rollPersonOf(one: OwnBillDetails): string {
  return renderToStaticMarkup(<PersonLines bill={one} language="ne" />)
}

test('each line is in words with its rule, and the amounts add up to the total', () => {
  const text = textOf('en')
  expect(text).toContain('1. Minimum charge, covers the first 10 units')
  expect(text).toContain('2. Units 11 to 15: 5 × Rs. 14')
  expect(text).toContain('Units within these limits have this rate')
  expect(text).toContain('Rates of 2083/84, in force from')
  expect(text).toContain('3. Unpaid of Ashwin 2083')
  expect(text).toContain('4. Credit from before')
  expect(text).toMatch(/Total .*200\.00/)
})

function amountsOf(shown: Partial<OwnBillDetails>, today = '2026-12-05'): { html: string; text: string } {
  const html = renderToStaticMarkup(
    <PageLanguage value="en">
      <MemoryRouter>
        <AmountToPay bill={{ ...bill, ...shown }} today={today} language="en" />
      </MemoryRouter>
    </PageLanguage>,
  )
  const text = html
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('\u00a0', ' ')
    .replaceAll(/\s+/g, ' ')
  return { html, text }
}

const alone = { lines: lines.slice(0, 2), totalPaisa: 16_000 }

test.each([
  ['2026-12-05', 16_000, 15_360, 'To pay today, 5 December 2026 Rs. 153.60', 'This bill 160.00 153.60'],
  ['2026-12-06', 16_000, 16_000, 'To pay today, 6 December 2026 Rs. 160', undefined],
  ['2026-12-05', 6_000, 6_000, 'To pay today, 5 December 2026 Rs. 60', 'This bill 160.00 60.00'],
])(
  'on %s of %d paisa unpaid the bill says that %d are to be paid, and its link pays that',
  (today, unpaidPaisa, settlingPaisa, heading, row) => {
    const { html, text } = amountsOf({ ...alone, unpaidPaisa, settlingPaisa, todayPaisa: settlingPaisa }, today)
    expect(text).toContain(heading)
    if (row) expect(text).toContain(row)
    else expect(html).not.toContain('<table')
    expect(html).toContain(`paisa=${settlingPaisa}"`)
  },
)

test('with arrears the bill, what is owed from before and both are named for the day of the bill and for today', () => {
  const { html, text } = amountsOf({ settlingPaisa: 20_360, todayPaisa: 15_360 })
  expect(text).toContain('To pay today, 5 December 2026 Rs. 203.60')
  expect(text).toContain('On the day of the bill, 20 November 2026 To pay on 5 December 2026')
  expect(text).toContain('This bill 160.00 153.60')
  expect(text).toContain('Owed from before, with late fees 40.00 50.00')
  expect(text).toContain('Total 200.00 203.60')
  expect(html).toContain('paisa=20360"')
  expect(text).toContain('settles what is owed from before first')
  expect(text).toContain('No late fee on the charge of this month if paid by')
  expect(html.match(/screen-only/g), 'all but the link is on paper').toHaveLength(1)
})

test('a day without late fee that is past is not named', () => {
  expect(amountsOf({ dueOn: '2026-12-04' }).text).not.toContain('No late fee')
})

test('an advance is taken off in the sum, and an unchanged bill has one column', () => {
  const { text } = amountsOf(
    { totalPaisa: 15_000, unpaidPaisa: 15_000, settlingPaisa: 15_000, todayPaisa: 15_000 },
    '2026-12-06',
  )
  expect(text).toContain('This bill 160.00 150.00 Credit from before -10.00 0.00 Total 150.00 150.00')
  const same = amountsOf({ settlingPaisa: 20_000, todayPaisa: 16_000 }, '2026-12-06').text
  expect(same).toContain('This bill 160.00 Owed from before, with late fees 40.00 Total 200.00 No late fee')
})

test('what an amnesty waives is taken off in the sum, and its last day is named', () => {
  const waived = { waivedPaisa: 1_600, until: '2027-01-15' }
  const shown = { ...alone, settlingPaisa: 16_000, todayPaisa: 17_600, waived }
  const { html, text } = amountsOf(shown, '2027-01-10')
  expect(text).toContain('To pay today, 10 January 2027 Rs. 160 ')
  expect(text).toContain('This bill 160.00 176.00 Late fees that are waived 0.00 -16.00 Total 160.00 160.00')
  expect(text).toContain('Late fees of Rs. 16 are waived if all of it is paid on one day by 15 January 2027')
  expect(html).toContain('paisa=16000"')
})

test('a paid bill asks for nothing', () => {
  const { html } = amountsOf({ ...alone, unpaidPaisa: 0, settlingPaisa: 0, todayPaisa: 0 })
  expect(html).toContain('This bill came to')
  expect(html).not.toMatch(/To pay|late fee|paisa=/)
})

test('the bill names its holder with ward and tol on the page and on the roll, and nobody where the reader is not the holder', () => {
  expect(textOf('en')).toMatch(/Customer number 10425 Name Sita Sharma Ward 5 Tol Bazar Tol/)
  expect(rollPersonOf(bill)).toBe('ग्राहक नम्बर: १०४२५<br/>ग्राहकको नाम: सीता शर्मा<br/>वडा: ५<br/>टोल: बजार टोल<br/>')
  expect(rollPersonOf({ ...bill, holder: null, ward: null, tol: { en: '', ne: '' } })).toBe('ग्राहक नम्बर: १०४२५<br/>')
})

test('the dial is written without groups, and days of payment with their amounts', () => {
  const text = textOf('en')
  expect(text).toMatch(/1255 on /)
  expect(text).toMatch(/by 5 December 2026|by .*5 December 2026/)
  expect(text).toContain('153.60')
  expect(text).toMatch(
    /5 December 2026 today Amount \(Rs\.\) 153\.60 from 6 December 2026 on tomorrow Amount \(Rs\.\) 160\.00/,
  )
})

test.each([
  ['2026-12-05', /153\.60.*160\.00/],
  ['2026-12-06', /^(?!.*153\.60).*160\.00/],
])('on %s the days of payment that are past are in neither table nor roll', (today, amounts) => {
  const shown = { steps: bill.steps, today, language: 'en' } as const
  for (const each of [<PaySteps key="page" caption="Steps" {...shown} />, <PayStepLines key="roll" {...shown} />])
    expect(renderToStaticMarkup(each)).toMatch(amounts)
})

test('in Nepali every figure is in Devanagari digits', () => {
  const text = textOf('ne')
  expect(text).toContain('२०८३-८४-१२')
  expect(text).toContain('२००.००')
  expect(text).not.toMatch(/[0-9]/)
})

test('the picture is named, numbers its parts as the table does and leaves out what is not charged', () => {
  const picture = renderToStaticMarkup(<BillPicture bill={bill} ofPaisa={widestOf([bill])} language="en" />)
  expect(picture).toContain('role="img"')
  expect(picture).toContain(
    'aria-label="Kartik 2083: 15 units, Rs. 160. The parts are numbered as in the table below."',
  )
  expect([...picture.matchAll(/<text[^>]*>(\d)</g)].map(([, place]) => place)).toEqual(['1', '2'])
  const widths = [...picture.matchAll(/width="([\d.]+)"/g)].map(([, width]) => Number(width))
  expect(widths).toEqual([360 * (9 / 16) - 2, 360 * (7 / 16) - 2])
})

test('what was billed before is outlined at the end of the bar, which is as long as all charges', () => {
  const anew = [lines[0]!, lines[1]!, { kind: 'billed', period, amountPaisa: -8_000 } as const]
  const picture = renderToStaticMarkup(
    <BillPicture bill={{ ...bill, lines: anew }} ofPaisa={widestOf([{ ...bill, lines: anew }])} language="en" />,
  )
  expect([...picture.matchAll(/<text[^>]*>(\d)</g)].map(([, place]) => place)).toEqual(['1', '2', '3'])
  const outlined = /<rect x="([\d.]+)"[^>]*width="([\d.]+)"[^>]*stroke-dasharray/.exec(picture)!
  expect([Number(outlined[1]), Number(outlined[2])]).toEqual([181, 360 / 2 - 4])
})

test('a credited bill says when, by which credit note, and links the bill that replaced it', () => {
  const credit = { number: '2083-84-3', creditedOn: '2026-11-22', replacedBy: '2083-84-19' }
  const htmlOf = (language: Language, replacedBy: string | null) =>
    renderToStaticMarkup(
      <PageLanguage value={language}>
        <MemoryRouter>
          <CreditNotice credit={{ ...credit, replacedBy }} bills="/account/bills" language={language} />
        </MemoryRouter>
      </PageLanguage>,
    )
  expect(htmlOf('en', credit.replacedBy)).toMatch(
    /by credit note 2083-84-3\..*href="\/account\/bills\/2083-84-19".*Replaced by bill 2083-84-19/,
  )
  expect(htmlOf('en', null)).toContain('No other bill has been issued in its place yet.')
  expect(htmlOf('ne', credit.replacedBy)).toContain('यसको सट्टामा जारी भएको बिल नं. २०८३-८४-१९')
})
