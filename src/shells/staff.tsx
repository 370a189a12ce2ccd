// What surrounds the screens of the office?

import type { ClientLoaderFunctionArgs } from 'react-router'
import { Outlet, useLoaderData } from 'react-router'
import { translator } from '#kit/language.ts'
import type { PageHandle } from '#platform/page-handle.ts'
import { useLanguage } from '#platform/page-language.ts'
import { PageMeta } from '#platform/page-meta.tsx'
import { page } from '#platform/page.server.ts'
import { complaintsApi } from '#features/complaints/contract.ts'
import { readShell } from '#features/organisations/operations.server.ts'
import type { Entered } from '#features/sessions/screens/signed-in.ts'
import { enter } from '#features/sessions/screens/signed-in.ts'
import { shellMessages } from './messages.ts'
import { SignedInFrame } from './signed-in-frame.tsx'
import type { House, RailEntry } from './signed-in-frame.tsx'

export const handle = { hydrate: true, uncached: true } satisfies PageHandle

export const loader = page(async (ctx): Promise<House> => {
  const { name, logoUrl } = (await readShell(ctx)).organisation
  return { name, logoUrl }
})

export async function clientLoader({ request, serverLoader }: ClientLoaderFunctionArgs) {
  const [house, entered] = await Promise.all([serverLoader<typeof loader>(), enter('staff', request)])
  return { house, who: entered.who, waiting: await countWaiting(entered) }
}
clientLoader.hydrate = true as const

export default function StaffShell() {
  const { house, who, waiting } = useLoaderData<typeof clientLoader>()
  return (
    <SignedInFrame house={house} who={who} rail={railFor(who.permissions, waiting)} language={useLanguage()}>
      <Outlet />
    </SignedInFrame>
  )
}

export function HydrateFallback({ loaderData }: { loaderData?: House }) {
  const language = useLanguage()
  const say = translator(shellMessages, language)
  return (
    <SignedInFrame house={loaderData} rail={railFor([], {})} language={language}>
      <PageMeta title={say('rail.me')} />
      <h1 className="text-2xl">{say('rail.me')}</h1>
      <p className="mt-3 text-neutral-600">{say('signed.wait')}</p>
    </SignedInFrame>
  )
}

type Waiting = { complaints?: number }

// A count that cannot be had leaves the rail without it.
async function countWaiting({ api, orgId, who }: Entered): Promise<Waiting> {
  if (!who.permissions.includes('complaints:read')) return {}
  const open = { orgId: String(orgId), state: 'open' as const, limit: 1 }
  const complaints = await api.read(complaintsApi.listComplaints, open).then(({ total }) => total, undefined)
  return complaints === undefined ? {} : { complaints }
}

function railFor(permissions: readonly string[], waiting: Waiting): RailEntry[] {
  const all: (RailEntry & { needs?: string })[] = [
    { to: '/staff', label: 'rail.me', icon: 'user' },
    { to: '/staff/people', label: 'rail.people', icon: 'briefcase', needs: 'people:read' },
    { to: '/staff/audit', label: 'rail.audit', icon: 'search', needs: 'audit:read' },
    { to: '/staff/password', label: 'rail.password', icon: 'check' },
    { to: '/staff/devices', label: 'rail.devices', icon: 'phone' },
    { to: '/staff/second-factor', label: 'rail.factor', icon: 'clock' },
  ]
  void waiting
  return all.filter(({ needs }) => !needs || permissions.includes(needs))
}
