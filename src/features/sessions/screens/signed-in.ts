// Session guard for loaders of signed-in screens, and the signed-in person.

import { useRouteLoaderData } from 'react-router'
import type { Language } from '#kit/language.ts'
import type { Api } from '#platform/http-client.ts'
import { ApiRefusal, apiIn, session } from '#platform/http-client.ts'
import { documentLanguage } from '#platform/browser-locale.ts'
import { goToLogin } from '#platform/sign-out-redirect.ts'
import { storeAccount } from '#platform/stored-account.ts'
import type { Permission } from '#root/permissions.ts'
import type { Who, SessionsApi } from '../contract/api.ts'

/** The signed-in person, API client, organisation and language for the loader of a signed-in screen. */
export type SessionContext = { who: Who; api: Api; orgId: number; language: Language }

/**
 * Requires a session in the loader of a signed-in screen. Redirects to /login without a session, to the other area when
 * the session is of the other kind, and to the second factor when it is required; a redirect never resolves. `needs` is
 * a permission without which the loader refuses with 403.
 * @example export const clientLoader = ({ request }) => requireSession('staff', request).then(({ api, orgId }) => api.read(…))
 */
export async function requireSession(
  kind: 'customer' | 'staff',
  request: Request,
  needs?: Permission,
): Promise<SessionContext> {
  if (!session.user()) {
    goToLogin()
    return pendingForever()
  }
  const language = documentLanguage()
  const api = apiIn(language)
  const who = await readWho(api)
  if (who.person.kind !== kind) return redirectTo(who.person.kind === 'staff' ? '/staff' : '/account')
  if (who.secondFactor.due && !new URL(request.url).pathname.startsWith(factorPath)) return redirectTo(factorPath)
  if (needs && !who.permissions.includes(needs)) throw new ApiRefusal(403, '')
  return { who, api, orgId: who.organisation.id, language }
}

/** The signed-in person, from the loader of the console or portal shell. */
export function useWho(): Who {
  const staff = useRouteLoaderData<{ who: Who }>('staff')
  const portal = useRouteLoaderData<{ who: Who }>('portal')
  return (staff ?? portal)!.who
}

/** Clears the cached person, so that the next loader reads it again; for after a change of roles or second factor. */
export function invalidateWho(): void {
  cached = undefined
}

const factorPath = '/staff/second-factor'

let cached: { token: string; who: Promise<Who> } | undefined

// The loaders of a shell and its screen run in parallel and share one request.
function readWho(api: Api): Promise<Who> {
  const token = session.user()?.access_token ?? ''
  if (cached?.token !== token) {
    const who = api.read<SessionsApi['whoAmI']>('GET /auth/me', {})
    who.then((found) => session.user() && storeAccount(found), invalidateWho)
    cached = { token, who }
  }
  return cached.who
}

function redirectTo(path: string): Promise<never> {
  location.replace(path)
  return pendingForever()
}

function pendingForever(): Promise<never> {
  return new Promise(() => {})
}
