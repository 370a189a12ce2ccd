// How is a form described in an OpenAPI document?

import type { Field, Fields } from './fields.ts'
import type { JsonSchema } from './rules.ts'

/**
 * The form as JSON Schema (2020-12, as OpenAPI 3.1 uses it). Conditional, matching and custom rules cannot be said in it.
 * A greatest length is `x-maxGraphemes`: `maxLength` counts code points and would forbid Nepali text that is accepted.
 */
export function toJsonSchema({ schema, rules, item, fields }: Field): JsonSchema {
  const said = rules.reduce(withRule, schema)
  if (fields) return { ...said, ...describeFields(fields) }
  return item ? { ...said, items: toJsonSchema(item) } : said
}

function describeFields(fields: Fields): JsonSchema {
  const entries = Object.entries(fields)
  const needed = entries.filter(([, { rules }]) => rules.some((rule) => 'required' in rule)).map(([name]) => name)
  return {
    properties: Object.fromEntries(entries.map(([name, field]) => [name, toJsonSchema(field)])),
    ...(needed.length > 0 ? { required: needed } : {}),
  }
}

function withRule(schema: JsonSchema, rule: Field['rules'][number]): JsonSchema {
  if (!rule.schema) return schema
  if (!rule.schema.pattern || !schema.pattern) return { ...schema, ...rule.schema }
  return { ...schema, allOf: [...((schema.allOf as JsonSchema[] | undefined) ?? []), rule.schema] }
}
