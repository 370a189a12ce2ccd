// Does somebody with a burst pipe learn whom to call, and what works while the office is closed?

import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { OfficeStatus } from '#features/offices/rules.ts'
import { UrgentCall } from './urgent-call.tsx'

function callout(status: OfficeStatus, phone = '023-580123'): string {
  return renderToString(<UrgentCall phone={phone} status={status} language="ne" />)
}

test('while the office is open it is the number alone', () => {
  const html = callout({ state: 'open', closes: '16:00' })
  expect(html).toContain('tel:')
  expect(html).not.toContain('फोन नउठेमा')
})

test('while it is closed it says so, when it opens, and that the form works at any hour', () => {
  const html = callout({ state: 'over', next: { day: '2026-11-22', opens: '10:00' } })
  expect(html).toContain('आजका लागि बन्द भइसक्यो')
  expect(html).toContain('आइतबार')
  expect(html).toContain('फोन नउठेमा यहीँबाट गुनासो पठाउनुहोस्')
})

test('an office without a number has nothing to say', () => {
  expect(callout({ state: 'opens', opens: '10:00' }, '')).toBe('')
})
