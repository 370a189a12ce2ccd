// Phone numbers of Nepal: recognised in every spelling, and nothing else.

import { expect, test } from 'vitest'
import numberingPlan from './numbering-plan.json' with { type: 'json' }
import { displayPhone, maskPhone, parsePhone } from './phone.ts'

test.each([
  ['9841234567', '+9779841234567', 'mobile'],
  ['984-1234567', '+9779841234567', 'mobile'],
  ['९८४१२३४५६७', '+9779841234567', 'mobile'],
  ['+९७७ ९८४१ २३४ ५६७', '+9779841234567', 'mobile'],
  ['+977-9841234567', '+9779841234567', 'mobile'],
  ['977 9841234567', '+9779841234567', 'mobile'],
  ['00977 9841234567', '+9779841234567', 'mobile'],
  ['09841234567', '+9779841234567', 'mobile'],
  ['023-580123', '+97723580123', 'landline'],
  ['०२३-५८०१२३', '+97723580123', 'landline'],
  ['+977-23-580123', '+97723580123', 'landline'],
  ['+977 (023) 580123', '+97723580123', 'landline'],
  ['97723580123', '+97723580123', 'landline'],
  ['01-4117331', '+97714117331', 'landline'],
  ['097-540123', '+97797540123', 'landline'],
  ['1660-01-12345', '+97716600112345', 'toll-free'],
  ['1800 12 34567', '+97718001234567', 'toll-free'],
])('%s is %s, %s', (text, e164, kind) => {
  expect(parsePhone(text)).toEqual({ e164, kind })
})

test.each([
  '',
  'abc',
  '580123',
  '98412345',
  '98412345678',
  '9341234567',
  '+919841234567',
  '9841234567x',
  '++9779841234567',
  '1234',
])('%j is no number of Nepal', (text) => {
  expect(parsePhone(text)).toBeUndefined()
})

test.each([
  ['+9779841234567', '984-1234567', '९८४-१२३४५६७', '98•-•••••67'],
  ['+97723580123', '023-580123', '०२३-५८०१२३', '02•-••••23'],
  ['+97714117331', '01-4117331', '०१-४११७३३१', '01-•••••31'],
  ['+97716600112345', '1660-01-12345', '१६६०-०१-१२३४५', '16••-••-•••45'],
])('%s is shown as %s or %s and hidden as %s', (e164, en, ne, masked) => {
  expect(displayPhone(e164, 'en')).toBe(en)
  expect(displayPhone(e164, 'ne')).toBe(ne)
  expect(maskPhone(e164, 'en')).toBe(masked)
  expect(parsePhone(ne)?.e164).toBe(e164)
})

test('every two digits are an area code exactly when the numbering plan lists them, with its source', () => {
  const { areaCodes, source } = numberingPlan
  expect(source).toContain('Nepal Telecommunications Authority')
  const all = Array.from({ length: 80 }, (_, place) => String(place + 20))
  const taken = all.filter((code) => parsePhone(`0${code}-450123`)?.kind === 'landline')
  expect(taken).toEqual(areaCodes)
})
