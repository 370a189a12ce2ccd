// What a customer can change about themselves: the language in which the office writes to them.

import { orgId } from '#kit/inputs.ts'
import { languages } from '#kit/language.ts'
import { choice } from '#kit/validation/fields.ts'
import { form } from '#kit/validation/form.ts'
import { required } from '#kit/validation/rules.ts'

export const accountForm = form({ orgId, language: choice(languages, required()) })
