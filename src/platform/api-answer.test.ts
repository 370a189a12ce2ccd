// Outcomes of API responses by status and body.

import { expect, test } from 'vitest'
import { outcomeOf } from './api-answer.ts'

const fields = [{ field: 'phone', key: 'validation.phone' }]

test.each([
  [201, '{"code":"C-1"}', { kind: 'done', value: { code: 'C-1' } }],
  [
    400,
    JSON.stringify({ key: 'request.invalid', message: 'No', fields }),
    { kind: 'refused', key: 'request.invalid', message: 'No', issues: fields },
  ],
  [429, '{"message":"Later"}', { kind: 'refused', key: '', message: 'Later', issues: [] }],
  [500, '{"message":"Server error"}', { kind: 'lost' }],
  [502, '<html>', { kind: 'lost' }],
  [404, '{}', { kind: 'lost' }],
  [0, '', { kind: 'lost' }],
])('%i %s', (status, text, wanted) => {
  expect(outcomeOf(status, text)).toEqual(wanted)
})
