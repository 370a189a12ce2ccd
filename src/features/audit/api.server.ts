// API handlers of the audit log.

import type { Bilingual, Messages } from '#kit/language.ts'
import type { ServedRow } from '#platform/serve.server.ts'
import { serve } from '#platform/serve.server.ts'
import type { AuditedItems } from './contract.ts'
import { auditApi } from './contract.ts'
import { readAudit } from './operations.server.ts'
import { listActors } from './store.server.ts'

/** The audit log with the reasons of refusals, from the messages of the whole product, and its items, from all manifests. */
export function serveAudit(messages: Messages, items: readonly AuditedItems[]): ServedRow[] {
  return serve(auditApi, {
    async listAudit(ctx, query) {
      const { data, ...count } = await readAudit(ctx, items, query)
      return { data: data.map((row) => ({ ...row, reason: reasonOf(messages, row.outcome) })), ...count }
    },
    listAuditPeople: listActors,
  })
}

function reasonOf(messages: Messages, outcome: string): Bilingual | null {
  const message = Object.hasOwn(messages, outcome) ? messages[outcome] : undefined
  return message ? { en: withoutValues(message.en), ne: withoutValues(message.ne) } : null
}

function withoutValues(text: string): string {
  return text.replaceAll(/\s*\{\w+\}\s*/g, ' … ')
}
