// Sort keys: Nepali dictionary order and numbers by amount.

import { expect, test } from 'vitest'
import { sortKey } from './sort-key.ts'

test('Nepali words sort in dictionary order, numbers by amount, in either script', () => {
  const inOrder = [
    '2 inch',
    '१० इन्च',
    '0100',
    'Annual',
    'audit 9',
    'Audit १०',
    'Élan',
    'zero',
    'अंक',
    'अमर',
    'आमा',
    'इनार',
    'ऊन',
    'एक',
    'औषधि',
    'कँडेल',
    'कमल',
    'काम',
    'किताब',
    'कीरा',
    'कुवा',
    'केश',
    'कोष',
    'क्रम',
    'क्षेत्र',
    'घर २',
    'घर १०',
    'ज्ञान',
    'त्रिपाल',
    'दमक',
    'हरि',
  ]
  const shuffled = inOrder.toSorted((a, b) =>
    a.split('').toReversed().join() < b.split('').toReversed().join() ? -1 : 1,
  )
  expect(shuffled.toSorted((a, b) => (sortKey(a) < sortKey(b) ? -1 : 1))).toEqual(inOrder)
})

test('plain Nepali words sort as the CLDR collation of Nepali sorts them', () => {
  // Order of ICU 78 with CLDR 48, locale ne. A fixed list, because a machine's own data may be another version or have no Nepali.
  const inOrder =
    'अमर आमा इनार ईश्वर उपकरण उपभोक्ता ऊन ऋण एक ऐन ओखर औषधि कमल काम किताब कीरा कुवा कूल केश कैलाश कोष कौवा क्रम क्षेत्र खानेपानी गाउँ घर चौक छाना जल ज्ञान झरना टोल ठेक्का डाँडा ढल तथ्य त्रिपाल थान दमक धारा नगर पानी फोहोर बजार भवन मिटर रकम लेखा वडा शहर श्रम षष्ठी सफाइ हरि'.split(
      ' ',
    )
  expect(inOrder.toReversed().toSorted((a, b) => (sortKey(a) < sortKey(b) ? -1 : 1))).toEqual(inOrder)
})

test('long numbers sort by amount too', () => {
  const numbers = ['5', '12345678', '123456789', '1234567890', '99999999999999999999', '100000000000000000000']
  expect(numbers.toReversed().toSorted((a, b) => (sortKey(a) < sortKey(b) ? -1 : 1))).toEqual(numbers)
})
