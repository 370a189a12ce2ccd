// Shell of the staff console: session, frame, and navigation with counts of pending work.

import type { ClientLoaderFunctionArgs } from 'react-router'
import { Link, Outlet, useLoaderData, useLocation } from 'react-router'
import { translator } from '#kit/language.ts'
import type { PageHandle } from '#platform/page-handle.ts'
import { useLanguage } from '#ui/page-language.ts'
import { PageMeta } from '#platform/page-meta.tsx'
import { page } from '#platform/page.server.ts'
import type { Dashboard, DashboardsApi } from '#features/dashboards/contract.ts'
import { auditedItems, itemAt } from '#features/audit/rules/items.ts'
import { readShell } from '#features/organisations/operations.server.ts'
import type { SessionContext } from '#features/sessions/screens/signed-in.ts'
import { requireSession } from '#features/sessions/screens/signed-in.ts'
import { frameMessages } from './frame-messages.ts'
import { entriesFor, labelAt, navigationContext, pagesIn } from './navigation.ts'
import { ShortcutGuide } from './shortcuts/guide.tsx'
import { SignedInFrame } from './signed-in-frame.tsx'
import type { Branding } from '#features/sessions/screens/branding.ts'

export { whenThePathChanges as shouldRevalidate } from '#platform/revalidation.ts'

export const handle = { hydrate: true, uncached: true } satisfies PageHandle

export const loader = page(async (ctx, { context }) => {
  const { name, address, logoUrl } = (await readShell(ctx)).organisation
  const branding: Branding = { name, address, logoUrl }
  return { branding, pages: pagesIn(ctx.language, context.get(navigationContext).console) }
})

export async function clientLoader({ request, serverLoader }: ClientLoaderFunctionArgs) {
  const [shell, entered] = await Promise.all([serverLoader<typeof loader>(), requireSession('staff', request)])
  return { ...shell, who: entered.who, dashboard: await readDashboard(entered) }
}
clientLoader.hydrate = true as const

export default function StaffShell() {
  const { branding, pages, who, dashboard } = useLoaderData<typeof clientLoader>()
  const { pathname } = useLocation()
  const language = useLanguage()
  const entries = entriesFor(pages, who.permissions, dashboard)
  return (
    <SignedInFrame
      dense
      branding={branding}
      who={who}
      entries={entries}
      navigationEnd={<ShortcutGuide language={language} />}
      language={language}
    >
      <Outlet />
      {who.permissions.includes('audit:read') ? <AuditLink item={itemAt(auditedItems(pages), pathname)} /> : null}
    </SignedInFrame>
  )
}

export function HydrateFallback({ loaderData }: { loaderData?: Awaited<ReturnType<typeof loader>> }) {
  const language = useLanguage()
  const t = translator(frameMessages, language)
  const pages = loaderData?.pages ?? []
  const title = labelAt(pages, useLocation().pathname) ?? t('navigation.overview')
  return (
    <SignedInFrame dense branding={loaderData?.branding} entries={entriesFor(pages, [])} language={language}>
      <PageMeta title={title} />
      <h1 className="text-2xl">{title}</h1>
      <p className="needs-script mt-3 text-neutral-600">{t('signed.wait')}</p>
    </SignedInFrame>
  )
}

/** On the page of an item: its rows of the audit log. */
function AuditLink({ item }: { item: string | undefined }) {
  const t = translator(frameMessages, useLanguage())
  if (!item) return null
  return (
    <p className="mt-8 print:hidden">
      <Link to={`/staff/audit?item=${item}`} className="link inline-block py-2">
        {t('signed.audit_log')}
      </Link>
    </p>
  )
}

// When the counts cannot be loaded the navigation has none, and the dashboard shows the error.
function readDashboard({ api, orgId }: SessionContext): Promise<Dashboard | undefined> {
  return api
    .read<DashboardsApi['myDashboard']>('GET /admin/desk/{orgId}', { orgId: String(orgId) })
    .catch(() => undefined)
}
