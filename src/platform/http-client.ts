// API client of the browser, anonymous or with the session of the signed-in person.

import type { AddressOf, Endpoint, OutputOf, SentTo } from '#kit/contract.ts'
import type { Language } from '#kit/language.ts'
import type { Outcome } from '#kit/outcome.ts'
import { outcomeOf } from '#platform/api-answer.ts'
import { apiBase } from '#platform/api-base.ts'
import type { ApiRequest } from '#platform/api-request.ts'
import { requestFor } from '#platform/api-request.ts'
import type { BrowserSession, Renewed } from '#platform/browser-session.ts'
import { SessionEnded, openSession, sessionState } from '#platform/browser-session.ts'
import { clientCredentials } from '#platform/client-credentials.ts'
import { documentLanguage } from '#platform/browser-locale.ts'
import { redirectToLogin } from '#platform/sign-out-redirect.ts'

/** This browser's session; every tab has one over the same storage. */
export const session: BrowserSession = openSession({
  storage: {
    getItem: (key) => orNull(() => localStorage.getItem(key)),
    setItem: (key, value) => void orNull(() => localStorage.setItem(key, value)),
    removeItem: (key) => void orNull(() => localStorage.removeItem(key)),
  },
  now: () => Date.now(),
  alone,
  renew,
  isOffline: () => !navigator.onLine,
  leave: redirectToLogin,
})

// A write of another tab to the storage is visible here a moment after that tab released the lock.
const storageDelayMs = 150

/** One tab at a time; a tab that waited for another reads the storage only when that tab's write is visible. */
async function alone<T>(run: () => Promise<T>): Promise<T> {
  if (!('locks' in navigator)) return run()
  const { held = [] } = await navigator.locks.query()
  const isHeld = held.some(({ name }) => name === 'session')
  return navigator.locks.request('session', async () => {
    if (isHeld) await new Promise((resolve) => setTimeout(resolve, storageDelayMs))
    return run()
  })
}

/** Whether somebody is signed in on this device, by its own storage. */
export function isSignedIn(): boolean {
  const user = session.user()
  return user !== undefined && sessionState(user, Date.now()) !== 'over'
}

/**
 * Sends requests in one language: with the bearer token of the signed-in person, else with the web client's basic credential.
 * Responses of any status are returned; only a lost connection, an abort or an ended session throws.
 * @example const send = httpClient({ language: 'ne' }); await send({ url: '/customer/reports/487?type=audit', method: 'GET', headers: {} })
 */
export function httpClient({ language }: { language: Language }) {
  return async (request: ApiRequest, signal?: AbortSignal): Promise<Response> => {
    const token = await session.token()
    const answer = await go(request, language, token, signal)
    if (answer.status !== 401 || token === undefined) return answer
    await session.refused(token)
    return go(request, language, await session.token(), signal)
  }
}

/** The Authorization header of a call that is made now; never resolves when the browser is navigating to /login. */
export async function authorizationNow(): Promise<string> {
  return headerFor(await session.token().catch(untilGone))
}

/** A refusal of the API, for the error boundary of a screen. */
export class ApiRefusal extends Error {
  override readonly name = 'ApiRefusal'
  readonly status: number

  constructor(status: number, message: string) {
    super(message)
    this.status = status
  }
}

/**
 * The rows of the API. The row is a type, so that nothing of a contract is loaded: its address is checked against the row, and a call
 * without the row does not compile.
 * @example await api.send<NewsOfficeApi['publishArticle']>('POST /admin/news/{orgId}/{id}/publications', { orgId, id, start: 'now' })
 */
export type Api = {
  /** The output of a row; a refusal throws. For loaders. */
  read<E extends Endpoint = never>(address: AddressOf<E>, values: SentTo<E>, signal?: AbortSignal): Promise<OutputOf<E>>
  /** The outcome; never throws. For forms and buttons. */
  send<E extends Endpoint = never>(
    address: AddressOf<E>,
    values: SentTo<E>,
    options?: Partial<Pick<ApiRequest, 'keepalive' | 'headers'>>,
  ): Promise<Outcome<OutputOf<E>>>
}

/** The API in one language, with the session of the signed-in person. */
export function apiIn(language: Language): Api {
  const client = httpClient({ language })
  return {
    async read<E extends Endpoint>(address: AddressOf<E>, values: SentTo<E>, signal?: AbortSignal) {
      const answer = await client(requestFor(address, values), signal).catch(untilGone)
      const text = await answer.text()
      const outcome = outcomeOf<OutputOf<E>>(answer.status, text || '{}')
      if (outcome.kind === 'done') return outcome.value
      throw new ApiRefusal(answer.status, outcome.kind === 'refused' ? outcome.message : '')
    },
    send(address, values, options) {
      const request = requestFor(address, values)
      return outcomeFrom(client({ ...request, ...options, headers: { ...request.headers, ...options?.headers } }))
    },
  }
}

/** A row called without the person: for signing in. */
export function sendAnonymously<E extends Endpoint = never>(
  address: AddressOf<E>,
  values: SentTo<E>,
  language: Language,
) {
  return outcomeFrom<OutputOf<E>>(go(requestFor(address, values), language, undefined))
}

// Storage may be unavailable (a private window): then nobody is signed in.
function orNull<T>(use: () => T): T | null {
  try {
    return use()
  } catch {
    return null
  }
}

function go(request: ApiRequest, language: Language, token?: string, signal?: AbortSignal) {
  const { url, method, headers, body, keepalive } = request
  return fetch(`${apiBase}${url}`, {
    method,
    headers: { authorization: headerFor(token), 'accept-language': language, ...headers },
    ...(body === undefined ? {} : { body }),
    ...(keepalive ? { keepalive } : {}),
    ...(signal ? { signal } : {}),
  })
}

function headerFor(token: string | undefined): string {
  return token === undefined ? `Basic ${clientCredentials.web}` : `Bearer ${token}`
}

/** A busy server says when to try again; the session must not end for that. */
const maxRenewals = 4

async function renew(refreshToken: string): Promise<Renewed> {
  const request = requestFor('POST /auth/refresh-token', { refreshToken })
  let answer = await go(request, documentLanguage())
  for (let tries = 1; answer.status === 503 && tries < maxRenewals; tries += 1) {
    await waitSeconds(Number(answer.headers.get('retry-after') ?? 5))
    answer = await go(request, documentLanguage())
  }
  if (!answer.ok) throw new Error(`the renewal failed with status ${answer.status}`)
  return (await answer.json()) as Renewed
}

function waitSeconds(seconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, seconds * 1000))
}

async function outcomeFrom<T>(answer: Promise<Response>): Promise<Outcome<T>> {
  try {
    const response = await answer.catch(untilGone)
    return outcomeOf<T>(response.status, (await response.text()) || '{}')
  } catch {
    return { kind: 'lost' }
  }
}

// The browser is navigating to /login: callers wait until the page is unloaded.
function untilGone(error: unknown): Promise<never> {
  if (error instanceof SessionEnded) return new Promise(() => {})
  throw error
}
