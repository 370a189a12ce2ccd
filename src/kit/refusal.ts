// What are the ways this product says no, and what does each one carry to the person and to the program that asked?

import type { MessageValues } from '#kit/language.ts'

/** The six ways to say no. Anything else thrown is a bug. */
export type RefusalKind = 'invalid' | 'unauthenticated' | 'forbidden' | 'missing' | 'conflict' | 'too-many'

/** One field's trouble: the input's path (`phone`, `users.0.name`) and a message key. */
export type FieldIssue = { field: string; key: string; values?: MessageValues }

export const statusOf: Record<RefusalKind, 400 | 401 | 403 | 404 | 409 | 429> = {
  invalid: 400,
  unauthenticated: 401,
  forbidden: 403,
  missing: 404,
  conflict: 409,
  'too-many': 429,
}

export type RefusalDetails = { values?: MessageValues; fields?: FieldIssue[]; retryAfterSeconds?: number }

/** A decision against the request. `key` names a message that exists in both languages. */
export class Refusal extends Error {
  readonly kind: RefusalKind
  readonly key: string
  readonly details: RefusalDetails

  constructor(kind: RefusalKind, key: string, details: RefusalDetails = {}) {
    super(`${kind}: ${key}`)
    this.name = 'Refusal'
    this.kind = kind
    this.key = key
    this.details = details
  }
}

/** Throws a refusal; for the end of a `??` and for guards. */
export function refuse(kind: RefusalKind, key: string, details?: RefusalDetails): never {
  throw new Refusal(kind, key, details)
}

/** What a rule answers: yes, or no with the reason's key. The screen tells it instead of the button, the operation asks it. */
export type Verdict = { ok: true } | Denied
export type Denied = { ok: false; key: string; values?: MessageValues }

/** A verdict that brings what was asked for: the value, or no with the reason's key. */
export type Answered<T> = { ok: true; value: T } | Denied

export const yes: Verdict = { ok: true }

export function no(key: string, values?: MessageValues): Denied {
  return { ok: false, key, ...(values ? { values } : {}) }
}

/** Lets a yes pass and turns a no into a `conflict` refusal (or the kind given). */
export function ask(verdict: Verdict, kind: RefusalKind = 'conflict'): void {
  if (!verdict.ok) refuse(kind, verdict.key, verdict.values ? { values: verdict.values } : {})
}
