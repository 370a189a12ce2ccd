// Validation rules: passing and failing values, default messages, order and conditions.

import { expect, test } from 'vitest'
import { translator } from '#kit/language.ts'
import { issueText, validationMessages } from './messages.ts'
import {
  custom,
  customAsync,
  email,
  integer,
  match,
  max,
  maxLength,
  min,
  minLength,
  numeric,
  pattern,
  required,
  when,
  type Rule,
} from './rules.ts'
import { code, fieldOf, list, number, text, type Reading } from './fields.ts'
import { form, validate, validateAsync } from './form.ts'

const en = translator(validationMessages, 'en')
const ne = translator(validationMessages, 'ne')

const asItIs = (raw: unknown): Reading<never> => ({ value: raw as never })

/** The message of one rule for one value, read as it is. */
function messageOf(rule: Rule, value: unknown): string {
  const plain = form({ it: fieldOf('plain', asItIs, {}, [rule]) })
  const answer = validate(plain, { it: value, other: 'x' })
  return answer.ok ? '' : issueText(answer.issues[0]!, en)
}

const messages: [Rule, unknown, string, string][] = [
  [required(), '', 'This field is required', 'यो विवरण अनिवार्य छ'],
  [email(), 'x', 'Please enter a valid email address', 'कृपया मान्य इमेल ठेगाना लेख्नुहोस्'],
  [minLength(3), 'x', 'Must be at least 3 characters', 'कम्तीमा ३ अक्षर हुनुपर्छ'],
  [maxLength(3), 'abcd', 'Must be less than 3 characters', '३ अक्षरभन्दा कम हुनुपर्छ'],
  [numeric(), 'x', 'Must be a number', 'सङ्ख्या हुनुपर्छ'],
  [integer(), '1.5', 'Must be an integer', 'पूर्णाङ्क हुनुपर्छ'],
  [min(3), 2, 'Must be at least 3', 'कम्तीमा ३ हुनुपर्छ'],
  [max(3), 4, 'Must be less than 3', '३ भन्दा कम हुनुपर्छ'],
  [pattern(/^x$/), 'y', 'Invalid format', 'ढाँचा मिलेन'],
  [match('other', 'X'), 'y', 'Must match X', 'X सँग मेल खानुपर्छ'],
  [custom(() => false), 'y', 'Invalid value', 'यो विवरण मान्य छैन'],
  [custom(() => JSON.parse('{')), 'y', 'Validation error occurred', 'जाँच गर्दा त्रुटि भयो'],
]

test.each(messages)('%o on %j has its default message in both languages', (rule, value, english, nepali) => {
  const plain = form({ it: fieldOf('plain', asItIs, {}, [rule]) })
  const answer = validate(plain, { it: value })
  const issue = answer.ok ? { field: '', key: '' } : answer.issues[0]!
  expect([issueText(issue, en), issueText(issue, ne)]).toEqual([english, nepali])
})

test('required passes for 0 and false, and fails for every empty value', () => {
  for (const given of [0, false, 'x', '०', ['x'], '0']) expect(messageOf(required(), given), String(given)).toBe('')
  for (const nothing of ['', '   ', '\n\t', '\u200d', null, undefined, []])
    expect(messageOf(required(), nothing), JSON.stringify(nothing)).toBe('This field is required')
})

test('every other rule passes on an empty value', () => {
  const others: Rule[] = [
    email(),
    minLength(3),
    maxLength(0),
    numeric(),
    integer(),
    min(5),
    max(-5),
    pattern(/x/),
    match('other'),
    custom(() => false),
    customAsync(async () => false),
    custom(() => JSON.parse('{')),
  ]
  for (const rule of others)
    for (const nothing of ['', ' ', null, undefined, []]) expect(messageOf(rule, nothing), rule.name).toBe('')
})

const cases: [string, Rule, unknown[], unknown[]][] = [
  [
    'email',
    email(),
    ['a@b.np', 'first.last+tag@mail.example.com', "o'neil@x-y.org", 'A1@EXAMPLE.COM'],
    [
      'a@b',
      '@b.np',
      'a@',
      'a b@c.np',
      '.a@b.np',
      'a..b@c.np',
      'a.@b.np',
      'a@-b.np',
      'a@b..np',
      'हरि@b.np',
      `${'a'.repeat(65)}@b.np`,
    ],
  ],
  ['minLength 3', minLength(3), ['abc', 'क्षेत्रीय', 'नेपाली', '👨‍👩‍👧‍👦👍🏽🇳🇵'], ['ab', 'क्षेत्र', '👨‍👩‍👧‍👦', 'e\u0301e\u0301']],
  ['maxLength 3', maxLength(3), ['abc', 'क्षेत्रीय', '👨‍👩‍👧‍👦👍🏽🇳🇵', 'पानी'], ['abcd', 'क्षेत्रीयता', '👍👍👍👍']],
  [
    'numeric',
    numeric(),
    [0, -1.5, '0', '१२', '१२.५', '1,25,000', '१,२५,०००', '125,000.50', '-3', '−3', '+3', '.5', '3.'],
    ['x', '1e5', '0x10', '1,5', '12,34', 'Infinity', '१२क', '1.2.3', '--1', Number.NaN, Infinity, '.'],
  ],
  ['integer', integer(), [0, -3, '३', '1,000', 3.0, '3.0'], [1.5, '१.५', 'x', 2 ** 53, '99999999999999999999']],
  ['min 18', min(18), [18, 19, '१८', '18.0', '1,000'], [17, 17.99, '१७', 'x', 0, '-18']],
  ['max 5', max(5), [5, 0, -1, '५'], [5.01, 6, '६', 'x', '1,000']],
  ['pattern', pattern(/^\d{10}$/g), ['9841234567'], ['984123456', '९८४१२३४५६७', 'x9841234567']],
  ['custom', custom<number>((value) => value % 2 === 0), [2, 0], [1]],
]

test.each(cases)('%s', (_, rule, passing, failing) => {
  for (const value of passing) expect(messageOf(rule, value), `${JSON.stringify(value)} passes`).toBe('')
  for (const value of failing) expect(messageOf(rule, value), `${JSON.stringify(value)} fails`).not.toBe('')
  expect(messageOf(rule, failing[0]), 'the second call is like the first').toBe(messageOf(rule, failing[0]))
})

test('only the first failing rule of a field is reported, in the order written', () => {
  const password = form({
    password: text(required(), minLength(8), pattern(/[A-Z]/, 'x.upper'), pattern(/\d/, 'x.digit')),
  })
  const key = (value: string) => {
    const answer = validate(password, { password: value })
    return answer.ok ? 'ok' : answer.issues.map((issue) => issue.key).join()
  }
  expect(['', 'abc', 'abcdefgh', 'Abcdefgh', 'Abcdefg1'].map(key)).toEqual([
    'validation.required',
    'validation.minLength',
    'x.upper',
    'x.digit',
    'ok',
  ])
})

test('a field must match another after cleaning, and its label is translated', () => {
  const twice = form({ phone: code(required()), again: code(match('phone', 'x.phone')) })
  expect(validate(twice, { phone: '९८४१', again: ' 9841 ' }).ok).toBe(true)
  const answer = validate(twice, { phone: '9841', again: '9842' })
  const issue = answer.ok ? undefined : answer.issues[0]
  expect(issue).toEqual({ field: 'again', key: 'validation.match', values: { field: 'x.phone' } })
  const dictionary = { ...validationMessages, 'x.phone': { en: 'Phone', ne: 'फोन' } }
  expect(issueText(issue!, translator(dictionary, 'ne'))).toBe('फोनसँग मेल खानुपर्छ')
})

test('a conditional rule runs only while its condition holds', () => {
  const application = form({
    kind: text(required()),
    from: text(when((values) => values.kind === 'transfer', required('x.from'))),
    owners: list(
      form({
        name: text(),
        share: number(when((row, all) => Boolean(row.name) && all.kind === 'transfer', required())),
      }),
    ),
  })
  expect(validate(application, { kind: 'new', owners: [{ name: 'Sita' }] }).ok).toBe(true)
  expect(validate(application, { kind: ' transfer ', owners: [{ name: 'Sita' }, {}] })).toEqual({
    ok: false,
    issues: [
      { field: 'from', key: 'x.from' },
      { field: 'owners.0.share', key: 'validation.required' },
    ],
  })
})

test('an asynchronous rule runs last, and one that throws is a validation error', async () => {
  const calls: string[] = []
  const known = async (value: string) => {
    calls.push(value)
    if (value === 'down') throw new Error('no connection')
    return value === 'K-1'
  }
  const customer = form({
    number: code(required(), customAsync(known, 'x.unknown'), maxLength(5)),
    other: code(when((values) => values.number === 'K-1', customAsync(known))),
  })
  const keys = async (number: string, other = '') => {
    const answer = await validateAsync(customer, { number, other })
    return answer.ok ? [] : answer.issues.map((issue) => issue.key)
  }
  expect(await keys('K-1')).toEqual([])
  expect(await keys('K-2', 'unchecked')).toEqual(['x.unknown'])
  expect(await keys('K-1', 'K-2')).toEqual(['validation.custom'])
  expect(await keys('down')).toEqual(['validation.error'])
  expect(await keys('too long')).toEqual(['validation.maxLength'])
  expect(calls).toEqual(['K-1', 'K-2', 'K-1', 'K-2', 'down'])
  expect(validate(customer, { number: 'K-2' }).ok, 'synchronous validation leaves it out').toBe(true)
})
