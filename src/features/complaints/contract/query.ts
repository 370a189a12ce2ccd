// Query of the complaints' inbox.

import { orgId } from '#kit/inputs.ts'
import { listFields } from '#kit/page.ts'
import { choice, code, date, number, text } from '#kit/validation/fields.ts'
import { form, type FormValue } from '#kit/validation/form.ts'
import { integer, maxLength, min, pattern } from '#kit/validation/rules.ts'
import { buckets, complaintStates } from './form.ts'

/** What the inbox can be sorted by; the newest first where nothing is given. */
export const complaintOrders = ['receivedAt', 'dueAt', 'type', 'state', 'ward', 'code'] as const
export type ComplaintOrder = (typeof complaintOrders)[number]

/** `state` can be `open` for all unfinished complaints, `assignee` `me` or `none`. */
export const complaintsQuery = form({
  orgId,
  ...listFields(complaintOrders),
  state: choice([...complaintStates, 'open']),
  bucket: choice(buckets),
  /** From now until the end of the day in Nepal. */
  due: choice(['today']),
  type: code(pattern(/^[a-z0-9-]{1,40}$/)),
  ward: code(pattern(/^\d{1,2}$/)),
  tol: text(maxLength(100)),
  assignee: code(pattern(/^(me|none|\d{1,9})$/)),
  receivedFrom: date(),
  receivedTo: date(),
  /** Id of a connection: the complaints that name its customer number, or are about one of its bills. */
  connection: number(integer(), min(1)),
})
export type ComplaintsQuery = FormValue<typeof complaintsQuery.fields>
