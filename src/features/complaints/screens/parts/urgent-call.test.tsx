// Tests of the callout for urgent cases: open, closed, and without a phone number.

import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { OfficeStatus } from '#features/offices/rules.ts'
import { UrgentCall } from './urgent-call.tsx'

function callout(status: OfficeStatus, phone = '023-580123'): string {
  return renderToString(<UrgentCall phone={phone} status={status} language="ne" />)
}

test('while the office is open it shows the phone number only', () => {
  const html = callout({ state: 'open', closes: '16:00' })
  expect(html).toContain('tel:')
  expect(html).not.toContain('फोन नउठेमा')
})

test('while the office is closed it also shows the next opening and that the form works at any hour', () => {
  const html = callout({ state: 'over', next: { day: '2026-11-22', opens: '10:00' } })
  expect(html).toContain('आजको कार्यालय समय सकियो')
  expect(html).toContain('आइतबार')
  expect(html).toContain('फोन नउठेमा यहीँबाट गुनासो पठाउनुहोस्')
})

test('without a phone number it renders nothing', () => {
  expect(callout({ state: 'opens', opens: '10:00' }, '')).toBe('')
})
