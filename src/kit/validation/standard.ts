// Standard Schema interface of forms (standardschema.dev, version 1).

import type { FieldIssue } from '#kit/refusal.ts'
import type { Field } from './fields.ts'

/** An issue of Standard Schema; `message` is the message key, `values` are the values of its placeholders. */
export type StandardIssue = { message: string; path: (string | number)[]; values?: FieldIssue['values'] }

export type StandardResult<T> = { value: T; issues?: undefined } | { issues: StandardIssue[] }

/** The `~standard` property: `validate` is asynchronous only when a rule of the form is. */
export type Standard<T> = {
  version: 1
  vendor: string
  validate: (value: unknown) => StandardResult<T> | Promise<StandardResult<T>>
  types?: { input: unknown; output: T }
}

type Answer<T> = { ok: true; value: T } | { ok: false; issues: FieldIssue[] }

export function standardOf<T>(
  definition: Field<T>,
  check: (definition: Field<T>, sent: unknown) => Answer<T>,
  checkAsync: (definition: Field<T>, sent: unknown) => Promise<Answer<T>>,
): Standard<T> {
  const isAsync = hasAsyncRule(definition)
  return {
    version: 1,
    vendor: 'kit',
    validate: (sent) => (isAsync ? checkAsync(definition, sent).then(toStandard) : toStandard(check(definition, sent))),
  }
}

function hasAsyncRule({ rules, item, fields }: Field): boolean {
  return (
    rules.some((rule) => rule.later) ||
    [item, ...Object.values(fields ?? {})].some((inner) => inner && hasAsyncRule(inner))
  )
}

function toStandard<T>(answer: Answer<T>): StandardResult<T> {
  return answer.ok ? { value: answer.value } : { issues: answer.issues.map(toStandardIssue) }
}

function toStandardIssue({ field, key, values }: FieldIssue): StandardIssue {
  const path = field ? field.split('.').map((step) => (/^\d+$/.test(step) ? Number(step) : step)) : []
  return values ? { message: key, path, values } : { message: key, path }
}
