// Forms of links: a customer number whose phone gets a code, the code, and a delegate.

import { orgId } from '#kit/inputs.ts'
import { choice, code, phone, text } from '#kit/validation/fields.ts'
import { form } from '#kit/validation/form.ts'
import { maxLength, required } from '#kit/validation/rules.ts'

/** What a delegate is to the holder. */
export const relations = ['family', 'tenant', 'caretaker'] as const
export type Relation = (typeof relations)[number]

const customerNumber = code(required(), maxLength(20))

export const numberForm = form({ customerNumber })
export const requestedCode = form({ orgId, ...numberForm.fields })

export const codeForm = form({ code: code(required(), maxLength(30)) })
export const enteredCode = form({ orgId, request: text(required(), maxLength(60)), ...codeForm.fields })

export const delegateForm = form({
  customerNumber,
  name: text(required(), maxLength(120)),
  phone: phone(required()),
  relation: choice(relations, required()),
})
export const newDelegate = form({ orgId, ...delegateForm.fields })
