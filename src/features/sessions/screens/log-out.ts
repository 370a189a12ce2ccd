// Signing out in the browser.

import type { Language } from '#kit/language.ts'
import { apiIn, session } from '#platform/http-client.ts'
import { sessionsApi } from '../contract.ts'

/** Ends this session on the server, forgets it here, and goes to the first page. */
export async function logOut(language: Language): Promise<void> {
  await apiIn(language).send(sessionsApi.logout, {})
  leave()
}

/** Forgets the session here and goes to the first page. */
export function leave(): void {
  session.drop()
  location.assign('/')
}
