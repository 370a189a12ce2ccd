// Query of a report list: filters and order.

import { orgId } from '#kit/inputs.ts'
import { listFields } from '#kit/page.ts'
import { choice, date, number, text } from '#kit/validation/fields.ts'
import { form, type FormValue } from '#kit/validation/form.ts'
import { integer, maxLength, min, required } from '#kit/validation/rules.ts'
import { fileKinds, listParts, reportTypeNames, sortColumns } from './lists.ts'

const { page, limit, ...order } = listFields(sortColumns)

const searched = text(maxLength(200))
const bytes = number(integer(), min(0))

/** `title` (in either language) and `filename` need every word; both ends of `size…`, in bytes, of `published…` and of `closesOn…` are included. */
const filters = {
  type: choice(reportTypeNames, required()),
  ...order,
  title: searched,
  filename: searched,
  kind: choice(fileKinds),
  sizeFrom: bytes,
  sizeTo: bytes,
  publishedFrom: date(),
  publishedTo: date(),
  closesOnFrom: date(),
  closesOnTo: date(),
  part: choice(listParts),
}

export const reportsQuery = form({ orgId, page, limit, ...filters })
export type ReportsQuery = Omit<FormValue<typeof reportsQuery.fields>, 'orgId'>

export const allReportsQuery = form({ orgId, ...filters })
export type AllReportsQuery = Omit<FormValue<typeof allReportsQuery.fields>, 'orgId'>
