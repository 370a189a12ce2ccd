// Forms: validation, types, paths of issues, Standard Schema, JSON Schema and hostile input.

import * as fc from 'fast-check'
import { expect, expectTypeOf, test } from 'vitest'
import type { ZodMiniType } from 'zod/mini'
import type { Contract, InputOf } from '#kit/contract.ts'
import {
  boolean,
  choice,
  code,
  date,
  file,
  fileRef,
  list,
  longText,
  number,
  secret,
  text,
  type ValueOf,
} from './fields.ts'
import { valuesOf } from './form-data.ts'
import { form, isForm, validate, validateAsync, validateField, validateFieldAsync } from './form.ts'
import { countGraphemes } from '#kit/text.ts'
import { toJsonSchema } from './json-schema.ts'
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
  pattern,
  required,
  when,
} from './rules.ts'

const members = form({ name: text(required(), maxLength(100)), ward: number(integer(), min(1), max(32)) })

const everything = form({
  name: text(required(), maxLength(100)),
  email: text(email()),
  phone: code(pattern(/^\d{10}$/)),
  age: number(required(), integer(), min(18)),
  kind: choice(['new', 'transfer'], required()),
  from: text(when((values) => values.kind === 'transfer', required())),
  on: date(),
  message: longText(
    maxLength(500),
    custom((text) => text !== 'spam'),
  ),
  password: secret(minLength(8), pattern(/[A-Z]/), pattern(/[a-z]/)),
  again: secret(match('password')),
  agreed: boolean(custom((ticked) => ticked, 'x.agree')),
  deed: fileRef(),
  photo: file({ types: ['image/png'], megabytes: 1 }),
  tags: list(text(maxLength(20)), { max: 5 }),
  members: list(members, { max: 3 }),
  place: form({ tol: text(required()), landmark: text() }),
})

const good = { name: 'सीता', age: '३०', kind: 'new', agreed: 'on', place: { tol: 'Puchhare' } }

test('the type of the value follows the definition', () => {
  type Value = ValueOf<typeof everything>
  expectTypeOf<Value['name']>().toEqualTypeOf<string>()
  expectTypeOf<Value['age']>().toEqualTypeOf<number>()
  expectTypeOf<Value['email']>().toEqualTypeOf<string | undefined>()
  expectTypeOf<Value['from']>().toEqualTypeOf<string | undefined>()
  expectTypeOf<Value['kind']>().toEqualTypeOf<'new' | 'transfer'>()
  expectTypeOf<Value['agreed']>().toEqualTypeOf<boolean>()
  expectTypeOf<Value['photo']>().toEqualTypeOf<File | undefined>()
  expectTypeOf<Value['tags']>().toEqualTypeOf<string[]>()
  expectTypeOf<Value['members']>().toEqualTypeOf<{ name: string; ward?: number }[]>()
  expectTypeOf<Value['place']>().toEqualTypeOf<{ tol: string; landmark?: string }>()
  expectTypeOf<keyof Value>().toEqualTypeOf<keyof (typeof everything)['fields']>()
})

test('a form is the input of a contract row', () => {
  const api = {
    send: {
      method: 'POST',
      path: '/x/{id}',
      for: 'anyone',
      summary: { en: 'Sends', ne: 'पठाउने' },
      input: form({ id: code(required()), ...members.fields }),
    },
    ping: { method: 'GET', path: '/ping', for: 'anyone', summary: { en: 'Answers', ne: 'जवाफ दिने' } },
  } satisfies Contract
  expectTypeOf<InputOf<(typeof api)['send']>>().toEqualTypeOf<{ id: string; name: string; ward?: number }>()
  expectTypeOf<InputOf<(typeof api)['ping']>>().toEqualTypeOf<Record<never, never>>()
  expect(isForm(api.send.input)).toBe(true)
})

test('a valid form gives the clean value without unknown names', () => {
  const answer = validate(everything, {
    ...good,
    phone: '९८४१२३४५६७',
    admin: true,
    members: [{ name: ' Hari ', ward: '५', id: 1 }],
  })
  expect(answer).toEqual({
    ok: true,
    value: {
      name: 'सीता',
      age: 30,
      kind: 'new',
      agreed: true,
      phone: '9841234567',
      tags: [],
      members: [{ name: 'Hari', ward: 5 }],
      place: { tol: 'Puchhare' },
    },
  })
})

test('an invalid form names each field once, in the order of the definition, by its path', () => {
  const sent = {
    ...good,
    name: '',
    age: '17.5',
    members: [{ name: 'Hari' }, { ward: 'x' }, 7],
    place: 'here',
    agreed: false,
  }
  const answer = validate(everything, { ...sent, password: 'abc', again: 'abd' })
  expect(answer.ok ? [] : answer.issues.map(({ field, key }) => `${field} ${key}`)).toEqual([
    'name validation.required',
    'age validation.integer',
    'password validation.minLength',
    'again validation.match',
    'agreed x.agree',
    'members.1.name validation.required',
    'members.1.ward validation.numeric',
    'members.2 validation.custom',
    'place validation.custom',
  ])
})

test('one field is validated by its path, with the values beside it', async () => {
  const sent = { ...good, name: '', kind: 'transfer', members: [{ ward: 99 }] }
  expect(validateField(everything, 'name', sent)).toEqual({ field: 'name', key: 'validation.required' })
  expect(validateField(everything, 'from', sent)).toEqual({ field: 'from', key: 'validation.required' })
  expect(validateField(everything, 'members.0.ward', sent)?.key).toBe('validation.max')
  expect(validateField(everything, 'age', sent)).toBeUndefined()
  expect(validateField(everything, 'nobody', sent)).toBeUndefined()
  const checked: string[] = []
  const taken = (name: string) => customAsync<string>(async () => checked.push(name) < 0, 'x.taken')
  const two = form({ a: text(taken('a')), b: text(taken('b')) })
  expect(await validateFieldAsync(two, 'b', { a: 'x', b: 'y' })).toEqual({ field: 'b', key: 'x.taken' })
  expect(checked, 'the other field is not checked').toEqual(['b'])
})

test('an asynchronous rule can be aborted', async () => {
  const stopped = new AbortController()
  const slow = form({ a: text(customAsync(async (_value, _values, _all, signal) => !signal?.aborted)) })
  stopped.abort()
  expect((await validateAsync(slow, { a: 'x' }, stopped.signal)).ok).toBe(false)
  expect((await validateAsync(slow, { a: 'x' })).ok).toBe(true)
})

test('it implements Standard Schema and is asynchronous only when a rule is', async () => {
  const schema: Pick<ZodMiniType<{ name: string; ward?: number }, unknown>, '~standard'> = members
  expect(schema['~standard']).toMatchObject({ version: 1, vendor: 'kit' })
  expect(schema['~standard'].validate({ name: 'Sita' })).toEqual({ value: { name: 'Sita' } })
  const nested = form({ rows: list(form({ n: number(min(3)) })) })
  expect(nested['~standard'].validate({ rows: [{ n: 1 }] })).toEqual({
    issues: [{ message: 'validation.min', path: ['rows', 0, 'n'], values: { n: 3 } }],
  })
  const late = form({ rows: list(form({ n: number(customAsync(async () => false)) })) })['~standard'].validate({
    rows: [{ n: 1 }],
  })
  expect(late).toBeInstanceOf(Promise)
  expect(await late).toEqual({ issues: [{ message: 'validation.custom', path: ['rows', 0, 'n'] }] })
})

test('it converts to JSON Schema', () => {
  const described = toJsonSchema(
    form({
      name: text(required(), minLength(2), maxLength(100)),
      rows: list(members, { max: 3 }),
      again: secret(pattern(/[A-Z]/), pattern(/[a-z]/)),
    }),
  )
  expect(described).toEqual({
    type: 'object',
    required: ['name'],
    properties: {
      name: { type: 'string', minLength: 2, 'x-maxGraphemes': 100 },
      rows: {
        type: 'array',
        maxItems: 3,
        items: {
          type: 'object',
          required: ['name'],
          properties: {
            name: { type: 'string', 'x-maxGraphemes': 100 },
            ward: { type: 'integer', minimum: 1, maximum: 32 },
          },
        },
      },
      again: { type: 'string', format: 'password', pattern: '[A-Z]', allOf: [{ pattern: '[a-z]' }] },
    },
  })
})

test('a form submitted without script gives the same values', () => {
  const sent = new FormData()
  const entries = [
    ['name', 'Sita'],
    ['agreed', 'on'],
    ['tags', 'a'],
    ['tags', ''],
    ['tags', 'b'],
    ['members.0.name', ''],
    ['members.0.ward', ' '],
  ]
  for (const [name, value] of [
    ...entries,
    ['members.7.name', 'Hari'],
    ['place.tol', 'x'],
    ['__proto__.x', '1'],
    ['stray', '1'],
  ])
    sent.append(name!, value!)
  sent.append('photo', new File([], ''))
  expect(valuesOf(everything, sent)).toMatchObject({
    name: 'Sita',
    agreed: 'on',
    tags: ['a', 'b'],
    members: [{ name: 'Hari' }],
    place: { tol: 'x' },
  })
  expect(valuesOf(members, new URLSearchParams('name=a&name=b'))).toEqual({ name: ['a', 'b'] })
})

test('numbered rows are read in the order of their numbers, in whichever they are sent', () => {
  const rows = form({ members: everything.fields.members })
  const sent = new URLSearchParams('members.10.name=c&members.2.name=b&members.0.name=a&members.2.ward=4')
  expect(valuesOf(rows, sent)).toEqual({ members: [{ name: 'a' }, { name: 'b', ward: '4' }, { name: 'c' }] })
})

test('names of object properties cannot be fields and are ignored in input', () => {
  expect(() => form({ ['__proto__']: text() })).toThrow(TypeError)
  expect(() => form({ 'a.b': text() })).toThrow(TypeError)
  const odd = form({ constructor: text(), toString: text() })
  expect(validate(odd, {})).toEqual({ ok: true, value: {} })
  const answer = validate(
    everything,
    JSON.parse('{"__proto__":{"name":"x","polluted":1},"constructor":{"prototype":{"polluted":1}}}'),
  )
  expect(answer.ok).toBe(false)
  expect('polluted' in {}).toBe(false)
})

const throwing = new Proxy({}, { get: () => JSON.parse('{'), getOwnPropertyDescriptor: () => JSON.parse('{') })
const revoked = Proxy.revocable([], {})
revoked.revoke()

const getter = Object.defineProperty({}, 'name', { enumerable: true, get: () => JSON.parse('{') })

test('an input whose properties throw is refused', () => {
  for (const broken of [throwing, revoked.proxy, getter, () => 1, Symbol('x'), 10n])
    for (const sent of [broken, { ...good, name: broken }, { ...good, members: [broken] }, { ...good, tags: broken }])
      expect(validate(everything, sent).ok).toBe(false)
})

test('no input throws, and every value is clean', () => {
  const anything = fc.anything({
    withBigInt: true,
    withDate: true,
    withMap: true,
    withNullPrototype: true,
    withSparseArray: true,
    withTypedArray: true,
  })
  const strings = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 600 }),
    fc.string({ unit: 'grapheme', maxLength: 600 }),
  )
  const value = fc.oneof(anything, strings, fc.constantFrom('x'.repeat(50_000), '\u0301'.repeat(9_999)))
  const names = Object.keys(everything.fields)
  const nearly = fc.dictionary(fc.constantFrom(...names), value).map((some) => ({ ...good, ...some }))
  const property = fc.property(fc.oneof(value, nearly), (sent) => {
    const answer = validate(everything, sent)
    if (!answer.ok)
      return answer.issues.length > 0 && answer.issues.every(({ key }) => /^(validation\.\w+|x\.agree)$/.test(key))
    const { message = '', name } = answer.value
    return countGraphemes(message) <= 500 && name === name.trim() && /^[^\p{Cc}\p{Bidi_Control}]+$/u.test(name)
  })
  fc.assert(property, { numRuns: 2_000, seed: 20261121 })
})
