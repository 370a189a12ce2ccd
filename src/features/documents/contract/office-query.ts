// Query of the admin list of documents.

import { choice } from '#kit/validation/fields.ts'
import { form, type FormValue } from '#kit/validation/form.ts'
import { adminListFields } from '#features/publishing/contract/query.ts'
import { reportTypeNames } from './lists.ts'

/** Sort columns of the admin list; newest entry first by default. */
export const officeColumns = ['title', 'published', 'enteredAt'] as const

export const officeQuery = form({
  ...adminListFields(officeColumns),
  type: choice(reportTypeNames),
})
export type OfficeQuery = FormValue<typeof officeQuery.fields>
