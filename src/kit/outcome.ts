// What can become of something that a browser sent?

import type { FieldIssue } from '#kit/refusal.ts'

/** `lost`: no answer came, so nobody knows whether it arrived; sending the same again must be harmless. */
export type Outcome<T> =
  | { kind: 'done'; value: T }
  | { kind: 'refused'; message: string; issues: FieldIssue[] }
  | { kind: 'lost' }
