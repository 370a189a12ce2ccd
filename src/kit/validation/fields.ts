// Kinds of form field: how each reads raw input, its rules and the type of its value.

import { isIsoDate } from '#kit/calendar/civil-date.ts'
import type { MessageValues } from '#kit/language.ts'
import { isLocalLandline, parsePhone } from '#kit/phone.ts'
import { clean, cleanLines } from '#kit/text.ts'
import { cleanCode, isEmpty, maxTextLength, toNumber } from './given.ts'
import type { JsonSchema, Required, Rule } from './rules.ts'

/** The result of reading: the clean value (undefined: empty), or why it cannot be read. */
export type Reading<T> = { value: T | undefined } | { key: string; values?: MessageValues }

/**
 * A field: how it is read and which rules it has. `always`: a valid form has it (required, or a kind that is
 * never absent). `item` is there on a list, `fields` on a form, `options` on a choice.
 */
export type Field<T = unknown, Always extends boolean = boolean> = {
  kind: string
  read: (raw: unknown) => Reading<T>
  rules: readonly Rule[]
  always: Always
  schema: JsonSchema
  options?: readonly string[]
  item?: Field
  fields?: Fields
}

/** A field that a sender may leave out and that a valid form has nevertheless. */
export type Defaulted<T> = Field<T, true> & { otherwise: T }

export type Fields = Readonly<Record<string, Field>>

export type ValueOf<F extends Field> = F extends Field<infer T, boolean> ? T : never

type Rules<T> = readonly Rule<T>[]
type Has<R extends Rules<never>> = [Extract<R[number], Required>] extends [never] ? false : true

/** One line of text. Unseen characters are removed, NFC, trimmed. */
export function text<const R extends Rules<string>>(...rules: R): Field<string, Has<R>> {
  return fieldOf('text', textRead(clean, rules), { type: 'string' }, rules)
}

/** Text of several lines. */
export function longText<const R extends Rules<string>>(...rules: R): Field<string, Has<R>> {
  return fieldOf('longText', textRead(cleanLines, rules), { type: 'string' }, rules)
}

/** A customer, meter or ward number: one line whose Devanagari digits become ASCII. */
export function code<const R extends Rules<string>>(...rules: R): Field<string, Has<R>> {
  return fieldOf('code', textRead(cleanCode, rules), { type: 'string' }, rules)
}

/** A phone number of Nepal as people write it; the value is E.164. */
export function phone<const R extends Rules<string>>(...rules: R): Field<string, Has<R>> {
  return fieldOf('phone', readPhone, { type: 'string', format: 'phone' }, rules)
}

/** A password: as typed, in NFC. */
export function secret<const R extends Rules<string>>(...rules: R): Field<string, Has<R>> {
  return fieldOf(
    'secret',
    textRead((typed) => typed.normalize('NFC'), rules),
    { type: 'string', format: 'password' },
    rules,
  )
}

/** A number from a JSON number or from digits of either script. */
export function number<const R extends Rules<number>>(...rules: R): Field<number, Has<R>> {
  return fieldOf('number', readNumber, { type: 'number' }, rules)
}

/** A civil date of the common era, `YYYY-MM-DD`, digits of either script. */
export function date<const R extends Rules<string>>(...rules: R): Field<string, Has<R>> {
  return fieldOf('date', readDate, { type: 'string', format: 'date' }, rules)
}

/** One of the options. */
export function choice<const O extends readonly string[], const R extends Rules<O[number]>>(
  options: O,
  ...rules: R
): Field<O[number], Has<R>> {
  const read = (raw: unknown) =>
    valueOr(options.find((option) => option === raw) as O[number] | undefined, 'validation.custom')
  return { ...fieldOf('choice', read, { type: 'string', enum: options }, rules), options }
}

/** A tick box; false when it was not sent, so `required` always passes: demand a tick with `custom((ticked) => ticked)`. */
export function boolean(...rules: Rules<boolean>): Defaulted<boolean> {
  return { kind: 'boolean', read: readTick, rules, always: true, schema: { type: 'boolean' }, otherwise: false }
}

/** The identifier of a file that was uploaded before. */
export function fileRef<const R extends Rules<string>>(...rules: R): Field<string, Has<R>> {
  return fieldOf('fileRef', readReference, { type: 'string', pattern: '^[A-Za-z0-9_-]{1,64}$' }, rules)
}

/** A file sent with the form. `types` are media types as the browser states them: the server must still check the bytes. */
export function file<const R extends Rules<File>>(
  { types, megabytes }: { types: readonly string[]; megabytes: number },
  ...rules: R
): Field<File, Has<R>> {
  return fieldOf('file', fileRead(types, megabytes), { type: 'string', format: 'binary' }, rules)
}

/** Several of one field or form; an empty item of a list of plain fields is dropped. */
export function list<const F extends Field>(
  item: F,
  { max = 50 } = {},
  ...rules: Rules<ValueOf<F>[]>
): Defaulted<ValueOf<F>[]> {
  const read = (raw: unknown): Reading<ValueOf<F>[]> => {
    if (isEmpty(raw)) return { value: [] }
    if (!Array.isArray(raw)) return { key: 'validation.custom' }
    if (raw.length > max) return { key: 'validation.tooMany', values: { n: max } }
    return { value: Array.from({ length: raw.length }, (_, index) => raw[index] as ValueOf<F>) }
  }
  return { kind: 'list', read, rules, always: true, schema: { type: 'array', maxItems: max }, item, otherwise: [] }
}

/** The field with a default value. @example withDefault(choice(['json', 'csv']), 'json') */
export function withDefault<T>(field: Field<T, false>, otherwise: T): Defaulted<T> {
  const read = (raw: unknown): Reading<T> => {
    const reading = field.read(raw)
    return 'value' in reading ? { value: reading.value ?? otherwise } : reading
  }
  return { ...field, read, always: true, schema: { ...field.schema, default: otherwise }, otherwise }
}

/** A custom kind (a date of another calendar): `read` is only called for non-empty input. */
export function fieldOf<T, const R extends Rules<T>>(
  kind: string,
  read: (raw: unknown) => Reading<T>,
  schema: JsonSchema,
  rules: R,
): Field<T, Has<R>> {
  return {
    kind,
    read: (raw) => (isEmpty(raw) ? { value: undefined } : read(raw)),
    rules,
    always: rules.some((rule) => 'required' in rule) as Has<R>,
    schema,
  }
}

const ticks = new Map<unknown, boolean>([
  ...[true, 'true', 'on', 'yes', '1'].map((sent) => [sent, true] as const),
  ...[false, 'false', 'off', 'no', '0'].map((sent) => [sent, false] as const),
])

function textRead(cleaned: (text: string) => string, rules: Rules<string>) {
  const limit = Math.max(0, ...rules.map((rule) => (rule.name === 'maxLength' ? Number(rule.values?.n) : 0)))
  const bound = Math.max(maxTextLength, limit * 4)
  return (raw: unknown): Reading<string> => {
    if (typeof raw !== 'string') return { key: 'validation.custom' }
    if (raw.length > bound) return { key: 'validation.maxLength', values: { n: limit || bound } }
    const value = cleaned(raw)
    return { value: isEmpty(value) ? undefined : value }
  }
}

function readNumber(raw: unknown): Reading<number> {
  return valueOr(toNumber(raw), 'validation.numeric')
}

function readPhone(raw: unknown): Reading<string> {
  const typed = typeof raw === 'string' && raw.length <= 40 ? raw : ''
  const key = isLocalLandline(typed) ? 'validation.areaCode' : 'validation.phone'
  return valueOr(parsePhone(clean(typed))?.e164, key)
}

function readTick(raw: unknown): Reading<boolean> {
  return valueOr(isEmpty(raw) ? false : ticks.get(raw), 'validation.custom')
}

function readReference(raw: unknown): Reading<string> {
  return valueOr(typeof raw === 'string' && /^[\w-]{1,64}$/.test(raw) ? raw : undefined, 'validation.custom')
}

function fileRead(types: readonly string[], megabytes: number) {
  return (raw: unknown): Reading<File> => {
    if (!(raw instanceof File)) return { key: 'validation.custom' }
    if (raw.size === 0 && raw.name === '') return { value: undefined }
    if (raw.size > megabytes * 1024 * 1024) return { key: 'validation.fileSize', values: { n: megabytes } }
    return types.includes(raw.type) ? { value: raw } : { key: 'validation.fileType' }
  }
}

function valueOr<T>(value: T | undefined, key: string): Reading<T> {
  return value === undefined ? { key } : { value }
}

function readDate(raw: unknown): Reading<string> {
  const typed = typeof raw === 'string' && raw.length <= 40 ? cleanCode(raw) : ''
  return valueOr(isIsoDate(typed) ? typed : undefined, 'validation.pattern')
}
