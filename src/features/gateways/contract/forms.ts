// Forms of merchant accounts, by gateway; without schemas, so that the browser can load it.

import { choice, file, secret, text, type Fields } from '#kit/validation/fields.ts'
import { form } from '#kit/validation/form.ts'
import { maxLength, pattern, required } from '#kit/validation/rules.ts'
import { gatewayFields, type GatewayField } from './fields.ts'
import { gatewayModes, type GatewayKind } from './gateway.ts'

/** As browsers state them, which know this type by the machine's settings alone. */
const pfxTypes = ['application/x-pkcs12', 'application/pkcs12', 'application/octet-stream', '']

export function accountForm(kind: GatewayKind) {
  const fields = gatewayFields[kind].map((field) => [field.name, fieldOf(field)] as const)
  return form({ mode: choice(gatewayModes, required()), ...(Object.fromEntries(fields) as Fields) })
}

function fieldOf({ name, isSecret, maxLength: max, pattern: written }: GatewayField): Fields[string] {
  if (name === 'pfx') return file({ types: pfxTypes, megabytes: 0.018 }, required())
  if (isSecret) return secret(required(), maxLength(max))
  return written
    ? text(required(), maxLength(max), pattern(written, 'gateways.setting_invalid'))
    : text(required(), maxLength(max))
}
