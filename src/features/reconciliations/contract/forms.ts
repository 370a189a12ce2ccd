// Forms of a reconciliation: the statement of a gateway, and that of the bank.

import { gatewayKinds } from '#features/gateways/contract/gateway.ts'
import { fileForm } from '#features/imports/contract/forms.ts'
import { choice, text } from '#kit/validation/fields.ts'
import { form } from '#kit/validation/form.ts'
import { maxLength, required } from '#kit/validation/rules.ts'

const { file } = fileForm.fields
const column = text(maxLength(60))

/** Names of columns; an empty one is as it was last time, or has one of the usual names. */
export const statementForm = form({
  gateway: choice(gatewayKinds, required()),
  file,
  reference: column,
  on: column,
  gross: column,
  fee: column,
  net: column,
})

export const bankForm = form({ file, on: column, amount: column })
