// Session guard: stores form input when the session ends while a page is open, and signs out with other tabs.

import type { Language } from '#kit/language.ts'
import { endingMessages, personOf, readUser, userKey } from '#platform/browser-session.ts'
import type { Ending } from '#platform/browser-session.ts'
import { session } from '#platform/http-client.ts'
import { goToLogin, sessionEndsEvent, signOutKey } from '#platform/sign-out-redirect.ts'
import { clearDrafts } from '#ui/form/draft.ts'
import { showToast } from '#ui/toast/toasts.ts'
import { restoreTypedText, saveTypedText } from './typed-text.ts'

/**
 * Stores the signed-in person's form input when the session ends and restores it on their next visit to the page in this tab.
 * Returns a function that stops it.
 */
export function guardSession(language: Language): () => void {
  const person = signedInPerson()
  const endSession = (event: Event) => {
    if (person !== undefined) saveTypedText(person)
    const reason = (event as CustomEvent<Ending>).detail
    if (reason === 'over') showToast(endingMessages.over[language], { tone: 'danger', duration: 5000 })
  }
  addEventListener(sessionEndsEvent, endSession)
  const stopRestoring = person === undefined ? undefined : restoreTypedText(person)
  return () => {
    removeEventListener(sessionEndsEvent, endSession)
    stopRestoring?.()
  }
}

/**
 * Leaves a signed-in page when the session ends in another tab. What was typed is stored when it expired, and removed when the
 * person signed out. Returns a function that stops it.
 */
export function leaveWithOtherTabs(): () => void {
  const person = signedInPerson()
  let isSignedOut = false
  const leave = ({ key, newValue }: StorageEvent) => {
    // Announced before the user is removed; leaving at both would cancel the first navigation by the second.
    if (key === signOutKey && newValue) isSignedOut = true
    if (key !== userKey || readUser(newValue)) return
    if (isSignedOut) clearDrafts()
    else if (person !== undefined) saveTypedText(person)
    goToLogin()
  }
  addEventListener('storage', leave)
  return () => removeEventListener('storage', leave)
}

function signedInPerson(): number | undefined {
  const user = session.user()
  return user && personOf(user)
}
