// Tests of Fonepay's signatures against its published vectors, of its signed return and of its QR answers.

import { expect, test } from 'vitest'
import { fonepayAnswer, fonepayForm, qrAnswer, qrQuestion, qrRequest, qrText, signedReturn } from './fonepay.ts'
import { hmacHex } from './signatures.ts'

test.each([
  [
    'fonepay',
    'fonepay123,P,d1580724437729,30,NPR,06/27/2017,Hello,test,https://devadminapi.fonepay.com/ConvergentMerchantDummyweb/MerchantVerification',
    '147384cc250bf072fdacbce811da683a3ed7f5f7d1c0dd2ce2fb90d27d69b2bc3c143306aa4fa26625a171ac0d4d2e2aaa53e4e10902eb9418eac32f591b92c0',
  ],
  [
    'a7e3512f5032480a83137793cb2021dc',
    '14,5d76d323-d1f6,NBQM,test1,test2',
    '5ae718032328ae5615fa4694dfbf3ecd13432bd49031e7285a3f8bc122ecbb8e833e83c7a11f895d30f3e8fd1906317aece113675166ae0d804ecf32a8bbdbaf',
  ],
])('the published message under the key %s', (key, message, hex) => {
  expect(hmacHex(key, message)).toBe(hex)
})

const merchant = { merchant: 'NBQM', secret: 'fonepay' }
const attempt = {
  id: '487-K3QF9',
  amountPaisa: 9_180,
  customerNumber: '10425',
  returnAddress: 'https://water.example/pay/return/fonepay',
  startedOn: '2026-11-23',
}

test('the redirect names month before day, and is signed over the nine fields in order', () => {
  const message = 'NBQM,P,487-K3QF9,91.80,NPR,11/23/2026,Water 10425,N/A,https://water.example/pay/return/fonepay'
  expect(fonepayForm(attempt, merchant)).toMatchObject({ AMT: '91.80', DV: hmacHex('fonepay', message) })
})

function returned(changes: Record<string, string> = {}, key = 'fonepay') {
  const fields = {
    PRN: attempt.id,
    PID: 'NBQM',
    PS: 'true',
    RC: 'successful',
    UID: '4451',
    BC: 'EVERNPKA',
    INI: '9800000000',
    P_AMT: '90.00',
    R_AMT: '91.80',
    ...changes,
  }
  return { ...fields, DV: hmacHex(key, Object.values(fields).join(',')).toUpperCase() }
}
const answer = (...returns: Record<string, string>[]) => fonepayAnswer({ id: attempt.id, returns }, merchant)
const paid = { state: 'paid', word: 'successful', amountPaisa: 9_180, reference: '4451', feePaisa: null }
const none = { state: 'pending', word: 'no return' }

test('a signed return is the evidence, and its R_AMT the amount', () => {
  expect(answer(returned())).toEqual(paid)
  expect(answer()).toEqual(none)
  expect(answer(returned({ PS: 'false', RC: 'cancel' }))).toEqual({ state: 'failed', word: 'cancel' })
  expect(answer(returned(), returned({ PS: 'false', RC: 'failed' }))).toEqual(paid)
  expect(answer(returned({ R_AMT: 'NaN' }))).toEqual({ state: 'ambiguous', word: 'successful' })
})

test('only what is signed of a return is kept, so that additions make no other', () => {
  const fields = returned()
  const kept = signedReturn(attempt.id, { ...fields, more: 'x', DV: fields.DV.toLowerCase() }, merchant)
  expect(kept).toEqual({ ...fields, DV: fields.DV.toLowerCase() })
  expect(signedReturn(attempt.id, fields, merchant)).toEqual(kept)
  expect(signedReturn(attempt.id, { ...fields, UID: '9' }, merchant)).toBeUndefined()
})

test.each([
  ['another key', returned({}, 'guessed')],
  ['a changed amount', { ...returned(), R_AMT: '9999.00' }],
  ['a changed state', { ...returned({ PS: 'false' }), PS: 'true' }],
  ['no signature', { ...returned(), DV: '' }],
  ['another attempt', returned({ PRN: '487-OTHER' })],
  ['another merchant', returned({ PID: 'OTHER' })],
])('a return with %s counts for nothing', (_what, fields) => {
  expect(answer(fields)).toEqual(none)
})

test('the QR request and question are signed, remarks have 25 characters at most', () => {
  const qr = { ...merchant, secret: 'key', user: 'water', password: 'password' }
  const asked = qrRequest({ ...attempt, customerNumber: '12345678901234567890' }, qr)
  expect(asked).toMatchObject({ amount: '91.80', remarks1: 'Water 1234567890123456789', username: 'water' })
  expect(asked.dataValidation).toBe(hmacHex('key', `91.80,487-K3QF9,NBQM,${asked.remarks1},N/A`))
  expect(qrQuestion('487-K3QF9', qr).dataValidation).toBe(hmacHex('key', '487-K3QF9,NBQM'))
  expect(qrText('{"qrMessage":"000201","status":"CREATED"}')).toBe('000201')
  expect(qrText('<html>')).toBeUndefined()
})

test.each([
  [
    { paymentStatus: 'success', fonepayTraceId: 4451, prn: attempt.id },
    { ...paid, word: 'success' },
  ],
  [
    { paymentStatus: 'failed', fonepayTraceId: 0, prn: attempt.id },
    { state: 'pending', word: 'failed' },
  ],
  [
    { paymentStatus: 'success', fonepayTraceId: 4451, prn: 'OTHER' },
    { state: 'pending', word: 'unreadable' },
  ],
  [{ message: 'Internal error' }, { state: 'pending', word: 'unreadable' }],
])('the QR answer %j is never a failure', (body, meaning) => {
  expect(qrAnswer(JSON.stringify(body), attempt)).toEqual(meaning)
})
