// Tests of the callout for urgent cases: open, closed, and without a phone number.

import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { OfficeStatus } from '#features/offices/rules.ts'
import { UrgentCall } from './urgent-call.tsx'

const onCall = { number: '9852012345', title: { en: 'On-call plumber', ne: '' }, sample: true }

function callout(status: OfficeStatus, { phone = '023-580123', called = undefined as typeof onCall | undefined } = {}) {
  return renderToString(<UrgentCall phone={phone} onCall={called} status={status} language="ne" />)
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
  expect(callout({ state: 'opens', opens: '10:00' }, { phone: '' })).toBe('')
  expect(callout({ state: 'open', closes: '16:00' }, { phone: '', called: onCall })).toBe('')
})

test('the on-call number takes the place of the office’s while it is closed, in the reader’s digits and marked as a sample', () => {
  const closed = callout({ state: 'over', next: undefined }, { called: onCall })
  expect(closed).toContain('href="tel:+9779852012345"')
  expect(closed).toContain('९८५-२०१२३४५')
  expect(closed).toContain('<span lang="en">On-call plumber</span>')
  expect(closed).toContain('नमुना')
  expect(closed).not.toContain('tel:+97723580123')
  const open = callout({ state: 'open', closes: '16:00' }, { called: onCall })
  expect(open).toContain('tel:+97723580123')
  expect(open).not.toContain('tel:+9779852012345')
})
