// Console screens of the reading days: list with the copy of a month, new row, row.

import { useMemo } from 'react'
import type { ClientLoaderFunctionArgs } from 'react-router'
import { useLoaderData } from 'react-router'
import { bsMonthOf, firstDayOf, lastDayOf, parseBsMonth } from '#kit/calendar/bs-month.ts'
import { inNepal } from '#kit/calendar/nepal-time.ts'
import { page } from '#platform/page.server.ts'
import { holidaysIn } from '#features/offices/operations.server.ts'
import type { ListData } from '#features/ordered-lists/screens/screens.tsx'
import { ListScreens, loadList } from '#features/ordered-lists/screens/screens.tsx'
import { readPlaces } from '#features/tols/operations.server.ts'
import type { ReadingDayEntry } from '../contract/admin.ts'
import { useLanguage } from '#ui/page-language.ts'
import { CopyMonth } from './copy-month.tsx'
import { MonthCalendar } from './month-calendar.tsx'
import { readingDayAddress, readingDayScreen } from './office-list.tsx'

/** With the month of the address, or the present one, and its holidays. */
export const loader = page(async (ctx, { request }) => {
  const asked = new URL(request.url).searchParams.get('month') ?? ''
  const month = parseBsMonth(asked) ?? bsMonthOf(inNepal(ctx.now).date)
  return { places: await readPlaces(ctx), month, holidays: await holidaysIn(ctx, firstDayOf(month), lastDayOf(month)) }
})

export async function clientLoader(args: ClientLoaderFunctionArgs) {
  const [calendar, data] = await Promise.all([
    args.serverLoader<typeof loader>(),
    loadList<ReadingDayEntry>(readingDayAddress, 'supply:write', args),
  ])
  return { ...calendar, data }
}
clientLoader.hydrate = true as const

export default function ReadingDays() {
  const { places, month, holidays, data } = useLoaderData<typeof clientLoader>()
  const screen = useMemo(() => readingDayScreen(places.tols), [places])
  const language = useLanguage()
  const list = data as ListData<ReadingDayEntry>
  const copy = list.screen === 'list' ? <CopyMonth entries={list.answer.data} orgId={String(list.orgId)} /> : null
  const calendar =
    list.screen === 'list' ? (
      <MonthCalendar
        {...{ month, holidays, language }}
        tols={places.tols}
        entries={list.answer.data}
        today={list.today}
      />
    ) : null
  return <ListScreens screen={screen} data={list} above={calendar} more={copy} />
}
