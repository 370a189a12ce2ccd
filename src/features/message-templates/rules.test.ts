// Tests of the rules of message templates.

import { expect, test } from 'vitest'
import { placeholdersIn, smsParts, templateIssues } from './rules.ts'

const sms = { channel: 'sms', needed: ['code'], placeholders: [{ name: 'code' }, { name: 'site' }] } as const
const mail = { ...sms, channel: 'mail' } as const
const good = { subjectEn: 'About {code}', subjectNe: '{code} बारे', bodyEn: 'Case {code} at {site}', bodyNe: '{code}' }

test.each([
  ['a good SMS', sms, { ...good, subjectEn: '', subjectNe: '' }, []],
  ['a good mail', mail, good, []],
  ['an unknown placeholder', mail, { ...good, bodyEn: '{code} {cod}' }, ['bodyEn templates.unknown_placeholder']],
  ['one of the code of the product', sms, { ...good, bodyNe: '{code} {}' }, ['bodyNe templates.unknown_placeholder']],
  ['a missing placeholder', mail, { ...good, bodyNe: 'जवाफ' }, ['bodyNe templates.missing_placeholder']],
  ['a mail without a subject', mail, { ...good, subjectNe: ' ' }, ['subjectNe validation.required']],
  ['a subject without the code', mail, { ...good, subjectEn: 'News' }, []],
  ['a long SMS', sms, { ...good, bodyEn: `{code}${'a'.repeat(480)}` }, ['bodyEn validation.maxLength']],
  ['a long mail', mail, { ...good, bodyEn: `{code}${'a'.repeat(480)}` }, []],
])('%s', (_, template, texts, issues) => {
  expect(templateIssues(template, texts).map(({ field, key }) => `${field} ${key}`)).toEqual(issues)
})

test('placeholders are the names in braces', () => {
  expect(placeholdersIn('{a} {b c} {} {a}')).toEqual(['a', 'b c', '', 'a'])
})

test.each([
  ['a'.repeat(160), 1],
  ['a'.repeat(161), 2],
  ['a'.repeat(307), 3],
  ['क'.repeat(70), 1],
  ['क'.repeat(71), 2],
  ['', 1],
])('%s is %i SMS', (text, parts) => {
  expect(smsParts(text)).toBe(parts)
})
