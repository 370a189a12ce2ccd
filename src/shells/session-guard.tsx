// What does a page do when the session ends while it is open?

import { useEffect } from 'react'
import type { Language } from '#kit/language.ts'
import { endingSentences, readUser, userKey } from '#platform/browser-session.ts'
import type { Ending } from '#platform/browser-session.ts'
import { goToLogin, sessionEndsEvent } from '#platform/leaving.ts'
import { showToast } from '#ui/toast/toasts.ts'
import { bringTypedBack, keepTyped } from './typed.ts'

/** Once in each shell. `room`: only for who is signed in, so signing out in another tab leaves it too. */
export function SessionGuard({ language, room = false }: { language: Language; room?: boolean }) {
  useEffect(() => {
    const ends = (event: Event) => {
      keepTyped()
      const why = (event as CustomEvent<Ending>).detail
      if (why === 'over') showToast(endingSentences.over[language], { tone: 'danger', duration: 5000 })
    }
    addEventListener(sessionEndsEvent, ends)
    return () => removeEventListener(sessionEndsEvent, ends)
  }, [language])

  useEffect(() => {
    if (!room) return
    const elsewhere = ({ key, newValue }: StorageEvent) => {
      if (key !== userKey || readUser(newValue)) return
      keepTyped()
      goToLogin()
    }
    addEventListener('storage', elsewhere)
    return () => removeEventListener('storage', elsewhere)
  }, [room])

  useEffect(bringTypedBack, [])
  return null
}
