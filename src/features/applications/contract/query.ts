// Query of the applications' inbox.

import { orgId } from '#kit/inputs.ts'
import { listFields } from '#kit/page.ts'
import { choice, number } from '#kit/validation/fields.ts'
import { form, type FormValue } from '#kit/validation/form.ts'
import { integer, max, min } from '#kit/validation/rules.ts'
import { kinds } from './form.ts'
import { states } from './progress.ts'

export const sortColumns = ['submittedAt', 'lastStepAt', 'ward', 'applicant', 'code'] as const

export const applicationsQuery = form({
  orgId,
  ...listFields(sortColumns),
  state: choice(states),
  kind: choice(kinds),
  ward: number(integer(), min(1), max(50)),
  /** Id of a connection: the applications that name its customer number, and the one from which it was made. */
  connection: number(integer(), min(1)),
})
export type ApplicationsQuery = FormValue<typeof applicationsQuery.fields>
