// Validation rules: when each passes, and the key of its message.

import type { MessageValues } from '#kit/language.ts'
import { isPersonName, isPreeti } from '#kit/preeti.ts'
import { countGraphemes, isLongerThan } from '#kit/text.ts'
import { isEmpty, toNumber } from './given.ts'

/** The values of the other fields, cleaned; one that could not be read or is empty is absent. */
export type Values = Readonly<Record<string, unknown>>

export type JsonSchema = { readonly [keyword: string]: unknown }

/**
 * One rule. It does not run on an empty value unless `onEmpty`. `values` are the fields beside this one (in a repeated
 * row: of that row), `all` those of the whole form. `later` is its asynchronous part; `schema` its JSON Schema.
 */
export type Rule<T = never> = {
  name: string
  key: string
  values?: MessageValues
  passes: (value: T, values: Values, all: Values) => boolean
  later?: (value: T, values: Values, all: Values, signal?: AbortSignal) => Promise<boolean>
  onEmpty?: true
  schema?: JsonSchema
}

export type Required = Rule<unknown> & { required: true }

/** Not empty; 0 and false pass, blanks do not. */
export function required(key = 'validation.required'): Required {
  return { name: 'required', key, passes: (value) => !isEmpty(value), onEmpty: true, required: true }
}

/** An ASCII address with a dotted domain, at most 254 characters, 64 before the @ (RFC 5321). */
export function email(key = 'validation.email'): Rule<string> {
  return { name: 'email', key, passes: isEmail, schema: { format: 'email' } }
}

/** At least n characters as a reader counts them. */
export function minLength(n: number, key = 'validation.minLength'): Rule<string> {
  return {
    name: 'minLength',
    key,
    values: { n },
    passes: (value) => value.length >= n && countGraphemes(value) >= n,
    schema: { minLength: n },
  }
}

/** At most n characters as a reader counts them; exactly n passes. */
export function maxLength(n: number, key = 'validation.maxLength'): Rule<string> {
  return {
    name: 'maxLength',
    key,
    values: { n },
    passes: (value) => !isLongerThan(value, n),
    schema: { 'x-maxGraphemes': n },
  }
}

/** A number, or a text that is one, in either script's digits. */
export function numeric(key = 'validation.numeric'): Rule<string | number> {
  return { name: 'numeric', key, passes: (value) => toNumber(value) !== undefined }
}

export function integer(key = 'validation.integer'): Rule<string | number> {
  return {
    name: 'integer',
    key,
    passes: (value) => Number.isSafeInteger(toNumber(value)),
    schema: { type: 'integer' },
  }
}

export function min(n: number, key = 'validation.min'): Rule<string | number> {
  return { name: 'min', key, values: { n }, passes: (value) => (toNumber(value) ?? NaN) >= n, schema: { minimum: n } }
}

/** At most n; exactly n passes. */
export function max(n: number, key = 'validation.max'): Rule<string | number> {
  return { name: 'max', key, values: { n }, passes: (value) => (toNumber(value) ?? NaN) <= n, schema: { maximum: n } }
}

/** The whole text or a part of it, as the expression is anchored. */
export function pattern(expression: RegExp, key = 'validation.pattern'): Rule<string> {
  const stateless = new RegExp(expression, expression.flags.replace(/[gy]/g, ''))
  return {
    name: 'pattern',
    key,
    passes: (value) => stateless.test(value),
    ...(stateless.ignoreCase ? {} : { schema: { pattern: stateless.source } }),
  }
}

/** The name of a person: letters, not digits, signs or text typed for a legacy font. */
export function personName(): Rule<string> {
  return {
    name: 'personName',
    key: 'validation.personName',
    passes: (value) => isPersonName(value) && !isPreeti(value),
  }
}

/** Nepali text in Unicode, not typed for a legacy font such as Preeti. */
export function unicodeNepali(): Rule<string> {
  return { name: 'unicodeNepali', key: 'validation.preeti', passes: (value) => !isPreeti(value) }
}

/** The same as the field named beside it. `label` is that field's message key, for the message. */
export function match(other: string, label = other, key = 'validation.match'): Rule<unknown> {
  return { name: 'match', key, values: { field: label }, passes: (value, values) => Object.is(value, values[other]) }
}

/** Any condition of the form; does not run on an empty value. */
export function custom<T>(passes: Rule<T>['passes'], key = 'validation.custom'): Rule<T> {
  return { name: 'custom', key, passes }
}

/** An asynchronous custom rule (does this number exist?). Only the `Async` validations run it, after every other rule passed. */
export function customAsync<T>(later: NonNullable<Rule<T>['later']>, key = 'validation.custom'): Rule<T> {
  return { name: 'customAsync', key, passes: () => true, later }
}

/** The rule, only while the condition holds. @example when((values) => values.kind === 'transfer', required()) */
export function when<T>(holds: (values: Values, all: Values) => boolean, rule: Rule<T>): Rule<T> {
  const { name, key, values, onEmpty, later } = rule
  return {
    name,
    key,
    passes: (value, others, all) => !holds(others, all) || rule.passes(value, others, all),
    ...(values ? { values } : {}),
    ...(onEmpty ? { onEmpty } : {}),
    ...(later
      ? { later: async (value, others, all, signal) => !holds(others, all) || later(value, others, all, signal) }
      : {}),
  }
}

const address =
  /^[\w.!#$%&'*+/=?^`{|}~-]{1,64}@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)+$/i

/** The address alone, at most 254 characters. */
export function isEmail(value: string): boolean {
  return value.length <= 254 && address.test(value) && !/^\.|\.\.|\.@/.test(value)
}
