// Table of cases of who holds a position of the charter, and of the form of a service.

import { expect, test } from 'vitest'
import { charterSlugs } from '#features/applications/contract/form.ts'
import { formOf, holderOf, type Holder } from './rules.ts'

const both = (en: string, ne: string) => ({ en, ne })
const holder = (title: Holder['title'], name: Holder['name']): Holder => ({ title, name, phone: '', sample: false })
const engineer = both('Engineer', 'इन्जिनियर')
const meterReader = both('Meter reader', 'मिटर रिडर')
const gita = both('Gita Bhattarai', 'गीता भट्टराई')
const people = [
  holder(both('Grievance hearing officer', 'गुनासो सुन्ने अधिकारी'), gita),
  holder(engineer, gita),
  holder(engineer, gita),
  holder(meterReader, both('Sushila Limbu', 'सुशीला लिम्बू')),
  holder(meterReader, both('Gopal Mahato', 'गोपाल महतो')),
]

test.each([
  [engineer, 'Gita Bhattarai'],
  [both(' engineer', ''), 'Gita Bhattarai'],
  [both('', 'इन्जिनियर'), 'Gita Bhattarai'],
  [meterReader, undefined],
  [both('Accountant', 'लेखापाल'), undefined],
])('%o is held by %s', (position, name) => {
  expect(holderOf(position, people)?.name.en).toBe(name)
})

test('the charter leads to the forms of applications and complaints only', () => {
  expect(formOf(charterSlugs.new)).toEqual({ href: '/registration/new', kind: 'apply' })
  expect(formOf(charterSlugs.transfer)).toEqual({ href: '/registration/transfer', kind: 'apply' })
  expect(formOf('complaint')?.kind).toBe('report')
  for (const slug of ['meter-test', 'toString', '']) expect(formOf(slug)).toBeUndefined()
})
