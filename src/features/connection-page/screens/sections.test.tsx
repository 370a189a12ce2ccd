// Tests of the sections of a connection's page: what is owed, how many there are in all states, the newest with their states, and the papers by name.

import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import type { ApplicationsPage } from '#features/applications/contract/answers.ts'
import { ApplicationsOfConnection } from '#features/applications/screens/office/applications-of-connection.tsx'
import type { ComplaintsPage } from '#features/complaints/contract/answers.ts'
import { BalanceLine } from '#features/ledger/screens/balance.tsx'
import { ComplaintsOfConnection } from '#features/complaints/screens/office/complaints-of-connection.tsx'

const complaint = { id: 7, code: 'C-39WQ-5YNR', state: 'resolved', receivedAt: '2026-11-20T05:15:00Z' }
const application = {
  id: 9,
  code: 'A-MC78-FKV8',
  kind: 'transfer',
  state: 'approved',
  submittedAt: '2026-11-20T05:15:00Z',
  papers: [{ id: 3, name: { en: 'Old bill', ne: 'पुरानो बिल' } }],
}

test.each([
  [288_00, 'en', 'Owed today: <strong>Rs. 288</strong>'],
  [288_50, 'ne', 'आजसम्म तिर्न बाँकी: <strong>रु. २८८.५०</strong>'],
  [-20_00, 'en', 'Paid in advance: <strong>Rs. 20</strong>'],
  [0, 'en', '>Nothing is owed<'],
] as const)('%s paisa in %s are shown as %s', (balancePaisa, language, shown) => {
  expect(renderToStaticMarkup(<BalanceLine {...{ balancePaisa, language }} />)).toContain(shown)
})

test('complaints are counted, and the newest listed with state and link', () => {
  const complaints = { data: [complaint], total: 12 } as ComplaintsPage
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <ComplaintsOfConnection complaints={complaints} language="en" />
    </MemoryRouter>,
  )
  for (const text of ['12 in all states. The newest 1:', 'C-39WQ-5YNR', 'Resolved', 'href="/staff/complaints/7"'])
    expect(html).toContain(text)
})

test('applications are listed with the papers that may be opened', () => {
  const applications = { data: [application], total: 1000, totalIsLeast: true } as ApplicationsPage
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <ApplicationsOfConnection orgId="487" applications={applications} language="ne" />
    </MemoryRouter>,
  )
  for (const text of ['भन्दा बढी', 'A-MC78-FKV8', 'नामसारी', 'पुरानो बिल</button>', 'href="/staff/applications/9"'])
    expect(html).toContain(text)
})
