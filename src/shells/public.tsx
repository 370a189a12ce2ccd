// Shell of public pages: header, menu, breadcrumbs, page area and footer.

import { Outlet, useLoaderData, useLocation, useMatches } from 'react-router'
import type { Language } from '#kit/language.ts'
import { translator } from '#kit/language.ts'
import { useDocument } from '#platform/page-document.ts'
import type { PageHandle } from '#platform/page-handle.ts'
import { useLanguage } from '#ui/page-language.ts'
import { page } from '#platform/page.server.ts'
import { readShell } from '#features/organisations/operations.server.ts'
import { Breadcrumbs } from '#ui/breadcrumbs.tsx'
import { Header, PhoneLine } from './header.tsx'
import { HeaderSearch } from './header-search.tsx'
import { LanguageLink } from './language-link.tsx'
import { MainMenu, MenuButton } from './main-menu.tsx'
import { trailTo } from './menu.ts'
import { shellMessages } from './messages.ts'
import { navigationContext } from './navigation.ts'
import { Preloader } from './preloader.tsx'
import { shellMarkup } from './shell-markup.server.tsx'

export const loader = page(async (ctx, { context, request }) => {
  const pages = context.get(navigationContext).public
  const path = new URL(request.url).pathname.replace(/(?<=.)\/$/, '')
  const { organisation } = await readShell(ctx)
  return { organisation, organisationId: ctx.org.id, pages, path, markup: await shellMarkup(ctx, { pages, path }) }
})

export default function PublicShell() {
  const { organisation, organisationId, pages, path, markup } = useLoaderData<typeof loader>()
  const language = useLanguage()
  const matches = useMatches()
  const still = matches.some((match) => (match.handle as PageHandle | undefined)?.stillMenu)
  const t = translator(shellMessages, language)
  const crumbs = trailTo(pathAbove(matches) ?? path, pages).map(({ label, to }) => ({
    label: label[language],
    ...(to && { href: to }),
  }))
  return (
    <>
      <Preloader language={language} />
      <a href="#main" className="skip-link screen-only">
        {t('nav.skip')}
      </a>
      <PhoneLine number={organisation.contactNo} language={language} />
      <Header organisation={organisation} language={language}>
        <HeaderSearch path={path} organisationId={organisationId} language={language} />
        <LanguageLink language={language} className="header-language screen-only" />
        <MenuButton language={language} />
      </Header>
      <MainMenu entries={markup.menu} phone={organisation.contactNo} path={path} language={language} still={still} />
      <Breadcrumbs label={t('nav.trail')} crumbs={crumbs} path={path} />
      <main id="main" tabIndex={-1} className="outline-none">
        <Outlet />
      </main>
      <footer className="site-footer patterned on-dark">
        <div dangerouslySetInnerHTML={{ __html: markup.footer }} />
        <PrintedAddress language={language} />
      </footer>
    </>
  )
}

/** The page to which a page says that it belongs; none when its loader refused. */
function pathAbove(matches: ReturnType<typeof useMatches>): string | undefined {
  const { handle, loaderData } = matches.at(-1) ?? {}
  return loaderData === undefined ? undefined : (handle as PageHandle | undefined)?.under?.(loaderData as never)
}

function PrintedAddress({ language }: { language: Language }) {
  const { pathname } = useLocation()
  const origin = useDocument()?.origin
  if (!origin) return null
  const address = `${origin}${pathname}`
  return (
    <p className="print-only page-width text-sm">
      {translator(shellMessages, language)('footer.printed', { address })}
    </p>
  )
}
