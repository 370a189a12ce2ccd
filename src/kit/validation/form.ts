// Is what was sent a valid form, which value comes out, and what is wrong with which field?

import type { FieldIssue } from '#kit/refusal.ts'
import { isEmpty } from './given.ts'
import type { Field, Fields, Reading, ValueOf } from './fields.ts'
import type { Rule, Values } from './rules.ts'
import { standardOf, type Standard } from './standard.ts'

/** What comes out of a valid form: required fields are there, the others may be absent, nothing else is. */
export type FormValue<F extends Fields> = Together<
  { [K in keyof F as F[K] extends Field<unknown, true> ? K : never]: ValueOf<F[K]> } & {
    [K in keyof F as F[K] extends Field<unknown, true> ? never : K]?: ValueOf<F[K]>
  }
>

/** What a program sends to have a valid form: what is required, and of the rest what it likes. */
export type FormInput<F extends Fields> = Together<
  { [K in keyof F as IsNeeded<F[K]> extends true ? K : never]: ValueOf<F[K]> } & {
    [K in keyof F as IsNeeded<F[K]> extends true ? never : K]?: ValueOf<F[K]> | undefined
  }
>

type IsNeeded<F extends Field> = F extends { otherwise: unknown }
  ? false
  : F extends Field<unknown, true>
    ? true
    : false

/** A form: one definition for browser, server and document. It is a Standard Schema, and a field of another form. */
export type Form<F extends Fields = Fields> = Omit<Field<FormValue<F>, true>, 'fields'> & {
  fields: F
  '~standard': Standard<FormValue<F>>
}

/** Any form whose valid value is T. */
export type FormDefinition<T = unknown> = Omit<Field<T, true>, 'fields'> & { fields: Fields; '~standard': Standard<T> }

export type Validation<T> = { ok: true; value: T } | { ok: false; issues: FieldIssue[] }

/**
 * A form from its fields. Names are plain words; unknown names in what is sent are dropped.
 * @example form({ name: text(required(), maxLength(100)), age: number(integer(), min(18)) })
 */
export function form<const F extends Fields>(fields: F): Form<F> {
  const odd = Object.keys(fields).find((name) => !/^[a-z]\w*$/i.test(name))
  if (odd !== undefined) throw new TypeError(`A field cannot be named "${odd}"`)
  const read = (raw: unknown) => ownValues(fields, raw) as Reading<FormValue<F>>
  const definition = { kind: 'form', read, rules: [], always: true, schema: { type: 'object' }, fields } as const
  return Object.assign(definition, { '~standard': standardOf<FormValue<F>>(definition, check, checkAsync) })
}

export function isForm(schema: object): schema is FormDefinition {
  return 'fields' in schema && 'rules' in schema
}

/** Every field, by the rules that need no waiting. Never throws, whatever `values` is. */
export function validate<T>(definition: FormDefinition<T>, values: unknown): Validation<T> {
  return check(definition, values)
}

/** Every field, by all its rules. */
export function validateAsync<T>(
  definition: FormDefinition<T>,
  values: unknown,
  signal?: AbortSignal,
): Promise<Validation<T>> {
  return checkAsync(definition, values, signal)
}

/** The issue of one field, by its path (`phone`, `users.0.name`), or undefined. For leaving a field. */
export function validateField(definition: FormDefinition, name: string, values: unknown): FieldIssue | undefined {
  const { entries, all } = look(definition, values)
  const entry = entries.find(({ path }) => path === name)
  return entry && firstIssue(entry, all)
}

/** The same with the rules that need waiting. An answer may be overtaken by a later one: the caller keeps the last. */
export async function validateFieldAsync(
  definition: FormDefinition,
  name: string,
  values: unknown,
  signal?: AbortSignal,
): Promise<FieldIssue | undefined> {
  const { entries, all } = look(definition, values)
  const entry = entries.find(({ path }) => path === name)
  return entry && (firstIssue(entry, all) ?? (await firstLateIssue(entry, all, signal)))
}

type Together<T> = { -readonly [K in keyof T]: T[K] }

/** One field as it was met: where, what was read, or why it could not be. */
type Entry = { path: string; field: Field; values: Values; reading: Reading<unknown> }
type Look = { value: unknown; entries: Entry[]; all: Values }

function check<T>(definition: Field<T>, sent: unknown): Validation<T> {
  const { entries, all, value } = look(definition, sent)
  return verdict(
    entries.map((entry) => firstIssue(entry, all)),
    value as T,
  )
}

async function checkAsync<T>(definition: Field<T>, sent: unknown, signal?: AbortSignal): Promise<Validation<T>> {
  const { entries, all, value } = look(definition, sent)
  const issues = entries.map(async (entry) => firstIssue(entry, all) ?? firstLateIssue(entry, all, signal))
  return verdict(await Promise.all(issues), value as T)
}

function verdict<T>(found: (FieldIssue | undefined)[], value: T): Validation<T> {
  const issues = found.filter((issue) => issue !== undefined)
  return issues.length > 0 ? { ok: false, issues } : { ok: true, value }
}

// All fields are read before any rule is asked, so that a rule sees its neighbours clean.
function look(definition: Field, sent: unknown): Look {
  const entries: Entry[] = []
  const value = meet(definition, sent, '', {}, entries)
  return { value, entries, all: (value ?? {}) as Values }
}

function meet(field: Field, raw: unknown, path: string, values: Values, entries: Entry[]): unknown {
  const entry: Entry = { path, field, values, reading: readSafely(field, raw) }
  entries.push(entry)
  if (!('value' in entry.reading)) return undefined
  const value = meetInside(field, entry.reading.value, path, values, entries)
  entry.reading = { value }
  return value
}

function meetInside(field: Field, value: unknown, path: string, values: Values, entries: Entry[]): unknown {
  if (field.fields) return meetFields(field.fields, value as Values, path, entries)
  const { item } = field
  if (!item) return value
  const items = (value as unknown[]).map((raw, index) => meet(item, raw, below(path, index), values, entries))
  return items.filter((clean) => clean !== undefined)
}

function meetFields(fields: Fields, raw: Values, path: string, entries: Entry[]): Values {
  const values: Record<string, unknown> = {}
  for (const [name, field] of Object.entries(fields)) {
    const value = meet(field, raw[name], below(path, name), values, entries)
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

async function firstLateIssue({ path, field, values, reading }: Entry, all: Values, signal?: AbortSignal) {
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
