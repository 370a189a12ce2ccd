// Query fields of the admin list of published items.

import { orgId } from '#kit/inputs.ts'
import { listFields } from '#kit/page.ts'
import { choice } from '#kit/validation/fields.ts'
import { listedStates } from './window.ts'

/** A kind names its sort columns and adds its own filters. */
export function adminListFields<const Columns extends readonly [string, ...string[]]>(columns: Columns) {
  return { orgId, ...listFields(columns), state: choice(listedStates) }
}

export type AdminListFields = ReturnType<typeof adminListFields>
