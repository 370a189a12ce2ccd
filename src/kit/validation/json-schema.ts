// JSON Schema of a form, for the OpenAPI document.

import type { Field, Fields } from './fields.ts'
import type { JsonSchema } from './rules.ts'

/**
 * The form as JSON Schema (2020-12, as OpenAPI 3.1 uses it). Conditional, matching and custom rules are not expressed.
 * A maximum length is `x-maxGraphemes`: `maxLength` counts code points and would forbid Nepali text that is accepted.
 */
export function toJsonSchema({ schema, rules, item, fields }: Field): JsonSchema {
  const described = rules.reduce(withRule, schema)
  if (fields) return { ...described, ...describeFields(fields) }
  return item ? { ...described, items: toJsonSchema(item) } : described
}

function describeFields(fields: Fields): JsonSchema {
  const entries = Object.entries(fields)
  const requiredNames = entries
    .filter(([, { rules }]) => rules.some((rule) => 'required' in rule))
    .map(([name]) => name)
  return {
    properties: Object.fromEntries(entries.map(([name, field]) => [name, toJsonSchema(field)])),
    ...(requiredNames.length > 0 ? { required: requiredNames } : {}),
  }
}

function withRule(schema: JsonSchema, rule: Field['rules'][number]): JsonSchema {
  if (!rule.schema) return schema
  if (!rule.schema.pattern || !schema.pattern) return { ...schema, ...rule.schema }
  return { ...schema, allOf: [...((schema.allOf as JsonSchema[] | undefined) ?? []), rule.schema] }
}
