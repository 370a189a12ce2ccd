// Shell of the staff console: session, frame, and navigation with counts of pending work.

import type { ClientLoaderFunctionArgs } from 'react-router'
import { Outlet, useLoaderData } from 'react-router'
import { translator } from '#kit/language.ts'
import type { PageHandle } from '#platform/page-handle.ts'
import { useLanguage } from '#ui/page-language.ts'
import { PageMeta } from '#platform/page-meta.tsx'
import { page } from '#platform/page.server.ts'
import type { Dashboard, DashboardsApi } from '#features/dashboards/contract.ts'
import { applicationsForMe } from '#features/dashboards/rules.ts'
import type { Permission } from '#root/permissions.ts'
import { readShell } from '#features/organisations/operations.server.ts'
import type { SessionContext } from '#features/sessions/screens/signed-in.ts'
import { requireSession } from '#features/sessions/screens/signed-in.ts'
import { shellMessages } from './messages.ts'
import { SignedInFrame } from './signed-in-frame.tsx'
import type { RailEntry } from './signed-in-frame.tsx'
import type { Branding } from '#features/sessions/screens/branding.ts'

export { whenThePathChanges as shouldRevalidate } from '#platform/revalidation.ts'

export const handle = { hydrate: true, uncached: true } satisfies PageHandle

export const loader = page(async (ctx): Promise<Branding> => {
  const { name, address, logoUrl } = (await readShell(ctx)).organisation
  return { name, address, logoUrl }
})

export async function clientLoader({ request, serverLoader }: ClientLoaderFunctionArgs) {
  const [branding, entered] = await Promise.all([serverLoader<typeof loader>(), requireSession('staff', request)])
  return { branding, who: entered.who, dashboard: await readDashboard(entered) }
}
clientLoader.hydrate = true as const

export default function StaffShell() {
  const { branding, who, dashboard } = useLoaderData<typeof clientLoader>()
  return (
    <SignedInFrame branding={branding} who={who} rail={railFor(who.permissions, dashboard)} language={useLanguage()}>
      <Outlet />
    </SignedInFrame>
  )
}

export function HydrateFallback({ loaderData }: { loaderData?: Branding }) {
  const language = useLanguage()
  const t = translator(shellMessages, language)
  return (
    <SignedInFrame branding={loaderData} rail={railFor([])} language={language}>
      <PageMeta title={t('rail.overview')} />
      <h1 className="text-2xl">{t('rail.overview')}</h1>
      <p className="mt-3 text-neutral-600">{t('signed.wait')}</p>
    </SignedInFrame>
  )
}

// When the counts cannot be loaded the navigation has none, and the dashboard shows the error.
function readDashboard({ api, orgId }: SessionContext): Promise<Dashboard | undefined> {
  return api.read<DashboardsApi['myDesk']>('GET /admin/desk/{orgId}', { orgId: String(orgId) }).catch(() => undefined)
}

function railFor(permissions: readonly Permission[], dashboard: Dashboard = {}): RailEntry[] {
  const applications = applicationsForMe(dashboard.applications, permissions)
  const complaints = dashboard.complaints?.open
  const all: (RailEntry & { needs?: Permission })[] = [
    { to: '/staff', label: 'rail.overview', icon: 'home' },
    { to: '/staff/complaints', label: 'rail.complaints', icon: 'message', count: complaints, needs: 'complaints:read' },
    {
      to: '/staff/applications',
      label: 'rail.applications',
      icon: 'file',
      count: applications,
      needs: 'applications:read',
    },
    { to: '/staff/documents', label: 'rail.documents', icon: 'bell', needs: 'documents:write' },
    { to: '/staff/news', label: 'rail.news', icon: 'news', needs: 'content:write' },
    { to: '/staff/people', label: 'rail.people', icon: 'people', needs: 'people:read' },
    { to: '/staff/audit', label: 'rail.audit', icon: 'list', needs: 'audit:read' },
    { to: '/staff/password', label: 'rail.password', icon: 'key' },
    { to: '/staff/devices', label: 'rail.devices', icon: 'device' },
    { to: '/staff/second-factor', label: 'rail.factor', icon: 'shield' },
  ]
  return all.filter(({ needs }) => !needs || permissions.includes(needs))
}
