// What happens in the browser when a session has ended, and how does the person find back?

import { inNepal } from '#kit/calendar/nepal-time.ts'
import type { Language } from '#kit/language.ts'
import { isLanguage } from '#kit/language.ts'
import { endingSentences } from '#platform/browser-session.ts'
import type { Ending } from '#platform/browser-session.ts'

/** Dispatched on the window before the browser leaves: the screen keeps what was typed and shows the toast. */
export const sessionEndsEvent = 'session-ends'
const noticeKey = 'session.notice'

/** Tells the person and goes to /login, which leads back here. */
export function leaveForLogin(why: Ending): void {
  dispatchEvent(new CustomEvent<Ending>(sessionEndsEvent, { detail: why }))
  if (why === 'failed') alert(endingSentences.failed[shownLanguage()])
  else sessionStorage.setItem(noticeKey, why)
  goToLogin()
}

export function goToLogin(): void {
  if (location.pathname !== '/login') location.assign(loginFor(`${location.pathname}${location.search}`))
}

/** The address of the login screen that leads back to a path. */
export function loginFor(path: string): string {
  return path.startsWith('/login') ? '/login' : `/login?from=${encodeURIComponent(path)}`
}

/** Where to go after signing in: the path that was left, if it is one of this website. @example pathBack('//evil.example') // undefined */
export function pathBack(from: string | null): string | undefined {
  return from && /^\/(?![/\\])/.test(from) && !from.startsWith('/login') ? from : undefined
}

/** The notice of a session that was over, once: it is shown again where the person has arrived. */
export function takeNotice(): boolean {
  const notice = sessionStorage.getItem(noticeKey)
  sessionStorage.removeItem(noticeKey)
  return notice === 'over'
}

export function shownLanguage(): Language {
  const { lang } = document.documentElement
  return isLanguage(lang) ? lang : 'en'
}

/** The civil date in Nepal by this device's clock. */
export function todayHere(): string {
  return inNepal(new Date()).date
}
