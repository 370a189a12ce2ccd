// Forms: one definition that validates on client and server and gives a typed value or issues by field.

import type { FieldIssue } from '#kit/refusal.ts'
import { isEmpty } from './given.ts'
import type { Field, Fields, Reading, ValueOf } from './fields.ts'
import type { Rule, Values } from './rules.ts'
import { standardOf, type Standard } from './standard.ts'

/** The value of a valid form: required fields are present, the others may be absent, nothing else is included. */
export type FormValue<F extends Fields> = Together<
  { [K in keyof F as F[K] extends Field<unknown, true> ? K : never]: ValueOf<F[K]> } & {
    [K in keyof F as F[K] extends Field<unknown, true> ? never : K]?: ValueOf<F[K]>
  }
>

/** The input of a valid form: required fields, and any of the others. */
export type FormInput<F extends Fields> = Together<
  { [K in keyof F as IsRequired<F[K]> extends true ? K : never]: ValueOf<F[K]> } & {
    [K in keyof F as IsRequired<F[K]> extends true ? never : K]?: ValueOf<F[K]> | undefined
  }
>

type IsRequired<F extends Field> = F extends { otherwise: unknown }
  ? false
  : F extends Field<unknown, true>
    ? true
    : false

/** A form: one definition for browser, server and OpenAPI document. It is a Standard Schema, and a field of another form. */
export type Form<F extends Fields = Fields> = Omit<Field<FormValue<F>, true>, 'fields'> & {
  fields: F
  '~standard': Standard<FormValue<F>>
}

/** Any form whose valid value is T. */
export type FormDefinition<T = unknown> = Omit<Field<T, true>, 'fields'> & { fields: Fields; '~standard': Standard<T> }

export type Validation<T> = { ok: true; value: T } | { ok: false; issues: FieldIssue[] }

/**
 * A form from its fields. Names are plain identifiers; unknown names in the input are dropped.
 * @example form({ name: text(required(), maxLength(100)), age: number(integer(), min(18)) })
 */
export function form<const F extends Fields>(fields: F): Form<F> {
  const invalid = Object.keys(fields).find((name) => !/^[a-z]\w*$/i.test(name))
  if (invalid !== undefined) throw new TypeError(`A field cannot be named "${invalid}"`)
  const read = (raw: unknown) => ownValues(fields, raw) as Reading<FormValue<F>>
  const definition = { kind: 'form', read, rules: [], always: true, schema: { type: 'object' }, fields } as const
  return Object.assign(definition, { '~standard': standardOf<FormValue<F>>(definition, check, checkAsync) })
}

export function isForm(schema: object): schema is FormDefinition {
  return 'fields' in schema && 'rules' in schema
}

/** Checks every field by its synchronous rules. Never throws, whatever `values` is. */
export function validate<T>(definition: FormDefinition<T>, values: unknown): Validation<T> {
  return check(definition, values)
}

/** Checks every field by all its rules. */
export function validateAsync<T>(
  definition: FormDefinition<T>,
  values: unknown,
  signal?: AbortSignal,
): Promise<Validation<T>> {
  return checkAsync(definition, values, signal)
}

/** The issue of one field, by its path (`phone`, `users.0.name`), or undefined. Used on blur. */
export function validateField(definition: FormDefinition, name: string, values: unknown): FieldIssue | undefined {
  const { entries, all } = readAll(definition, values)
  const entry = entries.find(({ path }) => path === name)
  return entry && firstIssue(entry, all)
}

/** The same with asynchronous rules. Results may arrive out of order: the caller uses the last. */
export async function validateFieldAsync(
  definition: FormDefinition,
  name: string,
  values: unknown,
  signal?: AbortSignal,
): Promise<FieldIssue | undefined> {
  const { entries, all } = readAll(definition, values)
  const entry = entries.find(({ path }) => path === name)
  return entry && (firstIssue(entry, all) ?? (await firstAsyncIssue(entry, all, signal)))
}

type Together<T> = { -readonly [K in keyof T]: T[K] }

/** One field of the input: its path and what was read, or why it could not be. */
type Entry = { path: string; field: Field; values: Values; reading: Reading<unknown> }
type ReadForm = { value: unknown; entries: Entry[]; all: Values }

function check<T>(definition: Field<T>, sent: unknown): Validation<T> {
  const { entries, all, value } = readAll(definition, sent)
  return verdict(
    entries.map((entry) => firstIssue(entry, all)),
    value as T,
  )
}

async function checkAsync<T>(definition: Field<T>, sent: unknown, signal?: AbortSignal): Promise<Validation<T>> {
  const { entries, all, value } = readAll(definition, sent)
  const issues = entries.map(async (entry) => firstIssue(entry, all) ?? firstAsyncIssue(entry, all, signal))
  return verdict(await Promise.all(issues), value as T)
}

function verdict<T>(found: (FieldIssue | undefined)[], value: T): Validation<T> {
  const issues = found.filter((issue) => issue !== undefined)
  return issues.length > 0 ? { ok: false, issues } : { ok: true, value }
}

// All fields are read before any rule runs, so that a rule sees clean values of the other fields.
function readAll(definition: Field, sent: unknown): ReadForm {
  const entries: Entry[] = []
  const value = readEntry(definition, sent, '', {}, entries)
  return { value, entries, all: (value ?? {}) as Values }
}

function readEntry(field: Field, raw: unknown, path: string, values: Values, entries: Entry[]): unknown {
  const entry: Entry = { path, field, values, reading: readSafely(field, raw) }
  entries.push(entry)
  if (!('value' in entry.reading)) return undefined
  const value = readContent(field, entry.reading.value, path, values, entries)
  entry.reading = { value }
  return value
}

function readContent(field: Field, value: unknown, path: string, values: Values, entries: Entry[]): unknown {
  if (field.fields) return readFields(field.fields, value as Values, path, entries)
  const { item } = field
  if (!item) return value
  const items = (value as unknown[]).map((raw, index) => readEntry(item, raw, below(path, index), values, entries))
  return items.filter((item) => item !== undefined)
}

function readFields(fields: Fields, raw: Values, path: string, entries: Entry[]): Values {
  const values: Record<string, unknown> = {}
  for (const [name, field] of Object.entries(fields)) {
    const value = readEntry(field, raw[name], below(path, name), values, entries)
    if (value !== undefined) values[name] = value
  }
  return values
}

function readSafely(field: Field, raw: unknown): Reading<unknown> {
  try {
    return field.read(raw)
  } catch {
    return { key: 'validation.error' }
  }
}

function ownValues(fields: Fields, raw: unknown): Reading<Values> {
  if (raw === undefined || raw === null) return { value: {} }
  if (typeof raw !== 'object' || Array.isArray(raw)) return { key: 'validation.custom' }
  const own = (name: string) => (Object.hasOwn(raw, name) ? (raw as Values)[name] : undefined)
  return { value: Object.fromEntries(Object.keys(fields).map((name) => [name, own(name)])) }
}

function firstIssue({ path, field, values, reading }: Entry, all: Values): FieldIssue | undefined {
  if (!('value' in reading)) return { field: path, ...reading }
  const value = reading.value as never
  const empty = isEmpty(value)
  for (const rule of field.rules) {
    if (empty && !rule.onEmpty) continue
    try {
      if (!rule.passes(value, values, all)) return issueOf(path, rule)
    } catch {
      return { field: path, key: 'validation.error' }
    }
  }
  return undefined
}

async function firstAsyncIssue({ path, field, values, reading }: Entry, all: Values, signal?: AbortSignal) {
  if (!('value' in reading) || isEmpty(reading.value)) return undefined
  for (const rule of field.rules) {
    try {
      if (rule.later && !(await rule.later(reading.value as never, values, all, signal))) return issueOf(path, rule)
    } catch {
      return { field: path, key: 'validation.error' }
    }
  }
  return undefined
}

function issueOf(path: string, { key, values }: Rule): FieldIssue {
  return values ? { field: path, key, values } : { field: path, key }
}

function below(path: string, name: string | number): string {
  return path ? `${path}.${name}` : String(name)
}
