// Toast of how a request ended.

import type { Outcome } from '#kit/outcome.ts'
import { showToast } from './toasts.ts'

/**
 * Shows what was done, why it was refused, or `failed` without a response.
 * @example showOutcome(outcome, { done: t('lists.removed'), failed: t('server.failed') })
 */
export function showOutcome(outcome: Outcome<unknown>, { done, failed }: { done: string; failed: string }): void {
  if (outcome.kind === 'done') showToast(done, { tone: 'success' })
  else showToast(outcome.kind === 'refused' ? outcome.message : failed, { tone: 'danger' })
}
