// Session guard: stores form input when the session ends while a page is open, and signs out with other tabs.

import type { Language } from '#kit/language.ts'
import { endingMessages, readUser, userKey } from '#platform/browser-session.ts'
import type { Ending } from '#platform/browser-session.ts'
import { goToLogin, sessionEndsEvent } from '#platform/sign-out-redirect.ts'
import { showToast } from '#ui/toast/toasts.ts'
import { restoreTypedText, saveTypedText } from './typed-text.ts'

/** Stores form input when the session ends and restores it on the next visit to the page in this tab. Returns a function that stops it. */
export function guardSession(language: Language): () => void {
  const endSession = (event: Event) => {
    saveTypedText()
    const reason = (event as CustomEvent<Ending>).detail
    if (reason === 'over') showToast(endingMessages.over[language], { tone: 'danger', duration: 5000 })
  }
  addEventListener(sessionEndsEvent, endSession)
  const stopRestoring = restoreTypedText()
  return () => {
    removeEventListener(sessionEndsEvent, endSession)
    stopRestoring()
  }
}

/** Leaves a signed-in page when another tab signs out. Returns a function that stops it. */
export function leaveWithOtherTabs(): () => void {
  addEventListener('storage', leaveWhenSignedOut)
  return () => removeEventListener('storage', leaveWhenSignedOut)
}

function leaveWhenSignedOut({ key, newValue }: StorageEvent): void {
  if (key !== userKey || readUser(newValue)) return
  saveTypedText()
  goToLogin()
}
