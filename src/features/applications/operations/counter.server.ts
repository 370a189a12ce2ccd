// Registration of an application by staff for a person at the counter, on the telephone or from a letter.

import { record } from '#platform/audit.server.ts'
import type { Ctx, Staff } from '#platform/context.ts'
import { loadCase } from '#features/cases/operations/load.server.ts'
import type { RegisteredApplication } from '../contract/answers.ts'
import type { CounterApplication } from '../contract/counter-application.ts'
import { application } from './application.server.ts'
import { acceptApplication } from './send.server.ts'

/**
 * As the public form, in the person's language and without its limits. The audit names who registered it and the number; what the
 * person said is in the application alone, which is erased in its time.
 */
export async function registerApplication(
  ctx: Ctx<Staff>,
  { channel, language, ...sent }: CounterApplication,
): Promise<RegisteredApplication> {
  const receipt = await acceptApplication({ ...ctx, language }, sent, channel)
  const { id } = await loadCase(ctx, application, { code: receipt.code })
  await record(ctx, { action: 'registerApplication', target: receipt.code, changes: { channel, language } })
  return { ...receipt, id }
}
