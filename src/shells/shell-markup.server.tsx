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
import { menuPath } from './menu.ts'
import { SmallMenuContent } from './small-menu.tsx'
import { WideMenuEntries } from './wide-menu.tsx'

/** The content of `<details class="small-menu">`, of the wide menu's list, and of the footer. */
export type ShellMarkup = { smallMenu: string; wideMenu: string; footer: string }

type Place = { pages: readonly PublicPage[]; path: string }

/** Half of the elements of a page without a table, of which only the current entry of the menus differs. */
export async function shellMarkup(ctx: Ctx, { pages, path }: Place): Promise<ShellMarkup> {
  const current = menuPath(path, pages)
  const [menus, footer] = await Promise.all([
    perChange(ctx, `shell.menus|${current}`, () => menusMarkup(ctx, { pages, path: current })),
    perChange(ctx, 'shell.footer', () => footerMarkup(ctx)),
  ])
  return { ...menus, footer }
}

async function menusMarkup(ctx: Ctx, place: Place): Promise<Omit<ShellMarkup, 'footer'>> {
  const { organisation } = await readShell(ctx)
  const menu = { ...place, shown: organisation.pages, language: ctx.language }
  return {
    smallMenu: markupOf(ctx, <SmallMenuContent {...menu} phone={organisation.contactNo} />),
    wideMenu: markupOf(ctx, <WideMenuEntries {...menu} />),
  }
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
      seasons={officeSeasons(hours)}
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
