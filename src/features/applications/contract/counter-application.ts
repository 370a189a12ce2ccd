// Form of an application that staff register at the counter: the public form's fields, how it came and the person's language.

import { counterFields } from '#features/cases/contract/counter.ts'
import { form, type FormValue } from '#kit/validation/form.ts'
import { newApplication } from './form.ts'

export const counterApplication = form({ ...newApplication.fields, ...counterFields })
export type CounterApplication = FormValue<typeof counterApplication.fields>
