// Tests of names: which are refused, and which texts are recognised as typed for Preeti.

import { expect, test } from 'vitest'
import { isPersonName, isPreeti } from './preeti.ts'

test.each(['uLtf e§/fO{', 'vfg]kfgL', ';"rgf ljt/0f', "b]j axfb'/", 'clgn', 'lztf vltj8f', 'kfgL ljt/0f ;DaGwL'])(
  '%s is Preeti',
  (text) => expect(isPreeti(text)).toBe(true),
)

test.each([
  'Sita Sharma',
  'RAM BAHADUR',
  'McDonald Rai',
  "O'Brien",
  'Md. Ali',
  'Dr. K.C.',
  'Scanned with CamScanner',
  'WhatsApp',
  'eSewa',
  'ConnectIPS',
  'खानेपानी',
  'गीता bhattarai',
  '',
])('%s is not Preeti', (text) => expect(isPreeti(text)).toBe(false))

test.each(['Sita Sharma', 'गीता भट्टराई', 'Ram K.C.', 'Jean-Luc', 'ॐ प्रकाश', 'सीता (माया) राई', 'Md. Ali', 'क्षेत्र'])(
  '%s can be a name',
  (text) => expect(isPersonName(text)).toBe(true),
)

test.each(['!@#$%', '१२३', '12345', 'Ram 2', '...', '-', 'Sita; DROP', 'सीता@', 'क'])('%s cannot be a name', (text) =>
  expect(isPersonName(text)).toBe(false),
)
