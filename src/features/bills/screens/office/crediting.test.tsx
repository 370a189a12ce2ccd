// Tests of what a clerk and an approver see of a bill's credit note: form, pending request, and the reason why another decides.

import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { languages, type Language } from '#kit/language.ts'
import { PageLanguage } from '#ui/page-language.ts'
import type { Crediting as Read } from '../../contract/credited.ts'
import type { StoredBill } from '../../contract/office.ts'
import { billsTranslator } from '../translator.ts'
import { Crediting } from './crediting.tsx'

const bill = { number: '2083-84-12', chargePaisa: 31_500 } as StoredBill
const none: Read = { mayBeCredited: { ok: true }, persons: 2, request: null }
const prepared = { at: '2026-11-22T05:15:00.000Z', by: 'Ramesh' }
const request = { id: 3, reason: 'The dial was read wrongly', prepared, mayApprove: { ok: true } as const }

function htmlOf(crediting: Read, permissions: string[], language: Language): string {
  const element = <Crediting bill={{ ...bill, crediting }} />
  const routes = [{ id: 'staff', path: '/', element, loader: () => null, HydrateFallback: () => null }]
  const loaderData = { staff: { who: { permissions, organisation: { id: 487 } } } }
  const router = createMemoryRouter(routes, { hydrationData: { loaderData } })
  return renderToStaticMarkup(
    <PageLanguage value={language}>
      <RouterProvider router={router} />
    </PageLanguage>,
  )
}

test.each(languages)('a clerk requests with a reason, and reads what will happen: %s', (language) => {
  const t = billsTranslator(language)
  const html = htmlOf(none, ['billing:prepare'], language)
  expect(html).toContain('name="reason"')
  for (const key of ['bills.crediting_send', 'bills.crediting_second_person'] as const) expect(html).toContain(t(key))
  expect(htmlOf({ ...none, persons: 1 }, ['billing:prepare'], language)).not.toContain(
    t('bills.crediting_second_person'),
  )
  expect(htmlOf(none, ['billing:approve'], language)).toBe('')
})

test.each(languages)('the holder of the connection reads the rule in place of the form: %s', (language) => {
  const own: Read = { ...none, mayBeCredited: { ok: false, key: 'bills.own_connection' } as const }
  const html = htmlOf(own, ['billing:prepare'], language)
  expect(html).toContain(billsTranslator(language)('bills.own_connection'))
  expect(html).not.toContain('name="reason"')
})

test.each(languages)('another person approves or refuses; who requested it may only cancel: %s', (language) => {
  const t = billsTranslator(language)
  const approver = htmlOf({ ...none, request }, ['billing:approve'], language)
  expect(approver).toContain(request.reason)
  for (const key of ['bills.crediting_approve', 'bills.crediting_refuse'] as const) expect(approver).toContain(t(key))
  const mayApprove = { ok: false, key: 'bills.credit_second_person' } as const
  const first = htmlOf(
    { ...none, request: { ...request, mayApprove } },
    ['billing:prepare', 'billing:approve'],
    language,
  )
  expect(first).toContain(t('bills.credit_second_person'))
  expect(first).toContain(t('bills.crediting_cancel'))
  expect(first).not.toContain(t('bills.crediting_approve'))
})

test('who approves and prepares nothing may refuse what may not be approved', () => {
  const mayApprove = { ok: false, key: 'bills.charged_anew', values: { bill: '2083-84-12' } } as const
  const html = htmlOf({ ...none, request: { ...request, mayApprove } }, ['billing:approve'], 'en')
  const t = billsTranslator('en')
  expect(html).toContain('2083-84-12')
  expect(html).toContain(t('bills.crediting_refuse'))
  expect(html).not.toContain(t('bills.crediting_approve'))
})
