// Tests of the signed code: it says what was written, and neither a changed character nor another key is taken for genuine.

import { generateKeyPairSync, sign, verify, type KeyObject } from 'node:crypto'
import { expect, test } from 'vitest'
import { bytesToSign, readSignedCode, signedCode, type SignedReceipt } from './signed-code.ts'

const own = generateKeyPairSync('ed25519')
const others = generateKeyPairSync('ed25519')
const receipt: SignedReceipt = {
  orgId: 487,
  key: 1,
  fiscalYear: '2083/84',
  number: 12,
  amountPaisa: 5_000_000_183_60,
  issuedOn: '2026-11-23',
  initials: { en: 'S S', ne: 'सी श' },
}

function codeOf(said: SignedReceipt): string {
  const bytes = bytesToSign(said)
  return signedCode(bytes, sign(null, bytes, own.privateKey))
}

function isGenuine(code: string, key: KeyObject = own.publicKey): boolean {
  const read = readSignedCode(code)
  return read !== undefined && verify(null, read.signed, key, read.signature)
}

const code = codeOf(receipt)

test('a code says what was written, in capitals and digits that fit into a QR code', () => {
  expect(readSignedCode(code)?.receipt).toEqual(receipt)
  expect(code).toMatch(/^[A-Z2-7]{140,180}$/)
  expect(isGenuine(code)).toBe(true)
})

test.each([
  ['without a name in one language', { initials: { en: '', ne: 'म' } }],
  ['without a name', { initials: { en: '', ne: '' } }],
  ['the end of a century', { fiscalYear: '2099/00', issuedOn: '2043-04-13' }],
])('%s', (_, change) => {
  const said = { ...receipt, ...change }
  expect(readSignedCode(codeOf(said))?.receipt).toEqual(said)
})

test('initials that are too long are cut', () => {
  const long = codeOf({ ...receipt, initials: { en: 'x'.repeat(90), ne: '' } })
  expect(readSignedCode(long)?.receipt.initials.en).toHaveLength(24)
  expect(isGenuine(long)).toBe(true)
})

test('every changed character, wherever it is and whatever it becomes, is not genuine', () => {
  const wrong: string[] = []
  const characters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567abs0189-= क']
  let tried = 0
  for (let at = 0; at < code.length; at += 1)
    for (const character of characters) {
      if (code[at] === character) continue
      tried += 1
      const changed = code.slice(0, at) + character + code.slice(at + 1)
      if (isGenuine(changed)) wrong.push(changed)
    }
  expect(tried).toBe(code.length * (characters.length - 1))
  expect(wrong).toEqual([])
})

test('a code that is shorter, longer, in small letters or empty is none', () => {
  for (const wrong of ['', code.slice(1), code.slice(0, -1), `${code}A`, `A${code}`, code.toLowerCase(), `${code}=`])
    expect(isGenuine(wrong)).toBe(false)
  expect(readSignedCode('A'.repeat(200))).toBeUndefined()
})

test('the key of another organisation does not verify', () => {
  expect(isGenuine(code, others.publicKey)).toBe(false)
})
