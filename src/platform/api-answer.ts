// Outcome of an API response for the sender of a form.

import type { Outcome } from '#kit/outcome.ts'
import type { FieldIssue } from '#kit/refusal.ts'

/** The outcome of an API response. @example outcomeOf(502, '<html>') // { kind: 'lost' } */
export function outcomeOf<T>(status: number, text: string): Outcome<T> {
  try {
    const body = JSON.parse(text) as { key?: string; message?: unknown; fields?: FieldIssue[] }
    if (status >= 200 && status < 300) return { kind: 'done', value: body as T }
    if (status < 400 || status >= 500 || typeof body.message !== 'string') return { kind: 'lost' }
    return { kind: 'refused', key: body.key ?? '', message: body.message, issues: body.fields ?? [] }
  } catch {
    return { kind: 'lost' }
  }
}
