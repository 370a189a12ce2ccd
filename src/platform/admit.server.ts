// Identification of API callers and the check whether they may call a row.

import type { Audience } from '#kit/contract.ts'
import { refuse } from '#kit/refusal.ts'
import type { Actor, Customer, Staff, Tenant } from '#platform/context.ts'
import type { Database } from '#platform/database.server.ts'
import { clientOf } from '#platform/client-credentials.ts'

/** A signed-in person of another organisation: non-public rows do not exist for them here. */
export type Foreigner = { kind: 'foreigner' }
export type Caller = Actor | Foreigner

/** Finds the person of a bearer token in this organisation; undefined when there is none. */
export type Identify = (
  token: string,
  at: { org: Tenant; db: Database; now: Date },
) => Promise<Customer | Staff | Foreigner | undefined>

/** Reads the Authorization header: a client's basic credential, a person's bearer token, or an anonymous visitor. */
export async function identifyCaller(
  header: string | null,
  at: Parameters<Identify>[1],
  identify: Identify,
): Promise<Caller> {
  if (!header) return { kind: 'visitor', client: 'unnamed' }
  const [scheme = '', value = ''] = header.split(' ', 2)
  if (scheme.toLowerCase() === 'basic') {
    return { kind: 'visitor', client: clientOf(value) ?? refuse('unauthenticated', 'client.unknown') }
  }
  if (scheme.toLowerCase() === 'bearer')
    return (await identify(value, at)) ?? refuse('unauthenticated', 'session.invalid')
  return refuse('unauthenticated', 'client.unknown')
}

/** Returns the caller when the audience includes them, or refuses: 401 anonymous, 404 another organisation's, 403 without the permission. */
export function admit(audience: Audience, caller: Caller): Actor {
  if (audience === 'anyone') return caller.kind === 'foreigner' ? { kind: 'visitor', client: 'unnamed' } : caller
  if (caller.kind === 'visitor') return refuse('unauthenticated', 'session.required')
  if (caller.kind === 'foreigner') return refuse('missing', 'request.unknown_path')
  if (mayUse(audience, caller)) return caller
  return refuse('forbidden', 'permission.missing')
}

function mayUse(audience: Exclude<Audience, 'anyone'>, actor: Actor): boolean {
  if (audience === 'person') return true
  if (audience === 'customer') return actor.kind === 'customer'
  if (actor.kind !== 'staff') return false
  return audience === 'staff' || actor.permissions.has(audience)
}
