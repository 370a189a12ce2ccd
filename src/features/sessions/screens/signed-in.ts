// Who is in front of a signed-in screen, and is this their door?

import { useRouteLoaderData } from 'react-router'
import type { Language } from '#kit/language.ts'
import type { Api } from '#platform/http-client.ts'
import { ApiRefusal, apiIn, session } from '#platform/http-client.ts'
import { goToLogin, shownLanguage } from '#platform/leaving.ts'
import type { Permission } from '#root/permissions.ts'
import type { Who, SessionsApi } from '../contract/api.ts'

/** What a signed-in screen's loader works with. */
export type Entered = { who: Who; api: Api; orgId: number; language: Language }

/**
 * For the loaders of signed-in screens: nobody goes to /login, who came through the other door goes to theirs, and an
 * administrator without a second factor first turns it on. What is on its way never comes back. `needs` is a permission
 * without which there is nothing to see.
 * @example export const clientLoader = ({ request }) => enter('staff', request).then(({ api, orgId }) => api.read(…))
 */
export async function enter(door: 'customer' | 'staff', request: Request, needs?: Permission): Promise<Entered> {
  if (!session.user()) {
    goToLogin()
    return gone()
  }
  const language = shownLanguage()
  const api = apiIn(language)
  const who = await readWho(api)
  if (who.person.kind !== door) return goTo(who.person.kind === 'staff' ? '/staff' : '/account')
  if (who.secondFactor.due && !new URL(request.url).pathname.startsWith(factorPath)) return goTo(factorPath)
  if (needs && !who.permissions.includes(needs)) throw new ApiRefusal(403, '')
  return { who, api, orgId: who.organisation.id, language }
}

/** The person of the shell around this screen. */
export function useWho(): Who {
  const staff = useRouteLoaderData<{ who: Who }>('staff')
  const portal = useRouteLoaderData<{ who: Who }>('portal')
  return (staff ?? portal)!.who
}

/** What was known about the person is read again; after a role or a second factor changed. */
export function forgetWho(): void {
  known = undefined
}

const factorPath = '/staff/second-factor'

let known: { token: string; who: Promise<Who> } | undefined

// The loaders of a shell and its screen run at once: they share one question.
function readWho(api: Api): Promise<Who> {
  const token = session.user()?.access_token ?? ''
  if (known?.token !== token) {
    const who = api.read<SessionsApi['whoAmI']>('GET /auth/me', {})
    who.catch(forgetWho)
    known = { token, who }
  }
  return known.who
}

function goTo(path: string): Promise<never> {
  location.replace(path)
  return gone()
}

function gone(): Promise<never> {
  return new Promise(() => {})
}
