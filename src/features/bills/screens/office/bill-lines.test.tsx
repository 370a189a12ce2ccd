// Test of what the charge of an old bill becomes, as the office prints it.

import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { PageLanguage } from '#ui/page-language.ts'
import type { StoredBill } from '../../contract/office.ts'
import { BillSteps } from './bill-lines.tsx'

const bill = {
  billedOn: '2026-11-21',
  chargePaisa: 100_00,
  paymentSteps: [
    { fromDay: 0, toDay: 29, basisPoints: 0 },
    { fromDay: 30, toDay: null, basisPoints: 5_00, repeat: { every: 30, basisPoints: 5_00 } },
  ],
} as unknown as StoredBill

test('the table has the amount of today for a bill of 300 days', () => {
  const html = renderToStaticMarkup(
    <PageLanguage value="en">
      <BillSteps bill={bill} today="2027-09-17" />
    </PageLanguage>,
  )
  expect([...html.matchAll(/\((\d+)% late fee\)/g)].map(([, percent]) => Number(percent))).toEqual([50, 55, 60, 65, 70])
  expect(html).toContain('150.00')
})
