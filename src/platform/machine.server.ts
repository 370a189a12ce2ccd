// As whom does the product itself write: seeds, commands, the outbox?

import type { Ctx, Machine, Tenant } from '#platform/context.ts'
import type { Resources } from '#platform/resources.server.ts'

/** A context without a request, under a name that the audit shows. */
export function machineContext(
  { database, files, clock }: Pick<Resources, 'database' | 'files' | 'clock'>,
  org: Tenant,
  name: string,
): Ctx<Machine> {
  const from = { requestId: name, address: 'local' }
  return { org, actor: { kind: 'machine', name }, db: database, files, now: clock(), language: 'en', from }
}
