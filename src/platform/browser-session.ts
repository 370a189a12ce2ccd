// Session of a signed-in person in the browser: storage, renewal and expiry.

import type { Language } from '#kit/language.ts'

/** The entry `user` of local storage; times are milliseconds since the epoch. */
export type StoredUser = {
  access_token: string
  access_expires_at: number
  refresh_token: string
  refresh_expires_at: number
}

export type TokenAnswer = { token: string; expiresIn: number }
/** The response of a sign-in or a renewal; the refresh token only when there is a new one. */
export type Renewed = { accessToken: TokenAnswer; refreshToken?: TokenAnswer | undefined }

/** `over`: the refresh time has passed. `failed`: the renewal was refused or did not work. */
export type Ending = 'over' | 'failed'

export const userKey = 'user'
/** What the device knows of the signed-in person beside the session; removed with it (`stored-account.ts`). */
export const accountKey = 'account'

/** Messages of the specification, including its punctuation. */
export const endingMessages: Record<Ending, Record<Language, string>> = {
  over: {
    en: 'Session expired. Please login again.!',
    ne: 'सत्रको म्याद सकियो। कृपया पुनः लगइन गर्नुहोस्।',
  },
  failed: {
    en: 'Session expired. Please log in again.',
    ne: 'सत्रको म्याद सकियो। कृपया पुनः लगइन गर्नुहोस्।',
  },
}

/** Thrown to callers when the session has ended; the browser is already navigating to /login. */
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

/** The number of the person whose access token it is; undefined for a token of another form. Only the server verifies tokens. */
export function personOf({ access_token: token }: StoredUser): number | undefined {
  try {
    const payload = token.split('.')[1]!.replaceAll('-', '+').replaceAll('_', '/')
    const { sub } = JSON.parse(atob(payload)) as { sub?: string }
    return Number(sub) || undefined
  } catch {
    return undefined
  }
}

/** `valid` until the access token expires, then `due` for a renewal until the refresh token does, then `over`. */
export function sessionState(user: StoredUser, now: number): 'valid' | 'due' | 'over' {
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
  /** Runs exclusively across tabs. */
  alone: <T>(run: () => Promise<T>) => Promise<T>
  renew: (refreshToken: string) => Promise<Renewed>
  isOffline: () => boolean
  /** Notifies the person and navigates to /login; the user is removed already. */
  leave: (why: Ending) => void
}

export type BrowserSession = {
  user(): StoredUser | undefined
  store(answer: Renewed): void
  drop(): void
  /** The token for a call: the stored one, a renewed one, or undefined when nobody is signed in. */
  token(): Promise<string | undefined>
  /** After a 401: resolves when the call may be retried with another token. */
  refused(token: string): Promise<void>
}

/** The rules of the specification, section 4, over the given storage, clock and network. */
export function openSession(parts: SessionParts): BrowserSession {
  const { now } = parts
  let renewing: Promise<string> | undefined
  let ended = false

  const user = () => readUser(parts.storage.getItem(userKey))

  function write(next: StoredUser): void {
    ended = false
    parts.storage.setItem(userKey, JSON.stringify(next))
  }

  function remove(): void {
    for (const key of [userKey, accountKey]) parts.storage.removeItem(key)
  }

  function end(why: Ending): never {
    ended = true
    remove()
    parts.leave(why)
    throw new SessionEnded()
  }

  async function token(): Promise<string | undefined> {
    const known = user()
    if (!known && ended) throw new SessionEnded()
    if (!known) return undefined
    const state = sessionState(known, now())
    if (state === 'over') return end('over')
    return state === 'valid' ? known.access_token : renewOnce(known)
  }

  // Requests made meanwhile await this promise.
  function renewOnce(previous: StoredUser): Promise<string> {
    renewing ??= parts.alone(() => renew(previous)).finally(() => (renewing = undefined))
    return renewing
  }

  // While this tab waited for the lock, another one may have renewed the user, or ended the session.
  async function renew(previous: StoredUser): Promise<string> {
    const known = user()
    if (!known) throw new SessionEnded()
    const isNew = known.access_token !== previous.access_token || known.access_expires_at !== previous.access_expires_at
    if (isNew && sessionState(known, now()) === 'valid') return known.access_token
    if (sessionState(known, now()) === 'over') return end('over')
    if (parts.isOffline()) throw new TypeError('There is no connection')
    const answer = await parts.renew(known.refresh_token).catch(() => undefined)
    if (!answer) return end('failed')
    if (!user()) throw new SessionEnded()
    write(userAfter(answer, now(), known))
    return answer.accessToken.token
  }

  return {
    user,
    store: (answer) => write(userAfter(answer, now())),
    drop: remove,
    token,
    async refused(previous) {
      const known = user()
      if (!known) throw new SessionEnded()
      if (now() >= known.refresh_expires_at) return end('over')
      if (known.access_token === previous) await renewOnce(known)
    },
  }
}
