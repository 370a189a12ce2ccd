// How long do tokens live, when is a new refresh token due, and what does one that comes back mean?

const minute = 60
const hour = 60 * minute
const day = 24 * hour

export type Door = 'customer' | 'staff'

/** Seconds. `rotate`: a refresh token older than this gets a successor; `longest`: nothing renews a session beyond it. */
export type Lifetimes = { access: number; refresh: number; rotate: number; longest: number }

export const lifetimes: Record<Door, Lifetimes> = {
  customer: { access: 15 * minute, refresh: 30 * day, rotate: day, longest: 180 * day },
  staff: { access: 10 * minute, refresh: 12 * hour, rotate: hour, longest: 7 * day },
}

/** A token used again this soon after it was retired is a second tab, not a thief. */
export const graceSeconds = 60

/** `newestIssuedAt`: when the youngest token of the family was given. */
export type KnownToken = { expiresAt: Date; retiredAt: Date | null; newestIssuedAt: Date }
export type KnownSession = { kind: Door; endsAt: Date; endedAt: Date | null }

/** `renew`: an access token; `rotate`: a new refresh token with it; `reused`: the family ends; `over`: sign in again. */
export type Renewal = 'renew' | 'rotate' | 'reused' | 'over'

/**
 * A successor does not retire its predecessor: only using the successor does. A client that ignores successors therefore
 * keeps working until the token it holds expires, while two holders of one family betray each other.
 */
export function renewalOf(token: KnownToken, session: KnownSession, now: Date): Renewal {
  if (session.endedAt || session.endsAt <= now || token.expiresAt <= now) return 'over'
  if (token.retiredAt) return secondsBetween(token.retiredAt, now) > graceSeconds ? 'reused' : 'renew'
  return secondsBetween(token.newestIssuedAt, now) >= lifetimes[session.kind].rotate ? 'rotate' : 'renew'
}

/** When a refresh token that is given now expires. */
export function refreshUntil(kind: Door, endsAt: Date, now: Date): Date {
  return new Date(Math.min(now.getTime() + lifetimes[kind].refresh * 1000, endsAt.getTime()))
}

export function secondsBetween(from: Date, to: Date): number {
  return Math.floor((to.getTime() - from.getTime()) / 1000)
}
