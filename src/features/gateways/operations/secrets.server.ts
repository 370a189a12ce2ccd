// Secrets of merchant accounts: encrypted with the installation's key, for one organisation and gateway.

import type { Ctx } from '#platform/context.ts'
import type { GatewayKind } from '../contract/gateway.ts'

type Secrets = { orgId: number; kind: GatewayKind; values: Record<string, string> }

export function encryptSecrets({ keys, org }: Pick<Ctx, 'keys' | 'org'>, kind: GatewayKind, values: Secrets['values']) {
  return keys.encrypt(JSON.stringify({ orgId: org.id, kind, values } satisfies Secrets))
}

/** Undefined where the installation has another key now, or the text belongs to another organisation or gateway. */
export function decryptSecrets(
  { keys, org }: Pick<Ctx, 'keys' | 'org'>,
  kind: GatewayKind,
  encrypted: string | null,
): Secrets['values'] | undefined {
  const text = encrypted === null ? undefined : keys.decrypt(encrypted)
  if (text === undefined) return undefined
  const secrets = JSON.parse(text) as Secrets
  return secrets.orgId === org.id && secrets.kind === kind ? secrets.values : undefined
}
