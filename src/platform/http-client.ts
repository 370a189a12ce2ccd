// How does the browser call the web-resources API, as nobody in particular or as the person who is signed in?

import type * as z from 'zod/mini'
import type { Endpoint, InputOf, OutputOf } from '#kit/contract.ts'
import type { Language } from '#kit/language.ts'
import type { Outcome } from '#kit/outcome.ts'
import { outcomeOf } from '#platform/api-answer.ts'
import { apiBase } from '#platform/api-base.ts'
import type { BrowserSession, Renewed } from '#platform/browser-session.ts'
import { SessionEnded, openSession, standingOf } from '#platform/browser-session.ts'
import { clientCredentials } from '#platform/client-credentials.ts'
import { leaveForLogin, shownLanguage } from '#platform/leaving.ts'

/** One request: `url` is below the API's base path, `headers` come on top of the client's own. */
export type ApiRequest = { url: string; method: string; headers: Record<string, string>; body?: string }

/** What is sent to a row: its input as a program writes it, path values included. */
export type SentTo<E extends Endpoint> = E['input'] extends z.ZodMiniType ? z.input<E['input']> : InputOf<E>

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
  leave: leaveForLogin,
})

// What another tab writes to the storage reaches this one a moment after that tab let go of the lock.
const settledMs = 150

/** One tab at a time; a tab that found another at work reads the storage only when that one's writing has arrived. */
async function alone<T>(run: () => Promise<T>): Promise<T> {
  if (!('locks' in navigator)) return run()
  const { held = [] } = await navigator.locks.query()
  const waits = held.some(({ name }) => name === 'session')
  return navigator.locks.request('session', async () => {
    if (waits) await new Promise((resolve) => setTimeout(resolve, settledMs))
    return run()
  })
}

/** Is somebody signed in on this device, as far as it knows? */
export function isSignedIn(): boolean {
  const user = session.user()
  return user !== undefined && standingOf(user, Date.now()) !== 'over'
}

/**
 * Sends requests in one language: with the bearer token of who is signed in, else with the web client's basic credential.
 * Answers of any status are returned; only a lost connection, an abort or an ended session throws.
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

/** The Authorization header of a call that is made now; waits for ever when the browser is leaving for /login. */
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

export type Api = {
  /** What a row answers; a refusal throws. For loaders. */
  read<E extends Endpoint>(endpoint: E, input: SentTo<E>, signal?: AbortSignal): Promise<OutputOf<E>>
  /** What became of it; never throws. For forms and buttons. */
  send<E extends Endpoint>(endpoint: E, input: SentTo<E>): Promise<Outcome<OutputOf<E>>>
}

/** The rows of the contract as functions of the browser. */
export function apiIn(language: Language): Api {
  const client = httpClient({ language })
  return {
    async read(endpoint, input, signal) {
      const answer = await client(requestFor(endpoint, input), signal).catch(untilGone)
      const text = await answer.text()
      const outcome = outcomeOf<OutputOf<typeof endpoint>>(answer.status, text || '{}')
      if (outcome.kind === 'done') return outcome.value
      throw new ApiRefusal(answer.status, outcome.kind === 'refused' ? outcome.message : '')
    },
    send: (endpoint, input) => outcomeFrom(client(requestFor(endpoint, input))),
  }
}

/** The same without the person: for signing in. */
export function asNobody<E extends Endpoint>(endpoint: E, input: SentTo<E>, language: Language) {
  return outcomeFrom<OutputOf<E>>(go(requestFor(endpoint, input), language, undefined))
}

/** A row's request: path values in their places, the others as query or JSON. Empty values are left out. */
export function requestFor(endpoint: Pick<Endpoint, 'method' | 'path'>, input: unknown): ApiRequest {
  const rest = new Map(Object.entries(input ?? {}).filter(([, value]) => value !== undefined && value !== ''))
  const path = endpoint.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = encodeURIComponent(String(rest.get(name)))
    rest.delete(name)
    return value
  })
  const { method } = endpoint
  if (method !== 'GET' && method !== 'DELETE') {
    const body = JSON.stringify(Object.fromEntries(rest))
    return { url: path, method, headers: { 'content-type': 'application/json' }, body }
  }
  const query = new URLSearchParams([...rest].map(([name, value]) => [name, String(value)]))
  return { url: rest.size > 0 ? `${path}?${query}` : path, method, headers: {} }
}

// Storage may be closed to this page (a private window): then nobody is signed in.
function orNull<T>(use: () => T): T | null {
  try {
    return use()
  } catch {
    return null
  }
}

function go({ url, method, headers, body }: ApiRequest, language: Language, token?: string, signal?: AbortSignal) {
  return fetch(`${apiBase}${url}`, {
    method,
    headers: { authorization: headerFor(token), 'accept-language': language, ...headers },
    ...(body === undefined ? {} : { body }),
    ...(signal ? { signal } : {}),
  })
}

function headerFor(token: string | undefined): string {
  return token === undefined ? `Basic ${clientCredentials.web}` : `Bearer ${token}`
}

async function renew(refreshToken: string): Promise<Renewed> {
  const request = requestFor({ method: 'POST', path: '/auth/refresh-token' }, { refreshToken })
  const answer = await go(request, shownLanguage())
  if (!answer.ok) throw new Error(`the renewal was answered with ${answer.status}`)
  return (await answer.json()) as Renewed
}

async function outcomeFrom<T>(answer: Promise<Response>): Promise<Outcome<T>> {
  try {
    const response = await answer.catch(untilGone)
    return outcomeOf<T>(response.status, (await response.text()) || '{}')
  } catch {
    return { kind: 'lost' }
  }
}

// The browser is leaving for /login: whoever waits for this answer waits until the page is gone.
function untilGone(error: unknown): Promise<never> {
  if (error instanceof SessionEnded) return new Promise(() => {})
  throw error
}
