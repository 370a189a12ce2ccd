// Outcome of a submission from the browser: done, refused, or without a response.

import type { FieldIssue } from '#kit/refusal.ts'

/** `key`: of the refusal, for what a form does beyond showing it. `lost`: no response, so it is unknown whether it arrived; sending it again must be idempotent. */
export type Outcome<T> =
  | { kind: 'done'; value: T }
  | { kind: 'refused'; key: string; message: string; issues: FieldIssue[] }
  | { kind: 'lost' }
