// Signing out in the browser.

import type { Language } from '#kit/language.ts'
import { apiIn, session } from '#platform/http-client.ts'
import type { SessionsApi } from '../contract/api.ts'

/** Ends this session on the server, forgets it here, and goes to the first page. */
export async function logOut(language: Language): Promise<void> {
  await apiIn(language).send<SessionsApi['logout']>('POST /auth/logout', {})
  leave()
}

/** Forgets the session here and goes to the first page. */
export function leave(): void {
  session.drop()
  location.assign('/')
}
