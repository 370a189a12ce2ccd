// Lifetimes of tokens and sessions, and the rule that renews, rotates or ends on a refresh token.

const minute = 60
const hour = 60 * minute
const day = 24 * hour

export type SessionKind = 'customer' | 'staff'

/** Seconds. `rotate`: a refresh token older than this gets a successor; `max`: total lifetime of a session. */
export type Lifetimes = { access: number; refresh: number; rotate: number; max: number }

export const lifetimes: Record<SessionKind, Lifetimes> = {
  customer: { access: 15 * minute, refresh: 30 * day, rotate: day, max: 180 * day },
  staff: { access: 10 * minute, refresh: 12 * hour, rotate: hour, max: 7 * day },
}

/** A token reused within this time after it was retired comes from a second tab and is accepted. */
export const graceSeconds = 60

/** `newestIssuedAt`: when the newest token of the family was issued. */
export type KnownToken = { expiresAt: Date; retiredAt: Date | null; newestIssuedAt: Date }
export type KnownSession = { kind: SessionKind; endsAt: Date; endedAt: Date | null }

/** `renew`: an access token; `rotate`: a new refresh token with it; `reused`: the family ends; `over`: sign in again. */
export type Renewal = 'renew' | 'rotate' | 'reused' | 'over'

/**
 * A token is retired when its successor is used, not when the successor is issued. A client that ignores successors
 * therefore works until its token expires, while two clients with tokens of one family are detected as reuse.
 */
export function renewalOf(token: KnownToken, session: KnownSession, now: Date): Renewal {
  if (session.endedAt || session.endsAt <= now || token.expiresAt <= now) return 'over'
  if (token.retiredAt) return secondsBetween(token.retiredAt, now) > graceSeconds ? 'reused' : 'renew'
  return secondsBetween(token.newestIssuedAt, now) >= lifetimes[session.kind].rotate ? 'rotate' : 'renew'
}

/** Expiry of a refresh token issued now. */
export function refreshUntil(kind: SessionKind, endsAt: Date, now: Date): Date {
  return new Date(Math.min(now.getTime() + lifetimes[kind].refresh * 1000, endsAt.getTime()))
}

export function secondsBetween(from: Date, to: Date): number {
  return Math.floor((to.getTime() - from.getTime()) / 1000)
}
