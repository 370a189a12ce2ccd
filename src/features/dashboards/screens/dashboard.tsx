// Console home page: quick actions, pending work, roles and permissions of the signed-in person.

import type { ClientLoaderFunctionArgs } from 'react-router'
import { Link, useLoaderData, useRevalidator, useRouteLoaderData } from 'react-router'
import { estimatedSoon } from '#kit/calendar/estimated.ts'
import { inNepal } from '#kit/calendar/nepal-time.ts'
import { formatBs } from '#kit/format/dates.ts'
import { inLanguage } from '#kit/language.ts'
import { useLanguage } from '#ui/page-language.ts'
import { PageMeta } from '#platform/page-meta.tsx'
import { page } from '#platform/page.server.ts'
import { Button, buttonClass } from '#ui/button.tsx'
import { Callout } from '#ui/callout.tsx'
import { Icon } from '#ui/icon.tsx'
import { PageHeading } from '#ui/page-heading.tsx'
import { Section } from '#ui/section.tsx'
import { Tag } from '#ui/tag.tsx'
import { OwnDrafts, readOwnDrafts } from '#features/drafts/screens/own-drafts.tsx'
import { permissionName, roleName } from '#features/people/screens/role-names.ts'
import { requireSession, useWho } from '#features/sessions/screens/signed-in.ts'
import type { Dashboard as DashboardCounts } from '../contract.ts'
import { sectionsOf } from '../rules.ts'
import { SectionCard } from './section-card.tsx'
import { dashboardSectionsContext, quickActionsContext, quickActionsIn, sectionsIn } from './sections.ts'
import { dashboardTranslator } from './translator.ts'

export const loader = page(({ language, now }, { context }) => ({
  definitions: sectionsIn(language, context.get(dashboardSectionsContext)),
  actions: quickActionsIn(language, context.get(quickActionsContext)),
  estimatedFrom: estimatedSoon(inNepal(now).date) ?? null,
}))

export async function clientLoader({ request, serverLoader }: ClientLoaderFunctionArgs) {
  const [texts, { api }] = await Promise.all([serverLoader<typeof loader>(), requireSession('staff', request)])
  return { ...texts, drafts: await readOwnDrafts(api) }
}
clientLoader.hydrate = true as const

export default function Dashboard() {
  const { drafts } = useLoaderData<typeof clientLoader>()
  const language = useLanguage()
  const t = dashboardTranslator(language)
  const { person, organisation, permissions } = useWho()
  const name = inLanguage(person.name, language)
  return (
    <>
      <PageMeta title={t('dashboard.title')} />
      <PageHeading
        title={t('dashboard.greeting', { name: name.text })}
        lead={inLanguage(organisation.name, language).text}
      />
      <CalendarNotice />
      <QuickActions />
      <OwnDrafts drafts={drafts} />
      <div>
        <Section id="pending" title={t('dashboard.pending')}>
          <Waiting />
        </Section>
        <Section id="roles" title={t('dashboard.roles')}>
          <ul className="flex flex-wrap gap-2">
            {person.roles.map((role) => (
              <li key={role}>
                <Tag tone="info">{roleName(role)[language]}</Tag>
              </li>
            ))}
          </ul>
          <h3 className="mt-6 mb-2 text-lg">{t('dashboard.may')}</h3>
          {permissions.length === 0 ? <p>{t('dashboard.may_nothing')}</p> : null}
          <ul className="grid list-disc gap-1 ps-5 sm:grid-cols-2">
            {permissions.map((permission) => (
              <li key={permission}>{permissionName(permission)[language]}</li>
            ))}
          </ul>
        </Section>
      </div>
    </>
  )
}

/** Large buttons, one column on a phone. */
function QuickActions() {
  const t = dashboardTranslator(useLanguage())
  const { permissions } = useWho()
  const { actions } = useLoaderData<typeof loader>()
  const permitted = actions.filter(({ permission }) => permissions.includes(permission))
  if (permitted.length === 0) return null
  return (
    <nav aria-label={t('dashboard.quick_actions')} className="mb-8 grid gap-3 sm:grid-cols-2 xl:grid-cols-4">
      {permitted.map(({ to, icon, label }) => (
        <Link key={to} to={to} className={buttonClass('plain', 'min-h-14 justify-start text-start')}>
          <Icon name={icon} className="size-6" />
          {label}
        </Link>
      ))}
    </nav>
  )
}

/** Shown in the months before dates become estimates, while the published calendar can still be entered in time. */
function CalendarNotice() {
  const language = useLanguage()
  const t = dashboardTranslator(language)
  const { estimatedFrom } = useLoaderData<typeof loader>()
  if (estimatedFrom === null) return null
  return (
    <div className="mb-6">
      <Callout tone="warning" title={t('dashboard.calendar_title')}>
        <p>{t('dashboard.calendar_text', { day: formatBs(estimatedFrom, language) })}</p>
      </Callout>
    </div>
  )
}

function Waiting() {
  const t = dashboardTranslator(useLanguage())
  const { permissions } = useWho()
  const { definitions } = useLoaderData<typeof loader>()
  const dashboard = useRouteLoaderData<{ dashboard: DashboardCounts | undefined }>('staff')!.dashboard
  if (!dashboard) return <Failed />
  const sections = sectionsOf(definitions, dashboard, permissions)
  if (sections.length === 0) return <p>{t('dashboard.no_permitted')}</p>
  return (
    <ul className="grid items-start gap-4 md:grid-cols-2 [&>li]:grid">
      {sections.map((section) => (
        <li key={section.section}>
          <SectionCard {...section} />
        </li>
      ))}
    </ul>
  )
}

function Failed() {
  const t = dashboardTranslator(useLanguage())
  const { revalidate } = useRevalidator()
  return (
    <Callout tone="warning" title={t('dashboard.failed')}>
      <p className="mb-3">{t('dashboard.failed_text')}</p>
      <Button onClick={() => void revalidate()}>{t('dashboard.retry')}</Button>
    </Callout>
  )
}
