// Questions that a query asks, and the tol that it names.

import { expect, test } from 'vitest'
import { questionOf, tolIn } from './question.ts'

test.each([
  ['२० युनिटको कति पर्छ', { kind: 'charge', units: 20 }],
  ['kaaryalaya khulne samaya', { kind: 'hours' }],
  ['अफिसको फोन नम्बर', { kind: 'phone' }],
  ['namsari faram', { kind: 'form' }],
  ['shanti tol ma pani kahile aaucha', { kind: 'water' }],
  ['when does water come', { kind: 'water' }],
  ['bolpatra', undefined],
])('%s', (query, question) => expect(questionOf(query)).toEqual(question))

const tols = [
  { code: 'shanti', name: { en: 'Shanti Tol', ne: 'शान्ति टोल' } },
  { code: 'shanti-nagar', name: { en: 'Shanti Nagar', ne: 'शान्ति नगर' } },
  { code: 'bazar', name: { en: 'Bazar Tol', ne: 'बजार टोल' } },
  { code: 'tol', name: { en: 'Tol', ne: 'टोल' } },
]

test.each([
  ['shanti tol ma pani kahile aaucha', 'shanti'],
  ['सान्ति टोलमा पानी कहिले आउँछ', 'shanti'],
  ['water in Shanti Nagar', 'shanti-nagar'],
  ['bajaar tolko pani', 'bazar'],
  ['pani kahile', undefined],
  ['tol ko pani', undefined],
])('%s names the tol %s', (query, code) => expect(tolIn(query, tols)?.code).toBe(code))
