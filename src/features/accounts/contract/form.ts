// Form definition of the account details: the customer’s language.

import { languages } from '#kit/language.ts'
import { choice } from '#kit/validation/fields.ts'
import { form } from '#kit/validation/form.ts'
import { required } from '#kit/validation/rules.ts'

export const accountForm = form({ language: choice(languages, required()) })
