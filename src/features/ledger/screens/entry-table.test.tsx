// Tests of the entries of a connection: who may correct one, and the reason in its row where another person does.

import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { PageLanguage } from '#ui/page-language.ts'
import type { ConnectionLedger } from '../contract/api.ts'
import { EntryTable } from './entry-table.tsx'

type Entry = ConnectionLedger['entries'][number]

const entry: Entry = {
  id: 7,
  kind: 'payment',
  customerNumber: '10425',
  amountPaisa: -50_00,
  period: null,
  postedOn: '2026-11-20',
  valueOn: '2026-11-20',
  enteredAt: '2026-11-20T05:00:00Z',
  author: 'Ramesh',
  reference: null,
  note: '',
  corrects: null,
  reason: null,
  postings: [],
  balancePaisa: 0,
  correctedBy: null,
  mayBeCorrected: { ok: true },
}

function htmlOf(mayBeCorrected: Entry['mayBeCorrected'], mayCorrect = true): string {
  return renderToStaticMarkup(
    <MemoryRouter>
      <PageLanguage value="en">
        <EntryTable connectionId={1} entries={[{ ...entry, mayBeCorrected }]} mayCorrect={mayCorrect} language="en" />
      </PageLanguage>
    </MemoryRouter>,
  )
}

test('an entry that another person corrects says so in its row; a kind that is corrected elsewhere does not', () => {
  expect(htmlOf({ ok: true })).toContain('?correct=7')
  const own = { ok: false, key: 'ledger.own_payment' } as const
  expect(htmlOf(own)).toContain('You have taken this payment yourself: another person reverses it')
  expect(htmlOf(own)).not.toContain('?correct=7')
  expect(htmlOf(own, false)).not.toContain('You have taken')
  expect(htmlOf({ ok: false, key: 'ledger.bill_by_credit_note' })).not.toContain('credit note')
})
