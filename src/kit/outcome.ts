// What can become of something that a browser sent?

import type { FieldIssue } from '#kit/refusal.ts'

/** `key`: of the refusal, for what a form does beyond saying it. `lost`: no answer came, so nobody knows whether it arrived; sending the same again must be harmless. */
export type Outcome<T> =
  | { kind: 'done'; value: T }
  | { kind: 'refused'; key: string; message: string; issues: FieldIssue[] }
  | { kind: 'lost' }
