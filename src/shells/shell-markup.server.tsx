// Markup of the menus and the footer, rendered once for all public pages of an organisation until its public content changes.

import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { toBs } from '#kit/calendar/bikram-sambat.ts'
import { inNepal } from '#kit/calendar/nepal-time.ts'
import type { Ctx } from '#platform/context.ts'
import { perChange } from '#platform/shared-reads.server.ts'
import { upcomingHolidays } from '#features/offices/operations.server.ts'
import { openingsToday } from '#features/offices/rules.ts'
import { readShell } from '#features/organisations/operations.server.ts'
import { officeSeasons } from '#features/organisations/rules.ts'
import { lastPublishingChange } from '#features/publishing/operations/history.server.ts'
import type { PublicPage } from '#root/manifest.ts'
import { PageLanguage } from '#ui/page-language.ts'
import { FooterContent } from './footer.tsx'
import { MenuEntries } from './main-menu.tsx'
import { menuPath } from './menu.ts'

/** The content of the menu's list and of the footer. */
export type ShellMarkup = { menu: string; footer: string }

type Place = { pages: readonly PublicPage[]; path: string }

/** Half of the elements of a page without a table, of which only the current entry of the menu differs. */
export async function shellMarkup(ctx: Ctx, { pages, path }: Place): Promise<ShellMarkup> {
  const current = menuPath(path, pages)
  const [menu, footer] = await Promise.all([
    perChange(ctx, `shell.menu|${current}`, () => menuMarkup(ctx, { pages, path: current })),
    perChange(ctx, 'shell.footer', () => footerMarkup(ctx)),
  ])
  return { menu, footer }
}

async function menuMarkup(ctx: Ctx, place: Place): Promise<string> {
  const { organisation } = await readShell(ctx)
  return markupOf(ctx, <MenuEntries {...place} shown={organisation.pages} language={ctx.language} />)
}

/** Shared reads end at midnight at the latest: until then today's hours and the year are the same. */
async function footerMarkup(ctx: Ctx): Promise<string> {
  const [{ hours, ...content }, changed, holidays] = await Promise.all([
    readShell(ctx),
    lastPublishingChange(ctx, ctx.now),
    upcomingHolidays(ctx, 1),
  ])
  const { date } = inNepal(ctx.now)
  return markupOf(
    ctx,
    <FooterContent
      {...content}
      seasons={officeSeasons(hours, date)}
      today={openingsToday(hours, holidays, ctx.now)}
      year={(ctx.language === 'ne' && toBs(date)?.year) || Number(date.slice(0, 4))}
      updated={changed ? inNepal(changed).date : undefined}
      language={ctx.language}
    />,
  )
}

function markupOf({ language }: Ctx, element: ReactElement): string {
  return renderToStaticMarkup(<PageLanguage value={language}>{element}</PageLanguage>)
}
