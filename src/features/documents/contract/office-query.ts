// How the office asks for its list of documents.

import { choice } from '#kit/validation/fields.ts'
import { form, type FormValue } from '#kit/validation/form.ts'
import { adminListFields } from '#features/publishing/contract/query.ts'
import { reportTypeNames } from './lists.ts'

/** The columns the office's list can be ordered by; newest entered first unless asked otherwise. */
export const officeColumns = ['title', 'published', 'enteredAt'] as const

export const officeQuery = form({
  ...adminListFields,
  type: choice(reportTypeNames),
  sortBy: choice(officeColumns),
})
export type OfficeQuery = FormValue<typeof officeQuery.fields>
