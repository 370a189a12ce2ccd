// Context of the system itself: seeds, commands, the outbox.

import type { Ctx, System, Tenant } from '#platform/context.ts'
import type { Resources } from '#platform/resources.server.ts'

/** A context without a request, under a name shown in the audit. */
export function systemContext(
  { database, files, keys, clock }: Pick<Resources, 'database' | 'files' | 'keys' | 'clock'>,
  org: Tenant,
  name: string,
): Ctx<System> {
  const from = { requestId: name, address: 'local' }
  return { org, actor: { kind: 'machine', name }, db: database, files, keys, now: clock(), language: 'en', from }
}
