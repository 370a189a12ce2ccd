// Tests of the verification without the register: only what a published key of the organisation has signed is genuine.

import { generateKeyPairSync, sign, webcrypto } from 'node:crypto'
import { expect, test } from 'vitest'
import { bytesToSign, signedCode, type SignedReceipt } from './signed-code.ts'
import { verifyAlone, type PublicKey } from './verify-alone.ts'

const pair = generateKeyPairSync('ed25519')
const { subtle } = webcrypto as unknown as Crypto
const receipt: SignedReceipt = {
  orgId: 487,
  key: 2,
  fiscalYear: '2083/84',
  number: 12,
  amountPaisa: 183_60,
  issuedOn: '2026-11-23',
  initials: { en: 'S S', ne: 'सी श' },
}
const x = pair.publicKey.export({ format: 'jwk' }).x!
const keys: PublicKey[] = [{ kid: '487-2', x }]
const bytes = bytesToSign(receipt)
const code = signedCode(bytes, sign(null, bytes, pair.privateKey))

async function stateOf(text: string, by: readonly PublicKey[] = keys): Promise<string> {
  return (await verifyAlone(text, by, subtle)).state
}

test('a genuine code says what was signed', async () => {
  expect(await verifyAlone(code, keys, subtle)).toEqual({ state: 'genuine', receipt })
})

test('every changed character fails; the other letters of each place are tried on the reading of codes', async () => {
  for (const [place, own] of [...code].entries()) {
    const changed = code.slice(0, place) + (own === 'A' ? 'B' : 'A') + code.slice(place + 1)
    // A change of the number of the key can only name one that is not known yet.
    expect(['not-signed', 'unable'], `${place}`).toContain(await stateOf(changed))
  }
})

test('a key of another organisation or of another number does not verify, nor one that has not signed', async () => {
  const stranger = generateKeyPairSync('ed25519').publicKey.export({ format: 'jwk' }).x!
  expect(await stateOf(code, [{ kid: '488-2', x }])).toBe('not-signed')
  expect(await stateOf(code, [{ kid: '487-3', x }])).toBe('not-signed')
  expect(await stateOf(code, [{ kid: '487-2', x: stranger }])).toBe('not-signed')
  expect(await stateOf(code, [])).toBe('not-signed')
})

test('keys from before the office changed its key do not say that a receipt is not genuine', async () => {
  expect(await stateOf(code, [{ kid: '487-1', x }])).toBe('unable')
})

test('a browser without Ed25519 does not say that a receipt is not genuine', async () => {
  const without = { importKey: () => Promise.reject(new DOMException('', 'NotSupportedError')) }
  expect(await verifyAlone(code, keys, without as unknown as SubtleCrypto)).toEqual({ state: 'unable' })
})
