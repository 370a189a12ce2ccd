// Sign-out redirect: to /login when a session ends, and back after signing in.

import { endingMessages } from '#platform/browser-session.ts'
import type { Ending } from '#platform/browser-session.ts'
import { documentLanguage } from '#platform/browser-locale.ts'

/** Dispatched on the window before navigation: the screen saves typed text and shows the toast. */
export const sessionEndsEvent = 'session-ends'
/** An entry of local storage, written for a moment: other tabs remove what was typed and leave. */
export const signOutKey = 'session.signed_out'
const noticeKey = 'session.notice'

/** Notifies the person and navigates to /login, which leads back to this page. */
export function redirectToLogin(why: Ending): void {
  dispatchEvent(new CustomEvent<Ending>(sessionEndsEvent, { detail: why }))
  if (why === 'failed') alert(endingMessages.failed[documentLanguage()])
  else sessionStorage.setItem(noticeKey, why)
  goToLogin()
}

export function goToLogin(): void {
  if (location.pathname !== '/login') location.assign(loginFor(`${location.pathname}${location.search}`))
}

/** Tells the other tabs that the person signs out, before the session is removed; an expired one is not announced. */
export function announceSignOut(): void {
  localStorage.setItem(signOutKey, '1')
  localStorage.removeItem(signOutKey)
}

/** The address of the login screen that leads back to a path. */
export function loginFor(path: string): string {
  return path.startsWith('/login') ? '/login' : `/login?from=${encodeURIComponent(path)}`
}

/**
 * The absolute address after signing in: the previous page, if it is one of this website. A browser removes
 * tabs and reads `\` as `/` before it follows an address, so the parsed origin is compared, never the text.
 * @example pathBack('/\t/evil.example', 'https://damak.example') // undefined
 */
export function pathBack(from: string | null, origin: string): string | undefined {
  if (!from?.startsWith('/')) return undefined
  const url = parse(from, origin)
  return url?.origin === origin && !url.pathname.startsWith('/login') ? url.href : undefined
}

function parse(address: string, base: string): URL | undefined {
  try {
    return new URL(address, base)
  } catch {
    return undefined
  }
}

/** Whether the previous session expired; returned once, for the page that opens next. */
export function consumeExpiryNotice(): boolean {
  const notice = sessionStorage.getItem(noticeKey)
  sessionStorage.removeItem(noticeKey)
  return notice === 'over'
}
