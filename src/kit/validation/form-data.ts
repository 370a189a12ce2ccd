// Values of a form as browsers send it: FormData or a query string.

import type { Field, Fields } from './fields.ts'

export type SentData = FormData | URLSearchParams

/**
 * The values for `validate`, read by the definition's own names only. A list of plain fields repeats its name
 * (`photos`, `photos`); the rows of a list of forms are numbered (`users.0.name`) and taken in the
 * order of their numbers, whichever is sent first; rows left blank are dropped.
 */
export function valuesOf(definition: { fields: Fields }, data: SentData): Record<string, unknown> {
  return readFields(definition.fields, data, '')
}

function readFields(fields: Fields, data: SentData, prefix: string): Record<string, unknown> {
  const entries = Object.entries(fields).map(([name, field]) => [name, readOne(field, data, prefix + name)] as const)
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined))
}

function readOne(field: Field, data: SentData, name: string): unknown {
  if (field.fields) return readFields(field.fields, data, `${name}.`)
  const sent = data.getAll(name)
  if (!field.item) return sent.length > 1 ? sent : sent[0]
  return field.item.fields ? readRows(field.item.fields, data, name) : sent.filter((value) => !isBlank(value))
}

function readRows(fields: Fields, data: SentData, name: string): unknown[] {
  const rows = rowNumbers(data, `${name}.`).map((row) => readFields(fields, data, `${name}.${row}.`))
  return rows.filter((row) => !isBlank(row))
}

function rowNumbers(data: SentData, prefix: string): number[] {
  const names = [...data.keys()].filter((key) => key.startsWith(prefix))
  const numbers = names
    .map((key) => /^\d{1,4}(?=\.)/.exec(key.slice(prefix.length))?.[0])
    .filter((row) => row !== undefined)
  return [...new Set(numbers.map(Number))].toSorted((one, other) => one - other)
}

function isBlank(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() === ''
  if (value instanceof File) return value.size === 0 && value.name === ''
  return typeof value === 'object' && value !== null && Object.values(value).every(isBlank)
}

/** Typed values by name, to show them again beside their errors. Files cannot be shown again; secrets are not. */
export type Echo = Readonly<Record<string, readonly string[]>>

/** At most 200 values of 20,000 characters, so that a response is never much larger than a form. */
export function echoOf(definition: { fields: Fields }, data: SentData): Echo {
  const echo: Record<string, string[]> = {}
  for (const [name, value] of [...data].slice(0, 200)) {
    const kind = definition.fields[name.split('.')[0]!]?.kind
    if (typeof value === 'string' && kind && kind !== 'secret') (echo[name] ??= []).push(value.slice(0, 20_000))
  }
  return echo
}
