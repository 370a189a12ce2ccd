// What does a form's definition tell the parts that show its fields?

import type { FieldIssue } from '#kit/refusal.ts'
import type { Field, Fields } from '#kit/validation/fields.ts'

/** always: must be given; sometimes: depends on other fields; never: may stay empty. */
export type Need = 'always' | 'sometimes' | 'never'

/** The field at a path; the numbers of rows (`users.0.name`) lead into the list's item. */
export function fieldAt(fields: Fields, path: string): Field | undefined {
  let at: Field | undefined
  for (const step of path.split('.')) {
    const inside: Fields | undefined = at ? at.fields : fields
    at = /^\d+$/.test(step) ? at?.item : inside && Object.hasOwn(inside, step) ? inside[step] : undefined
    if (!at) return undefined
  }
  return at
}

export function needOf(fields: Fields, path: string): Need {
  const rule = fieldAt(fields, path)?.rules.find(({ name }) => name === 'required')
  if (!rule) return 'never'
  return 'required' in rule ? 'always' : 'sometimes'
}

/** The greatest length a text may have, or undefined. */
export function mostCharacters(fields: Fields, path: string): number | undefined {
  const rule = fieldAt(fields, path)?.rules.find(({ name }) => name === 'maxLength')
  return rule ? Number(rule.values?.n) : undefined
}

/** The issue to show at a control: its own, or one inside it (`photos.1` at `photos`). */
export function issueAt(issues: readonly FieldIssue[], path: string): FieldIssue | undefined {
  return issues.find(({ field }) => field === path || field.startsWith(`${path}.`))
}

/** The names that could show an issue, the nearest first: `users.0.name`, `users.0`, `users`. */
export function namesOf(path: string): string[] {
  const steps = path.split('.')
  return steps.map((_, index) => steps.slice(0, steps.length - index).join('.'))
}

/** A label for an issue's place: rows share theirs (`users.name`). */
export function labelOf(labels: Readonly<Record<string, string>>, path: string): string {
  const plain = path.replace(/\.\d+(?=\.|$)/g, '')
  const named = namesOf(plain).find((name) => Object.hasOwn(labels, name))
  return named ? labels[named]! : path
}
