// Fields shared by the admin rows of published items: path values and version.

import { orgId, recordId } from '#kit/inputs.ts'
import { number } from '#kit/validation/fields.ts'
import { required } from '#kit/validation/rules.ts'

/** The path values of one item; `unknown` is the message for a value that is not a valid id. */
export function itemFields(unknown: string) {
  return { orgId, id: recordId(unknown) }
}

/** The `version` on which a correction is based; a later correction by somebody else is a conflict. */
export const versionField = { version: number(required()) }
/** The conflicts of the rows that take a version. */
export const versionConflicts = ['publishing.changed_meanwhile'] as const
