// Registration of a complaint by staff for a person at the counter, on the telephone or from a letter.

import { record } from '#platform/audit.server.ts'
import type { Ctx, Staff } from '#platform/context.ts'
import { loadCase } from '#features/cases/operations/load.server.ts'
import type { RegisteredComplaint } from '../contract/answers.ts'
import type { CounterComplaint } from '../contract/counter-complaint.ts'
import { complaint } from './complaint.server.ts'
import { acceptComplaint } from './send.server.ts'

/**
 * As the public form, in the person's language and without its limits. The audit names who registered it and the number; what the
 * person said is in the complaint alone, which is erased in its time.
 */
export async function registerComplaint(
  ctx: Ctx<Staff>,
  { channel, language, ...sent }: CounterComplaint,
): Promise<RegisteredComplaint> {
  const receipt = await acceptComplaint({ ...ctx, language }, sent, channel)
  const { id } = await loadCase(ctx, complaint, { code: receipt.code })
  await record(ctx, { action: 'registerComplaint', target: receipt.code, changes: { channel, language } })
  return { ...receipt, id }
}
