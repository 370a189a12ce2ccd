// Forms of a reconciliation: the statement of a gateway, and that of the bank.

import { gatewayKinds } from '#features/gateways/contract/gateway.ts'
import { spreadsheetTypes } from '#features/imports/contract/forms.ts'
import { choice, file as fileField, text } from '#kit/validation/fields.ts'
import { form } from '#kit/validation/form.ts'
import { maxLength, required } from '#kit/validation/rules.ts'

const statementMegabytes = 5
/** Maximum size of the form with its file, bytes. */
export const maxStatementBytes = (statementMegabytes + 1) * 1024 * 1024

const file = fileField({ types: spreadsheetTypes, megabytes: statementMegabytes }, required())
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
