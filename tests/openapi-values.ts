// Values for a JSON Schema: valid ones as far as the schema says what is valid, and hostile ones.

import * as fc from 'fast-check'
import { sampleFile } from './sample-files.ts'

export type Schema = { readonly [keyword: string]: unknown }

/** A value and the name of what is wrong with it. */
export type Hostile = { trick: string; value: unknown }

/** Values that the schema describes. Rules that a schema cannot express (two equal passwords, a known ward) may refuse them. */
export function validFor(schema: Schema): fc.Arbitrary<unknown> {
  if (Array.isArray(schema.enum)) return fc.constantFrom<unknown>(...(schema.enum as unknown[]))
  if (schema.type === 'array') return fc.array(validFor(itemsOf(schema)), { minLength: 1, maxLength: 2 })
  if (schema.properties) return formFor(schema)
  if (schema.type === 'boolean') return fc.boolean()
  if (schema.type === 'integer' || schema.type === 'number') return numberFor(schema)
  return textFor(schema)
}

/** Every required value, and any of the others. */
export function formFor(schema: Schema): fc.Arbitrary<Record<string, unknown>> {
  const model = Object.fromEntries(Object.entries(propertiesOf(schema)).map(([name, one]) => [name, validFor(one)]))
  return fc.record(model, { requiredKeys: (schema.required ?? []) as string[] })
}

/** A value that the schema does not describe, or one that has harmed other software; inside a list or a form also one of its parts. */
export function hostileFor(schema: Schema): fc.Arbitrary<Hostile> {
  const inner = schema.type === 'array' ? hostileItems(schema) : schema.properties ? hostileForms(schema) : undefined
  return inner ? fc.oneof(anyHostile, inner) : anyHostile
}

export function propertiesOf(schema: Schema): Record<string, Schema> {
  return (schema.properties ?? {}) as Record<string, Schema>
}

function hostileItems(schema: Schema): fc.Arbitrary<Hostile> {
  const items = itemsOf(schema)
  return fc
    .tuple(fc.array(validFor(items), { maxLength: 2 }), hostileFor(items))
    .map(([valid, { trick, value }]) => ({ trick: `item: ${trick}`, value: [...valid, value] }))
}

function hostileForms(schema: Schema): fc.Arbitrary<Hostile> {
  const parts = Object.entries(propertiesOf(schema)).map(([name, one]) =>
    fc
      .tuple(formFor(schema), hostileFor(one))
      .map(([valid, { trick, value }]) => ({ trick: `${name}: ${trick}`, value: { ...valid, [name]: value } })),
  )
  return fc.oneof(...parts)
}

function itemsOf(schema: Schema): Schema {
  return (schema.items ?? {}) as Schema
}

function numberFor({ minimum = 0, maximum = 100, type }: Schema): fc.Arbitrary<number> {
  const [min, max] = [Math.ceil(Number(minimum)), Math.floor(Number(maximum))]
  const whole = fc.integer({ min, max: Math.max(min, Math.min(max, min + 1000)) })
  return type === 'integer'
    ? whole
    : fc.oneof(
        whole,
        whole.map((value) => Math.min(max, value + 0.5)),
      )
}

function textFor({ format, pattern }: Schema): fc.Arbitrary<unknown> {
  if (format === 'date') return fc.constantFrom('2026-11-20', '2026-11-22', '2026-12-01')
  if (format === 'phone') return fc.integer({ min: 41_000_000, max: 49_999_999 }).map((number) => `98${number}`)
  if (format === 'email') return fc.integer({ min: 1, max: 9999 }).map((number) => `sita${number}@mail.example`)
  if (format === 'password') return fc.constant('tulsi 4 mango river')
  if (format === 'binary') return fc.constantFrom(...files)
  if (typeof pattern !== 'string') return fc.constantFrom(...usual)
  const expression = new RegExp(pattern, 'u')
  const fitting = usual.filter((text) => expression.test(text))
  return fitting.length > 0 ? fc.constantFrom(...fitting) : fc.stringMatching(expression)
}

/** Texts that most patterns of the contract accept one of; generating from a pattern is slow, and impossible with look-ahead. */
const usual = ['Sita Sharma', 'सीता शर्मा', 'works', '12', '2083', '/news', 'https://mowss.gov.np', 'form-0123456789']

const files = [fileOf('pdf', 'application/pdf'), fileOf('png', 'image/png')]

function fileOf(kind: 'pdf' | 'png', type: string): File {
  return new File([new Uint8Array(sampleFile(kind))], `notice.${kind}`, { type })
}

const named: Hostile[] = [
  { trick: 'nothing', value: '' },
  { trick: 'null', value: null },
  { trick: 'blanks', value: ' \u3000\t\n' },
  { trick: 'true', value: true },
  { trick: 'negative', value: -1 },
  { trick: 'negative zero', value: '-0' },
  { trick: 'a fraction', value: 1.5 },
  { trick: 'a huge number', value: 1e308 },
  { trick: 'past 32 bits', value: 2_147_483_648 },
  { trick: 'past 53 bits', value: '9007199254740993' },
  { trick: 'past 64 bits', value: '99999999999999999999999' },
  { trick: 'NaN', value: 'NaN' },
  { trick: 'Infinity', value: 'Infinity' },
  { trick: 'hexadecimal', value: '0x7fffffff' },
  { trick: 'Devanagari digits', value: '२०८३' },
  { trick: 'digits of three scripts', value: '१2٣' },
  { trick: 'a day that does not exist', value: '2026-02-30' },
  { trick: 'a Nepali day that does not exist', value: '2083-13-45' },
  { trick: 'a year out of range', value: '+275760-09-14' },
  { trick: 'the first year', value: '0001-01-01' },
  { trick: 'the last year', value: '9999-12-31' },
  { trick: 'half of a character', value: 'a\uD800b\uDFFF' },
  { trick: 'NUL', value: 'a\u0000b' },
  { trick: 'NUL alone', value: '\u0000' },
  { trick: 'control characters', value: 'a\u0007\u001b[31m\u007f\u0085' },
  { trick: 'right to left', value: '\u202Egnp.exe\u2066\u200F' },
  { trick: 'joiners', value: '98\u200D41\u200C234567' },
  { trick: 'joiners alone', value: '\u200C\u200D' },
  { trick: 'invisible characters', value: '\u200B\u2060\uFEFF\u00AD' },
  { trick: 'stacked marks', value: `a${'\u0301'.repeat(3000)}` },
  { trick: 'huge text', value: 'क'.repeat(12_000) },
  { trick: 'a list', value: ['a', 'b'] },
  { trick: 'an empty list', value: [] },
  { trick: 'a list of lists', value: [[['a']]] },
  { trick: 'a long list', value: Array.from({ length: 3000 }, (_, index) => index) },
  { trick: 'a list of nothing', value: [null, null, ''] },
  { trick: 'an object', value: { toString: 'x', length: 3, valueOf: null, toJSON: 1 } },
  { trick: 'deep nesting', value: deep(500) },
  { trick: 'prototype keys', value: JSON.parse('{"__proto__":{"a":1},"constructor":{"prototype":{"a":1}}}') },
  { trick: '__proto__', value: '__proto__' },
  { trick: 'constructor', value: 'constructor' },
  { trick: 'SQL', value: "'; drop table people; --" },
  { trick: 'LIKE', value: '%_\\%' },
  { trick: 'JSON', value: '{"$ne":null}' },
  { trick: 'a header', value: 'a@b.np\r\nBcc: everybody@c.np' },
  { trick: 'a path', value: '../../../../etc/passwd' },
  { trick: 'script', value: '<script>alert(1)</script>' },
  { trick: 'javascript:', value: 'javascript:alert(1)' },
  { trick: 'a file without content', value: new File([], 'a.pdf', { type: 'application/pdf' }) },
  { trick: 'a text as PDF', value: new File(['<html>'], 'a.pdf', { type: 'application/pdf' }) },
]

const anyHostile: fc.Arbitrary<Hostile> = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...named) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary' }).map((value) => ({ trick: 'any characters', value })) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }).map((value) => ({ trick: 'any JSON', value })) },
  { weight: 1, arbitrary: fc.double().map((value) => ({ trick: 'any number', value })) },
)

function deep(levels: number): unknown {
  let value: unknown = 'x'
  for (let level = 0; level < levels; level += 1) value = { a: value }
  return value
}
