// Refusals and verdicts: the ways to refuse a request, with the message and field issues that each carries.

import type { MessageValues } from '#kit/language.ts'

/** The six ways to refuse a request, and `unavailable`, when the server cannot answer any now. Anything else thrown is a bug. */
export type RefusalKind =
  | 'invalid'
  | 'unauthenticated'
  | 'forbidden'
  | 'missing'
  | 'conflict'
  | 'too-many'
  | 'unavailable'

/** One field's problem: the input's path (`phone`, `users.0.name`) and a message key. */
export type FieldIssue = { field: string; key: string; values?: MessageValues }

export const statusOf: Record<RefusalKind, 400 | 401 | 403 | 404 | 409 | 429 | 503> = {
  invalid: 400,
  unauthenticated: 401,
  forbidden: 403,
  missing: 404,
  conflict: 409,
  'too-many': 429,
  unavailable: 503,
}

export type RefusalDetails = {
  values?: MessageValues
  fields?: FieldIssue[]
  retryAfterSeconds?: number
  /** The error behind the refusal, for the log. */
  cause?: unknown
}

/** A decision against the request. `key` names a message that exists in both languages. */
export class Refusal extends Error {
  readonly kind: RefusalKind
  readonly key: string
  readonly details: RefusalDetails

  constructor(kind: RefusalKind, key: string, details: RefusalDetails = {}) {
    super(`${kind}: ${key}`, details.cause === undefined ? {} : { cause: details.cause })
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

/** Refuses a form for one of its fields, as validation does. @example refuseField('type', 'complaints.unknown_type') */
export function refuseField(field: string, key: string, values?: MessageValues): never {
  return refuse('invalid', 'request.invalid', { fields: [{ field, key, ...(values && { values }) }] })
}

/** What a rule returns: allowed, or denied with the reason's key. A screen shows the reason for a button, an operation enforces it. */
export type Verdict = { ok: true } | Denied
export type Denied = { ok: false; key: string; values?: MessageValues }

/** A verdict that carries a value: the value, or denied with the reason's key. */
export type Answered<T> = { ok: true; value: T } | Denied

export const allow: Verdict = { ok: true }

export function deny(key: string, values?: MessageValues): Denied {
  return { ok: false, key, ...(values ? { values } : {}) }
}

/** Returns when the verdict allows; throws a `conflict` refusal (or the kind given) with its reason when it denies. */
export function enforce(verdict: Verdict, kind: RefusalKind = 'conflict'): void {
  if (!verdict.ok) refuse(kind, verdict.key, verdict.values ? { values: verdict.values } : {})
}
