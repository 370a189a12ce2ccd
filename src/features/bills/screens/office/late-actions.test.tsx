// Tests of what is offered for superseded bills: the count that this person may approve and request, and whose others decide about.

import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { PageLanguage } from '#ui/page-language.ts'
import type { LateBill } from '../../contract/late.ts'
import { LateActions } from './late-actions.tsx'

const bill: LateBill = {
  number: '2083-84-1',
  customerNumber: '10425',
  name: { en: 'Sita', ne: '' },
  period: '2083/06',
  chargePaisa: 90_00,
  cited: '2026-07-17',
  inForce: '2026-09-01',
  isRequested: false,
  mayRequest: { ok: true },
  mayApprove: null,
}
const own = { ...bill, customerNumber: '777', mayRequest: { ok: false, key: 'bills.own_connection' } as const }
const requested = { ...bill, isRequested: true, mayRequest: null }
const mine = { ...requested, mayApprove: { ok: false, key: 'bills.credit_second_person' } as const }
const ofAnother = { ...requested, mayApprove: { ok: true } as const }

function textOf(bills: LateBill[], permissions: string[]): string {
  const element = <LateActions bills={bills} language="en" />
  const routes = [{ id: 'staff', path: '/', element, loader: () => null, HydrateFallback: () => null }]
  const loaderData = { staff: { who: { permissions, organisation: { id: 487 } } } }
  const html = renderToStaticMarkup(
    <PageLanguage value="en">
      <RouterProvider router={createMemoryRouter(routes, { hydrationData: { loaderData } })} />
    </PageLanguage>,
  )
  return html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ')
}

test('as many are offered as this person may approve; the others wait for another person', () => {
  const text = textOf([mine, ofAnother], ['billing:approve'])
  expect(text).toContain('Approve 1 credit notes')
  expect(text).toContain('1 credit notes wait for the approval of another person.')
  expect(textOf([mine], ['billing:approve'])).not.toContain('Approve')
})

test('bills of an own connection are not requested, and are named with the reason', () => {
  expect(textOf([bill], ['billing:prepare'])).not.toContain('linked to your own account')
  expect(textOf([own], ['billing:prepare'])).toContain('777: This connection is linked to your own account')
})
