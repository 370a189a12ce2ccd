// API handler of the audit log.

import type { Bilingual, Messages } from '#kit/language.ts'
import type { ServedRow } from '#platform/serve.server.ts'
import { serve } from '#platform/serve.server.ts'
import { auditApi } from './contract.ts'
import { listAudit } from './store.server.ts'

/** The audit log with the reasons of refusals, from the messages of the whole product. */
export function serveAudit(messages: Messages): ServedRow[] {
  return serve(auditApi, {
    async listAudit(ctx, query) {
      const { data, total } = await listAudit(ctx, query)
      return { data: data.map((row) => ({ ...row, reason: reasonOf(messages, row.outcome) })), total }
    },
  })
}

function reasonOf(messages: Messages, outcome: string): Bilingual | null {
  const message = Object.hasOwn(messages, outcome) ? messages[outcome] : undefined
  return message ? { en: withoutValues(message.en), ne: withoutValues(message.ne) } : null
}

function withoutValues(text: string): string {
  return text.replaceAll(/\s*\{\w+\}\s*/g, ' … ')
}
