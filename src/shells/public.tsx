// Shell of public pages: header, menu, breadcrumbs, page area and footer.

import { Outlet, useLoaderData, useLocation, useMatches } from 'react-router'
import { toBs } from '#kit/calendar/bikram-sambat.ts'
import { inNepal } from '#kit/calendar/nepal-time.ts'
import { translator } from '#kit/language.ts'
import type { PageHandle } from '#platform/page-handle.ts'
import { useLanguage } from '#ui/page-language.ts'
import { page } from '#platform/page.server.ts'
import { perChange } from '#platform/shared-reads.server.ts'
import { readShell } from '#features/organisations/operations.server.ts'
import { upcomingHolidays } from '#features/offices/operations.server.ts'
import { openingsToday } from '#features/offices/rules.ts'
import { officeSeasons } from '#features/organisations/rules.ts'
import { lastPublishingChange } from '#features/publishing/operations/history.server.ts'
import { Breadcrumbs } from '#ui/breadcrumbs.tsx'
import { Footer } from './footer.tsx'
import { Header, PhoneLine } from './header.tsx'
import { LanguageLink } from './language-link.tsx'
import { trailTo } from './menu.ts'
import { shellMessages } from './messages.ts'
import { navigationContext } from './navigation.ts'
import { Preloader } from './preloader.tsx'
import { SmallMenu } from './small-menu.tsx'
import { WideMenu } from './wide-menu.tsx'

export const loader = page(async (ctx, { context }) => {
  const [{ hours, organisation, links, gateways }, changed, holidays] = await Promise.all([
    readShell(ctx),
    perChange(ctx, 'publishing.last-change', () => lastPublishingChange(ctx, ctx.now)),
    upcomingHolidays(ctx, 1),
  ])
  const { date } = inNepal(ctx.now)
  const year = (ctx.language === 'ne' && toBs(date)?.year) || Number(date.slice(0, 4))
  const updated = changed ? inNepal(changed).date : undefined
  return {
    pages: context.get(navigationContext).public,
    organisation,
    links,
    gateways,
    seasons: officeSeasons(hours),
    today: openingsToday(hours, holidays, ctx.now),
    year,
    updated,
  }
})

export default function PublicShell() {
  const { organisation, pages, ...footer } = useLoaderData<typeof loader>()
  const language = useLanguage()
  const path = useLocation().pathname.replace(/(?<=.)\/$/, '')
  const still = useMatches().some((match) => (match.handle as PageHandle | undefined)?.stillMenu)
  const t = translator(shellMessages, language)
  const crumbs = trailTo(path, pages).map(({ label, to }) => ({ label: label[language], ...(to ? { href: to } : {}) }))
  const menu = { pages, shown: organisation.pages, path, language }
  return (
    <>
      <Preloader language={language} />
      <a
        href="#main"
        className="screen-only sr-only rounded-box bg-primary font-semibold text-white focus:not-sr-only focus:absolute focus:start-4 focus:top-2 focus:z-50 focus:px-4 focus:py-3"
      >
        {t('nav.skip')}
      </a>
      <PhoneLine number={organisation.contactNo} language={language} />
      <Header organisation={organisation} language={language}>
        <LanguageLink
          language={language}
          className="screen-only flex min-h-11 items-center gap-1.5 px-1 font-semibold text-primary lg:hidden"
        />
        <SmallMenu {...menu} phone={organisation.contactNo} />
      </Header>
      <WideMenu {...menu} still={still} />
      <Breadcrumbs label={t('nav.trail')} crumbs={crumbs} />
      <main id="main" tabIndex={-1} className="outline-none">
        <Outlet />
      </main>
      <Footer organisation={organisation} {...footer} language={language} />
    </>
  )
}
