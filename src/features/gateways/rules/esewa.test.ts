// Tests of eSewa's signatures against its published vectors, and of its answers.

import { expect, test } from 'vitest'
import { esewaAnswer, esewaForm, esewaMessage, esewaReturn, isSignedByEsewa } from './esewa.ts'
import { hmacBase64 } from './signatures.ts'

// The public key of the test server.
const secret = '8gBm/:&EnhH.1/q'
const names = ['total_amount', 'transaction_uuid', 'product_code']

test.each([
  ['110', '241028', 'i94zsd3oXF6ZsSr/kGqT4sSzYQzjj1W/waxjWyRwaME='],
  // The documentation prints another signature for this one, which no reading of its text gives.
  ['100', '11-201-13', '5DZywcrTKD0gia/rsSMcrRHmJl+4Tbol6S+lWgdJ94E='],
])('the request of %s for %s', (total, uuid, signature) => {
  const fields = { total_amount: total, transaction_uuid: uuid, product_code: 'EPAYTEST' }
  expect(hmacBase64(secret, esewaMessage(names, fields))).toBe(signature)
})

const published = `{
  "transaction_code": "000AWEO", "status": "COMPLETE", "total_amount": 1000.0, "transaction_uuid": "250610-162413",
  "product_code": "EPAYTEST",
  "signed_field_names": "transaction_code,status,total_amount,transaction_uuid,product_code,signed_field_names",
  "signature": "62GcfZTmVkzhtUeh+QJ1AqiJrjoWWGof3U+eTPTZ7fA="
}`
const returnOf = (json: string) => esewaReturn({ data: Buffer.from(json).toString('base64') })!

test('the published return is signed over the literal 1000.0; 1000, another state or fewer signed names are not', () => {
  expect(isSignedByEsewa(returnOf(published), secret)).toBe(true)
  expect(isSignedByEsewa(returnOf(published), 'another key')).toBe(false)
  expect(isSignedByEsewa(returnOf(published.replace('1000.0', '1000')), secret)).toBe(false)
  expect(isSignedByEsewa(returnOf(published.replace('COMPLETE', 'PENDING')), secret)).toBe(false)
  const empty = { signed_field_names: 'signature', signature: hmacBase64(secret, 'signature=') }
  expect(isSignedByEsewa(empty, secret)).toBe(false)
})

test.each([
  '',
  'no base64 §',
  Buffer.from('[1]').toString('base64'),
  Buffer.from('x'.repeat(20_000)).toString('base64'),
])('a return with data that cannot be read names nothing (%#)', (data) => expect(esewaReturn({ data })).toBeUndefined())

test('the form has every required field, its sum and its signature', () => {
  const returnAddress = 'https://water.example/pay/return/esewa'
  const attempt = { id: '241028', amountPaisa: 11_000, customerNumber: '10425', returnAddress, startedOn: '2026-11-23' }
  expect(esewaForm(attempt, { merchant: 'EPAYTEST', secret })).toEqual({
    amount: '110',
    tax_amount: '0',
    product_service_charge: '0',
    product_delivery_charge: '0',
    total_amount: '110',
    transaction_uuid: '241028',
    product_code: 'EPAYTEST',
    success_url: returnAddress,
    failure_url: `${returnAddress}?attempt=241028`,
    signed_field_names: 'total_amount,transaction_uuid,product_code',
    signature: 'i94zsd3oXF6ZsSr/kGqT4sSzYQzjj1W/waxjWyRwaME=',
  })
})

const complete = {
  product_code: 'EPAYTEST',
  transaction_uuid: 'A-1',
  total_amount: 91.8,
  status: 'COMPLETE',
  ref_id: '0007G36',
}

test.each([
  [complete, { state: 'paid', word: 'COMPLETE', amountPaisa: 9_180, reference: '0007G36', feePaisa: null }],
  [
    { ...complete, transaction_uuid: 'A-2' },
    { state: 'pending', word: 'unreadable' },
  ],
  [
    { ...complete, product_code: 'OTHER' },
    { state: 'pending', word: 'unreadable' },
  ],
  [
    { ...complete, ref_id: null },
    { state: 'pending', word: 'unreadable' },
  ],
  [
    { ...complete, total_amount: -91.8 },
    { state: 'pending', word: 'unreadable' },
  ],
  [{ status: 'PENDING' }, { state: 'pending', word: 'PENDING' }],
  [{ status: 'AMBIGUOUS' }, { state: 'ambiguous', word: 'AMBIGUOUS' }],
  [{ status: 'FULL_REFUND' }, { state: 'refunded', word: 'FULL_REFUND' }],
  [{ status: 'PARTIAL_REFUND' }, { state: 'ambiguous', word: 'PARTIAL_REFUND' }],
  [{ status: 'NOT_FOUND' }, { state: 'expired', word: 'NOT_FOUND' }],
  [{ status: 'CANCELED' }, { state: 'failed', word: 'CANCELED' }],
  [{ status: 'constructor' }, { state: 'pending', word: 'unreadable' }],
])('the status answer %j', (answer, meaning) => {
  expect(esewaAnswer(JSON.stringify(answer), 'A-1', 'EPAYTEST')).toEqual(meaning)
})
