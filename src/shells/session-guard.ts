// What does a page do when the session ends while it is open?

import type { Language } from '#kit/language.ts'
import { endingSentences, readUser, userKey } from '#platform/browser-session.ts'
import type { Ending } from '#platform/browser-session.ts'
import { goToLogin, sessionEndsEvent } from '#platform/leaving.ts'
import { showToast } from '#ui/toast/toasts.ts'
import { bringTypedBack, keepTyped } from './typed.ts'

/** Keeps what was typed when the session ends, and brings it back to whoever returns; the function returned stops watching. */
export function guardSession(language: Language): () => void {
  const ends = (event: Event) => {
    keepTyped()
    const why = (event as CustomEvent<Ending>).detail
    if (why === 'over') showToast(endingSentences.over[language], { tone: 'danger', duration: 5000 })
  }
  addEventListener(sessionEndsEvent, ends)
  const stopBringing = bringTypedBack()
  return () => {
    removeEventListener(sessionEndsEvent, ends)
    stopBringing()
  }
}

/** A room is only for who is signed in: signing out in another tab leaves it too. The function returned stops watching. */
export function leaveWithOtherTabs(): () => void {
  addEventListener('storage', leaveWhenSignedOut)
  return () => removeEventListener('storage', leaveWhenSignedOut)
}

function leaveWhenSignedOut({ key, newValue }: StorageEvent): void {
  if (key !== userKey || readUser(newValue)) return
  keepTyped()
  goToLogin()
}
