// Refusal of a supply zone that the organisation does not have.

import { refuse } from '#kit/refusal.ts'
import type { Scope } from '#platform/context.ts'
import { hasZone } from '../store/runs.server.ts'

/** `zone`: null for the whole organisation. */
export async function requireZone(scope: Scope, zone: string | null): Promise<void> {
  if (zone !== null && !(await hasZone(scope, zone))) refuse('invalid', 'bills.zone_unknown', { values: { zone } })
}
