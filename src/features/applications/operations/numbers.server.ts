// Numbers of open applications by stage and age, for the office.

import type { Ctx } from '#platform/context.ts'
import type { ApplicationAges } from '../contract/numbers.ts'
import { openStages } from '../contract/numbers.ts'
import { countAges } from '../store/numbers.server.ts'

/** Every stage, with those without an application. */
export async function readApplicationAges(ctx: Pick<Ctx, 'db' | 'org' | 'now'>): Promise<ApplicationAges[]> {
  const counted = await countAges(ctx)
  return openStages.map((stage) => counted.get(stage) ?? { stage, upTo7: 0, upTo30: 0, older: 0 })
}
