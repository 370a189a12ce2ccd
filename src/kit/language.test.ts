// Values filled into messages, and the language of a typed text.

import { expect, test } from 'vitest'
import { fillIn, writtenIn } from './language.ts'

test.each([
  ['हरि तामाङ', 'ne'],
  ['Hari Tamang', 'en'],
  ['०४-०१-७५-०१२३४', 'ne'],
  ['04-01-75-01234', undefined],
  ['', undefined],
  ['नागरिकता.png', 'ne'],
  ['मिटर reading photograph', 'en'],
])('%s is written in %s', (text, language) => {
  expect(writtenIn(text)).toBe(language)
})

test.each([
  ['{to}सम्म', { to: '२०८१ भदौ १२ गते' }, '२०८१ भदौ १२ गतेसम्म'],
  ['{to}सम्म', { to: '२०८४ वैशाख ५ गते (अनुमानित)' }, '२०८४ वैशाख ५ गते (अनुमानित) सम्म'],
  ['{who}लाई जिम्मा दिइयो', { who: 'कमला लिम्बू' }, 'कमला लिम्बूलाई जिम्मा दिइयो'],
  ['{who}लाई जिम्मा दिइयो', { who: 'Kamala Limbu' }, 'Kamala Limbu लाई जिम्मा दिइयो'],
  ['“{name}”सँग मिल्ने', { name: 'शान्ति' }, '“शान्ति”सँग मिल्ने'],
  ['{total}मध्ये {n}', { total: 123_456, n: 1.5 }, '१,२३,४५६ मध्ये १.५'],
  ['{year}को दर', { year: '2083/84' }, '२०८३/८४ को दर'],
  ['{year} साल', { year: 2083 }, '२०८३ साल'],
  ['{day}मा', { day: '2026-11-21' }, '२०२६-११-२१ मा'],
  ['बिल {bill}', { bill: '2083/84:12' }, 'बिल २०८३/८४:१२'],
  ['कोड {code}', { code: '048213' }, 'कोड 048213'],
])('%s with %o is %s', (text, values, filled) => {
  expect(fillIn(text, values, 'ne')).toBe(filled)
})

test('numbers are grouped in English too, but not years and ids', () => {
  expect(fillIn('{n} of {year}, {id}', { n: 1234567, year: 2083, id: 1320 }, 'en')).toBe('12,34,567 of 2083, 1320')
})
