// Form of a complaint that staff register at the counter: the public form's fields, how it came and the person's language.

import { counterFields } from '#features/cases/contract/counter.ts'
import { form, type FormValue } from '#kit/validation/form.ts'
import { newComplaint } from './new-complaint.ts'

export const counterComplaint = form({ ...newComplaint.fields, ...counterFields })
export type CounterComplaint = FormValue<typeof counterComplaint.fields>
