// Tests of the settings of gateways, and of the key in a PKCS #12 file.

import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { privateKeyOf } from './pfx.ts'
import { settingIssues, settingParts } from './settings.ts'

const pfx = readFileSync('demonstration/gateways/sample-merchant.pfx')
const older = readFileSync('tests/fixtures/keys/older.pfx')

/** The outer element with an indefinite length, as some programs write it. */
function indefinite(bytes: Buffer): Buffer {
  return Buffer.concat([Buffer.from([0x30, 0x80]), bytes.subarray(4), Buffer.from([0, 0])])
}

test.each([
  ['AES', pfx, 'aes-password'],
  ['triple DES', older, 'legacy-password'],
  ['an indefinite length', indefinite(pfx), 'aes-password'],
])('a key under %s is read with its password alone', (_what, file, password) => {
  expect(privateKeyOf(file, password)?.asymmetricKeyDetails?.modulusLength).toBe(2048)
  expect(privateKeyOf(file, 'another')).toBeUndefined()
})

test('what is no PKCS #12 file, or cut short, has no key', () => {
  const others = [
    Buffer.alloc(0),
    Buffer.from('no file'),
    pfx.subarray(0, 800),
    Buffer.alloc(2000, 0x30),
    Buffer.alloc(9000, '0\x80'),
  ]
  for (const bytes of others) expect(privateKeyOf(bytes, 'aes-password')).toBeUndefined()
})

const connectips = {
  merchant: '550',
  appId: 'WATER-487',
  appName: 'Water',
  password: 'pw',
  pfx: pfx.toString('base64'),
  pfxPassword: 'aes-password',
}

test.each([
  ['esewa', { merchant: 'EPAYTEST', secret: '8gBm/:&EnhH.1/q' }, []],
  ['esewa', { merchant: 'EPAY TEST' }, ['merchant gateways.setting_invalid', 'secret validation.required']],
  ['khalti', { secret: 'x'.repeat(201) }, ['secret validation.maxLength']],
  ['fonepay', { merchant: 'AB', secret: 'x' }, ['merchant gateways.setting_invalid']],
  ['connectips', connectips, []],
  ['connectips', { ...connectips, merchant: '५५०' }, ['merchant gateways.setting_invalid']],
  ['connectips', { ...connectips, pfxPassword: 'wrong' }, ['pfx gateways.pfx_unreadable']],
] as const)('the settings of %s: %#', (kind, values, issues) => {
  expect(settingIssues(kind, values).map(({ field, key }) => `${field} ${key}`)).toEqual(issues)
})

test('only the fields of the gateway are stored, secrets apart from what is shown', () => {
  const { shown, secrets } = settingParts('connectips', { ...connectips, user: 'not of this gateway' })
  expect(shown).toEqual({ merchant: '550', appId: 'WATER-487', appName: 'Water' })
  expect(Object.keys(secrets)).toEqual(['password', 'pfx', 'pfxPassword'])
})
