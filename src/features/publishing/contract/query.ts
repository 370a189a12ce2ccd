// How the office asks for a list of anything that is published.

import { orgId } from '#kit/inputs.ts'
import { listFields } from '#kit/page.ts'
import { choice } from '#kit/validation/fields.ts'
import { listedStates } from './window.ts'

/** A feature adds its own filters and its columns to sort by. */
export const adminListFields = { orgId, ...listFields, state: choice(listedStates) }
