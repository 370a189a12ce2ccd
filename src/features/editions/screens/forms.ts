// Forms that the screens of every edition have.

import { form } from '#kit/validation/form.ts'
import { dayField, noteField } from '../contract/fields.ts'

export const dayForm = form(dayField)
export const noteForm = form(noteField)
