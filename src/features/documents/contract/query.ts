// Query of a report list: filters and order.

import { orgId } from '#kit/inputs.ts'
import { listFields } from '#kit/page.ts'
import { choice, date } from '#kit/validation/fields.ts'
import { form, type FormValue } from '#kit/validation/form.ts'
import { required } from '#kit/validation/rules.ts'
import { fileKinds, reportTypeNames, sortColumns } from './lists.ts'

const { page, limit, ...order } = listFields

/** Both ends of `published…` are included. */
const filters = {
  type: choice(reportTypeNames, required()),
  ...order,
  sortBy: choice(sortColumns),
  kind: choice(fileKinds),
  publishedFrom: date(),
  publishedTo: date(),
}

export const reportsQuery = form({ orgId, page, limit, ...filters })
export type ReportsQuery = Omit<FormValue<typeof reportsQuery.fields>, 'orgId'>

export const allReportsQuery = form({ orgId, ...filters })
export type AllReportsQuery = Omit<FormValue<typeof allReportsQuery.fields>, 'orgId'>
