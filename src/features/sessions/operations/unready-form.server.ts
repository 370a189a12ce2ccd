// Forms of the pages before sign-in that are sent before their script runs: refused, with what may be shown again.

import { refuse } from '#kit/refusal.ts'
import type { Ctx } from '#platform/context.ts'
import { answerForm, readSentForm } from '#platform/sent-form.server.ts'
import { unreadyForm } from '../contract/forms.ts'

/** Maximum size of a form of these pages, bytes. */
const maxFormBytes = 16 * 1024

/** Sessions are opened by the API only. The page is returned with the identifier, without passwords and codes. */
export async function refuseUnreadyForm(ctx: Ctx, request: Request) {
  const sent = await readSentForm(ctx, request, maxFormBytes)
  return answerForm(unreadyForm, sent, async () => refuse('invalid', 'login.not_ready'))
}
