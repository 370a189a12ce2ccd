// Form of an organisation's on-call number.

import { phone, text } from '#kit/validation/fields.ts'
import { form } from '#kit/validation/form.ts'
import { maxLength } from '#kit/validation/rules.ts'

/** Who answers is optional; without it the number has a general label. */
export const onCallForm = form({ onCallNo: phone(), onCallEn: text(maxLength(60)), onCallNe: text(maxLength(60)) })
