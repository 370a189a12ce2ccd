// Input fields that the contracts share: organisation, record number, address name, answer format and submission key.

import { choice, code, fieldOf, text, withDefault, type Field } from './validation/fields.ts'
import { cleanCode } from './validation/given.ts'
import { maxLength, pattern, required } from './validation/rules.ts'

/** The organisation of a path; the server has found it before a row is asked. */
export const orgId = code(required())

/**
 * The number of a record, a whole number from 1. `unknown` is the message key for what is no number of a record.
 * @example form({ orgId, id: recordId('news.unknown') })
 */
export function recordId(unknown = 'validation.custom'): Field<number, true> {
  const read = (raw: unknown) => {
    const written = typeof raw === 'string' && raw.length <= 40 ? cleanCode(raw) : String(raw)
    return /^[1-9]\d{0,14}$/.test(written) ? { value: Number(written) } : { key: unknown }
  }
  return fieldOf('number', read, { type: 'integer', minimum: 1 }, [required()])
}

/** The name of a published item in an address. */
export const slug = text(required(), maxLength(200))

/** For rows that answer with a table too; `Accept: text/csv` counts as `csv`. */
export const format = withDefault(choice(['json', 'csv']), 'json')

/** A key that the sender draws, so that the same form sent twice is one record. */
export const submission = code(pattern(/^[\w-]{8,64}$/))
