// Sign-out in the browser.

import type { Language } from '#kit/language.ts'
import { apiIn, session } from '#platform/http-client.ts'
import { announceSignOut } from '#platform/sign-out-redirect.ts'
import { clearDrafts } from '#ui/form/draft.ts'
import { saveDrafts } from '#ui/form/unsaved.ts'
import type { SessionsApi } from '../contract/api.ts'

/** Saves the drafts in the person's account, ends this session on the server, removes it from the browser and opens the home page. */
export async function logOut(language: Language): Promise<void> {
  await saveDrafts()
  await apiIn(language).send<SessionsApi['logout']>('POST /auth/logout', {})
  clearSession()
}

/** Removes the session and every draft from the browser, in every tab, and opens the home page. */
export function clearSession(): void {
  announceSignOut()
  session.drop()
  clearDrafts()
  location.assign('/')
}
