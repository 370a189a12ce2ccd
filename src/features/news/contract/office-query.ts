// Query of the admin list of articles.

import { text } from '#kit/validation/fields.ts'
import { form, type FormValue } from '#kit/validation/form.ts'
import { maxLength } from '#kit/validation/rules.ts'
import { adminListFields } from '#features/publishing/contract/query.ts'

export const officeQuery = form({
  ...adminListFields(['published', 'enteredAt']),
  category: text(maxLength(60)),
})
export type OfficeQuery = FormValue<typeof officeQuery.fields>
