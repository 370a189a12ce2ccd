// Query fields of the admin list of published items.

import { orgId } from '#kit/inputs.ts'
import { listFields } from '#kit/page.ts'
import { choice } from '#kit/validation/fields.ts'
import { listedStates } from './window.ts'

/** A kind adds its own filters and sort columns. */
export const adminListFields = { orgId, ...listFields, state: choice(listedStates) }
