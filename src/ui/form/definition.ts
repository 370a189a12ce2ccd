// What field components read from a form's definition: required, length, label, issue.

import type { FieldIssue } from '#kit/refusal.ts'
import type { Field, Fields } from '#kit/validation/fields.ts'

/** always: required; sometimes: depends on other fields; never: optional. */
export type Need = 'always' | 'sometimes' | 'never'

/** The field at a path; row numbers (`users.0.name`) lead to the list's item. */
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

/** The maximum length of a text, or undefined. */
export function maxCharacters(fields: Fields, path: string): number | undefined {
  const rule = fieldAt(fields, path)?.rules.find(({ name }) => name === 'maxLength')
  return rule ? Number(rule.values?.n) : undefined
}

/** Whether a text typed for a legacy font such as Preeti is refused: in names of persons and in texts that are Nepali. */
export function refusesPreeti(fields: Fields, path: string): boolean {
  const rules = fieldAt(fields, path)?.rules ?? []
  return rules.some(({ name }) => name === 'personName' || name === 'unicodeNepali')
}

/** The issue to show at a control: its own, or one of a nested field (`photos.1` at `photos`). */
export function issueAt(issues: readonly FieldIssue[], path: string): FieldIssue | undefined {
  return issues.find(({ field }) => field === path || field.startsWith(`${path}.`))
}

/** The names whose control could show an issue, nearest first: `users.0.name`, `users.0`, `users`. */
export function namesOf(path: string): string[] {
  const steps = path.split('.')
  return steps.map((_, index) => steps.slice(0, steps.length - index).join('.'))
}

/** The issues in the order of the page's fields; those of no field last. @example inOrder([{ field: 'b' }, { field: 'a' }], ['a', 'b']) */
export function inOrder<I extends { field: string }>(issues: readonly I[], fields: readonly string[]): I[] {
  const placeOf = ({ field }: I) => {
    const place = fields.findIndex((name) => namesOf(field).includes(name))
    return place < 0 ? fields.length : place
  }
  return issues.toSorted((a, b) => placeOf(a) - placeOf(b))
}

/** The label of a path: rows share theirs (`users.name`). */
export function labelOf(labels: Readonly<Record<string, string>>, path: string): string {
  const plain = path.replace(/\.\d+(?=\.|$)/g, '')
  const named = namesOf(plain).find((name) => Object.hasOwn(labels, name))
  return named ? labels[named]! : path
}
