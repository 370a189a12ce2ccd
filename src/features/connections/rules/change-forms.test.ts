// Tests of the forms of changes: each field says what the rule of the change says, before anything is sent.

import { expect, test } from 'vitest'
import { validate, type FormDefinition } from '#kit/validation/form.ts'
import { holderFormOf, stateFormOf, tapFormOf } from './change-forms.ts'

const today = '2026-11-22'
const tap = { customerType: 'residential', tapSize: '1/2', sewer: false } as const

function issuesOf(form: FormDefinition, sent: object) {
  const read = validate(form, sent)
  return read.ok ? [] : read.issues
}

test.each<[name: string, over: object, expected: object[]]>([
  ['a day since the last change', {}, []],
  ['today', { since: today }, []],
  ['a day to come', { since: '2026-11-23' }, [{ field: 'since', key: 'connections.in_future' }]],
  ['the day of the last change', { since: '2026-11-01' }, [{ field: 'since', key: 'connections.before_state' }]],
  ['no day', { since: '' }, [{ field: 'since', key: 'validation.required' }]],
  ['the same state', { state: 'connected' }, [{ field: 'state', key: 'connections.state_same' }]],
  ['no state and a day to come', { state: '', since: '2026-11-23' }, [{ field: 'state' }, { field: 'since' }]],
])('the form of a state says of %s what the rule says', (_name, over, expected) => {
  const form = stateFormOf({ state: 'connected', since: '2026-11-01' }, today)
  const sent = { state: 'disconnected', since: '2026-11-20', reason: 'Asked for', ...over }
  expect(issuesOf(form, sent)).toMatchObject(expected)
  expect(issuesOf(form, sent)).toHaveLength(expected.length)
})

test('the form of a state says that a connection is closed for good', () => {
  const form = stateFormOf({ state: 'closed', since: '2026-11-01' }, today)
  expect(issuesOf(form, { state: 'connected', since: '2026-11-20', reason: 'Asked for' })).toMatchObject([
    { field: 'state', key: 'connections.closed_for_good' },
  ])
})

test.each<[name: string, over: object, expected: object[]]>([
  ['another size', { tapSize: '3/4' }, []],
  ['a sewer', { sewer: true }, []],
  ['the same tap', {}, [{ field: 'customerType', key: 'connections.tap_same' }]],
  ['a day to come', { tapSize: '3/4', since: '2026-11-23' }, [{ field: 'since', key: 'connections.in_future' }]],
  [
    'a day before the last',
    { tapSize: '3/4', since: '2026-11-01' },
    [{ field: 'since', key: 'connections.before_tap' }],
  ],
])('the form of a tap says of %s what the rule says', (_name, over, expected) => {
  const form = tapFormOf({ ...tap, state: 'connected', last: '2026-11-01' }, today)
  expect(issuesOf(form, { ...tap, since: '2026-11-20', reason: 'Asked for', ...over })).toMatchObject(expected)
})

test.each<[name: string, from: string, expected: object[]]>([
  ['today', today, []],
  ['a day to come', '2026-11-23', [{ field: 'from', key: 'connections.in_future' }]],
  ['the first day of the present holder', '2026-11-01', [{ field: 'from', key: 'connections.before_holder' }]],
])('the form of a holder says of %s what the rule says', (_name, from, expected) => {
  const form = holderFormOf({ from: '2026-11-01' }, today)
  const sent = { from, kind: 'household', nameEn: 'Hari', reason: 'Sold' }
  expect(issuesOf(form, sent)).toMatchObject(expected)
  expect(issuesOf(form, sent)).toHaveLength(expected.length)
})
