// Input fields that the contracts share: organisation, record number, address name, version and answer format.

import { maxRecordId, readRecordId } from './record-id.ts'
import { choice, code, fieldOf, number, text, withDefault, type Field } from './validation/fields.ts'
import { cleanCode } from './validation/given.ts'
import { maxLength, required } from './validation/rules.ts'

/** The organisation of a path; the server has found it before a row runs. */
export const orgId = code(required())

/**
 * The number of a record, a whole number from 1. `unknown` is the message key for a value that is no record number.
 * @example form({ orgId, id: recordId('news.unknown') })
 */
export function recordId(unknown = 'validation.custom'): Field<number, true> {
  const read = (raw: unknown) => {
    const typed = typeof raw === 'string' && raw.length <= 40 ? cleanCode(raw) : String(raw)
    const value = readRecordId(typed)
    return value === undefined ? { key: unknown } : { value }
  }
  return fieldOf('number', read, { type: 'integer', minimum: 1, maximum: maxRecordId }, [required()])
}

/** The name of a published item in an address. */
export const slug = text(required(), maxLength(200))

/** For rows that can also respond with a table; `Accept: text/csv` counts as `csv`. */
export const format = withDefault(choice(['json', 'csv']), 'json')

/** The `version` on which a change is based; a later change by somebody else is a conflict. */
export const versionField = { version: number(required()) }

/** The path values of one item; `unknown` is the message key for a value that is no record number. */
export function itemFields(unknown: string) {
  return { orgId, id: recordId(unknown) }
}
