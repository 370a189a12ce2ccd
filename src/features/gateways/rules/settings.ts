// Which settings of a gateway are missing or wrong.

import type { FieldIssue } from '#kit/refusal.ts'
import { gatewayFields, type GatewayField } from '../contract/fields.ts'
import type { GatewayKind } from '../contract/gateway.ts'
import { privateKeyOf } from './pfx.ts'

/** Issues of the values of one kind, by the name of the field. Values of fields that it does not have are ignored. */
export function settingIssues(kind: GatewayKind, values: Readonly<Record<string, string | undefined>>): FieldIssue[] {
  const issues = gatewayFields[kind].flatMap((field) => issueOf(field, values[field.name] ?? ''))
  if (kind !== 'connectips' || issues.length > 0) return issues
  const key = privateKeyOf(Buffer.from(values['pfx'] ?? '', 'base64'), values['pfxPassword'] ?? '')
  return key ? [] : [{ field: 'pfx', key: 'gateways.pfx_unreadable' }]
}

function issueOf({ name, maxLength, pattern }: GatewayField, value: string): FieldIssue[] {
  if (value === '') return [{ field: name, key: 'validation.required' }]
  if (value.length > maxLength) return [{ field: name, key: 'validation.maxLength', values: { max: maxLength } }]
  return pattern && !pattern.test(value) ? [{ field: name, key: 'gateways.setting_invalid' }] : []
}

/** The values of a kind in two parts: those that may be shown, and secrets. */
export function settingParts(kind: GatewayKind, values: Readonly<Record<string, string | undefined>>) {
  const part = (isSecret: boolean) => {
    const fields = gatewayFields[kind].filter((field) => field.isSecret === isSecret)
    return Object.fromEntries(fields.map(({ name }) => [name, values[name] ?? '']))
  }
  return { shown: part(false), secrets: part(true) }
}
