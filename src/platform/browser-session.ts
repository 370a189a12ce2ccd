// How does the browser keep a signed-in person: what is stored, when is it renewed, and when is it over?

import type { Language } from '#kit/language.ts'

/** What stands in local storage under `user`; the times are milliseconds since the epoch. */
export type StoredUser = {
  access_token: string
  access_expires_at: number
  refresh_token: string
  refresh_expires_at: number
}

export type TokenAnswer = { token: string; expiresIn: number }
/** What a sign-in or a renewal answers; the refresh token only when there is a new one. */
export type Renewed = { accessToken: TokenAnswer; refreshToken?: TokenAnswer | undefined }

/** `over`: the refresh time has passed. `failed`: the renewal was refused or did not work. */
export type Ending = 'over' | 'failed'

export const userKey = 'user'

/** The sentences of the specification, its punctuation included. */
export const endingSentences: Record<Ending, Record<Language, string>> = {
  over: {
    en: 'Session expired. Please login again.!',
    ne: 'सत्रको म्याद सकियो। कृपया पुनः लगइन गर्नुहोस्।',
  },
  failed: {
    en: 'Session expired. Please log in again.',
    ne: 'सत्रको म्याद सकियो। कृपया पुनः लगइन गर्नुहोस्।',
  },
}

/** Thrown to whoever waits for a session that has ended; the browser is already on its way to /login. */
export class SessionEnded extends Error {
  override readonly name = 'SessionEnded'
}

/** The stored user, or undefined for none and for anything that is not one. @example readUser('{"access_token":1}') // undefined */
export function readUser(text: string | null): StoredUser | undefined {
  try {
    const user = JSON.parse(text ?? 'null') as Partial<StoredUser> | null
    const texts = [user?.access_token, user?.refresh_token]
    const times = [user?.access_expires_at, user?.refresh_expires_at]
    const whole = texts.every((one) => typeof one === 'string' && one !== '') && times.every(Number.isFinite)
    return whole ? (user as StoredUser) : undefined
  } catch {
    return undefined
  }
}

/** `valid` until the access token expires, then `due` for a renewal until the refresh token does, then `over`. */
export function standingOf(user: StoredUser, now: number): 'valid' | 'due' | 'over' {
  if (now < user.access_expires_at) return 'valid'
  return now < user.refresh_expires_at ? 'due' : 'over'
}

/** The user after a sign-in, or after a renewal of `before`. */
export function userAfter({ accessToken, refreshToken }: Renewed, now: number, before?: StoredUser): StoredUser {
  const until = ({ expiresIn }: TokenAnswer) => now + expiresIn * 1000
  return {
    access_token: accessToken.token,
    access_expires_at: until(accessToken),
    refresh_token: refreshToken?.token ?? before?.refresh_token ?? '',
    refresh_expires_at: refreshToken ? until(refreshToken) : (before?.refresh_expires_at ?? now),
  }
}

export type SessionParts = {
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
  now: () => number
  /** Runs while no other tab runs its own. */
  alone: <T>(run: () => Promise<T>) => Promise<T>
  renew: (refreshToken: string) => Promise<Renewed>
  isOffline: () => boolean
  /** Tells the person and takes them to /login; the user is removed already. */
  leave: (why: Ending) => void
}

export type BrowserSession = {
  user(): StoredUser | undefined
  keep(answer: Renewed): void
  drop(): void
  /** The token for a call: the stored one, a renewed one, or undefined when nobody is signed in. */
  token(): Promise<string | undefined>
  /** After a 401: comes back when a call may be tried again with another token. */
  refused(token: string): Promise<void>
}

/** The rules of the specification, section 4, over whatever storage, clock and network it is given. */
export function openSession(parts: SessionParts): BrowserSession {
  const { now } = parts
  let renewing: Promise<string> | undefined
  let ended = false

  const user = () => readUser(parts.storage.getItem(userKey))

  function write(next: StoredUser): void {
    ended = false
    parts.storage.setItem(userKey, JSON.stringify(next))
  }

  function end(why: Ending): never {
    ended = true
    parts.storage.removeItem(userKey)
    parts.leave(why)
    throw new SessionEnded()
  }

  async function token(): Promise<string | undefined> {
    const known = user()
    if (!known && ended) throw new SessionEnded()
    if (!known) return undefined
    const standing = standingOf(known, now())
    if (standing === 'over') return end('over')
    return standing === 'valid' ? known.access_token : renewOnce(known)
  }

  // Requests made meanwhile wait for this one promise.
  function renewOnce(worn: StoredUser): Promise<string> {
    renewing ??= parts.alone(() => renew(worn)).finally(() => (renewing = undefined))
    return renewing
  }

  // While this tab waited for its turn, another one may have renewed the user, or ended the session.
  async function renew(worn: StoredUser): Promise<string> {
    const known = user()
    if (!known) throw new SessionEnded()
    const isNew = known.access_token !== worn.access_token || known.access_expires_at !== worn.access_expires_at
    if (isNew && standingOf(known, now()) === 'valid') return known.access_token
    if (standingOf(known, now()) === 'over') return end('over')
    if (parts.isOffline()) throw new TypeError('There is no connection')
    const answer = await parts.renew(known.refresh_token).catch(() => undefined)
    if (!answer) return end('failed')
    if (!user()) throw new SessionEnded()
    write(userAfter(answer, now(), known))
    return answer.accessToken.token
  }

  return {
    user,
    keep: (answer) => write(userAfter(answer, now())),
    drop: () => parts.storage.removeItem(userKey),
    token,
    async refused(worn) {
      const known = user()
      if (!known) throw new SessionEnded()
      if (now() >= known.refresh_expires_at) return end('over')
      if (known.access_token === worn) await renewOnce(known)
    },
  }
}
