// The fields of office rows for anything that is published: path values and version.

import { orgId, recordId } from '#kit/inputs.ts'
import { number } from '#kit/validation/fields.ts'
import { required } from '#kit/validation/rules.ts'

/** The path values of one item; `unknown` is the message for what is no number of one. */
export function itemFields(unknown: string) {
  return { orgId, id: recordId(unknown) }
}

/** The `version` that a correction began with; another one since then is a conflict. */
export const versionField = { version: number(required()) }
/** What the rows refuse that take a version. */
export const versionConflicts = ['publishing.changed_meanwhile'] as const
