// Tests of Khalti's and connectIPS' requests and answers.

import { createVerify, generateKeyPairSync } from 'node:crypto'
import { expect, test } from 'vitest'
import {
  connectipsAnswer,
  connectipsFields,
  connectipsMessage,
  connectipsToken,
  validationFields,
} from './connectips.ts'
import { flatJson } from './flat-json.ts'
import { khaltiAnswer, khaltiBegun, khaltiRequest } from './khalti.ts'

const attempt = {
  id: '487-K3QF9',
  amountPaisa: 9_180,
  customerNumber: '10425',
  returnAddress: 'https://water.example/pay/return/khalti',
  startedOn: '2026-11-23',
}

test('Khalti is asked in paisa, and its answer names a pidx and an address', () => {
  expect(khaltiRequest(attempt)).toEqual({
    return_url: attempt.returnAddress,
    website_url: 'https://water.example',
    amount: 9_180,
    purchase_order_id: '487-K3QF9',
    purchase_order_name: 'Water 10425',
  })
  const begun = { pidx: 'bZQLD9wRVWo4CdESSfuSsB', payment_url: 'https://pay.khalti.com/?pidx=bZQLD9wRVWo4CdESSfuSsB' }
  expect(khaltiBegun(JSON.stringify(begun))).toEqual({ pidx: begun.pidx, address: begun.payment_url })
  expect(khaltiBegun('{"detail":"Invalid token."}')).toBeUndefined()
})

test.each([
  [
    { status: 'Completed', transaction_id: 'G1', fee: 0 },
    { state: 'paid', amountPaisa: 9_180, feePaisa: 0, reference: 'G1' },
  ],
  [
    { status: 'Completed', transaction_id: null },
    { state: 'pending', word: 'unreadable' },
  ],
  [{ status: 'Initiated' }, { state: 'pending', word: 'Initiated' }],
  [{ status: 'Pending' }, { state: 'pending', word: 'Pending' }],
  [{ status: 'Refunded' }, { state: 'refunded', word: 'Refunded' }],
  [{ status: 'Partially refunded' }, { state: 'ambiguous', word: 'Partially refunded' }],
  [{ status: 'Expired' }, { state: 'expired', word: 'Expired' }],
  [{ status: 'User canceled' }, { state: 'failed', word: 'User canceled' }],
  [
    { status: 'Completed', pidx: 'other', transaction_id: 'G1' },
    { state: 'pending', word: 'unreadable' },
  ],
])('the lookup %j', (fields, meaning) => {
  const body = JSON.stringify({ pidx: 'P1', total_amount: 9_180, ...fields })
  expect(khaltiAnswer(body, 'P1')).toMatchObject(meaning)
})

const merchant = { merchant: '550', appId: 'WATER-487', appName: 'Water' }

test('connectIPS signs the fields in the documented order, and validation with the TXNID as reference', () => {
  const message = connectipsMessage(connectipsFields(attempt, merchant), 'TOKEN=TOKEN')
  expect(message).toBe(
    'MERCHANTID=550,APPID=WATER-487,APPNAME=Water,TXNID=487-K3QF9,TXNDATE=23-11-2026,TXNCRNCY=NPR,TXNAMT=9180,' +
      'REFERENCEID=487-K3QF9,REMARKS=Water 10425,PARTICULARS=Water 10425,TOKEN=TOKEN',
  )
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const token = connectipsToken(message, privateKey)
  expect(createVerify('RSA-SHA256').update(message).verify(publicKey, token, 'base64')).toBe(true)
  const asked = connectipsMessage(validationFields(attempt, merchant))
  expect(asked).toBe('MERCHANTID=550,APPID=WATER-487,REFERENCEID=487-K3QF9,TXNAMT=9180')
})

test.each([
  [
    { status: 'SUCCESS', referenceId: attempt.id, txnAmt: '9180' },
    { state: 'paid', amountPaisa: 9_180 },
  ],
  [
    { status: 'SUCCESS', referenceID: attempt.id, txnAmt: 9180.0 },
    { state: 'paid', amountPaisa: 9_180 },
  ],
  [
    { status: 'SUCCESS', referenceId: 'OTHER', txnAmt: '9180' },
    { state: 'pending', word: 'unreadable' },
  ],
  [
    { status: 'FAILED', referenceId: attempt.id },
    { state: 'failed', word: 'FAILED' },
  ],
  [
    { status: 'ERROR', statusDesc: 'TRANSACTION INCOMPLETE' },
    { state: 'pending', word: 'ERROR' },
  ],
  [{ error: 'Unauthorized' }, { state: 'pending', word: 'unreadable' }],
])('the validation %j', (fields, meaning) => {
  expect(connectipsAnswer(JSON.stringify(fields), attempt)).toMatchObject(meaning)
})

test('a flat object keeps literals, and leaves out what is null or nested', () => {
  expect(flatJson('{"a":1000.0,"b":"x","c":true,"d":null,"e":{"f":1},"__proto__":"y"}')).toMatchObject({
    a: '1000.0',
    b: 'x',
    c: 'true',
  })
  expect(flatJson('{"e":{"f":1}}')).toEqual({})
  for (const text of ['', 'null', '[1]', '"a"', '{', 'x'.repeat(20_000)]) expect(flatJson(text)).toBeUndefined()
})
