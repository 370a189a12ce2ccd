// What an organisation decides about publishing.

import { number } from '#kit/validation/fields.ts'
import type { FormValue } from '#kit/validation/form.ts'
import { form } from '#kit/validation/form.ts'
import { integer, max, min, required } from '#kit/validation/rules.ts'

/** `reviewByAnother`: 1 when somebody else approves what is published, 0 when whoever writes publishes. */
export const publishingPolicy = form({ reviewByAnother: number(required(), integer(), min(0), max(1)) })
export type PublishingPolicy = FormValue<typeof publishingPolicy.fields>
