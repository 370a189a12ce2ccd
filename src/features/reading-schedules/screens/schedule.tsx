// When is my meter read, and when everybody else's?

import { useLoaderData } from 'react-router'
import { inNepal } from '#kit/calendar/nepal-time.ts'
import { translator } from '#kit/language.ts'
import { readState } from '#kit/table/address.ts'
import { pageCount } from '#kit/table/query.ts'
import type { Ctx } from '#platform/context.ts'
import { useLanguage } from '#ui/page-language.ts'
import { PageMeta } from '#platform/page-meta.tsx'
import { page } from '#platform/page.server.ts'
import { Button } from '#ui/button.tsx'
import { Callout } from '#ui/callout.tsx'
import { Icon } from '#ui/icon.tsx'
import { Island } from '#ui/island/island.tsx'
import { PageArea } from '#ui/page-area.tsx'
import { PageHeading } from '#ui/page-heading.tsx'
import { Section } from '#ui/section.tsx'
import { readShell } from '#features/organisations/operations.server.ts'
import { readPlaces } from '#features/tols/operations.server.ts'
import { tolsLike } from '#features/tols/rules.ts'
import { TolPicker } from '#features/tols/screens/tol-picker.tsx'
import type { ReadingQuery } from '../contract.ts'
import { readingSchedulesMessages } from '../messages.ts'
import { readReadingDay } from '../operations.server.ts'
import { isReadingDay } from '../rules/days.ts'
import { listChoices, listReadings } from '../store.server.ts'
import { ReadingTable } from './reading-table.tsx'
import { scheduleColumns, scheduleDefaults, scheduleQueryOf } from './schedule-columns.ts'
import { YourDay } from './your-day.tsx'

/**
 * `tol` is the reader's own and narrows nothing: the list below stays everybody's. `place` is what was typed to find a tol, `search`
 * what the list is searched for.
 */
export const loader = page(async (ctx, { request }) => {
  const asked = new URL(request.url).searchParams
  const [{ tols }, choices] = await Promise.all([readPlaces(ctx), listChoices(ctx)])
  const state = readState(asked, scheduleColumns(choices), scheduleDefaults)
  const { organisation } = await readShell(ctx)
  const [tol, typed] = [asked.get('tol')?.trim(), asked.get('place')?.trim()]
  return {
    readings: await nearestPage(ctx, scheduleQueryOf(state)),
    yours: tol ? await yourDay(ctx, tol) : undefined,
    tols,
    search: typed ? { typed, found: tolsLike(tols, typed) } : undefined,
    choices,
    today: inNepal(ctx.now).date,
    organisation,
  }
})

export default function ReadingSchedule() {
  const { readings, yours, tols, search, choices, today, organisation } = useLoaderData<typeof loader>()
  const language = useLanguage()
  const say = translator(readingSchedulesMessages, language)
  return (
    <PageArea>
      <PageMeta title={say('readings.title')} description={say('readings.lead')} />
      <PageHeading
        title={say('readings.title')}
        lead={say('readings.lead')}
        actions={
          yours ? (
            <Button data-print="" className="needs-script">
              <Icon name="print" />
              {say('readings.print')}
            </Button>
          ) : undefined
        }
      />
      {readings.data.some(({ sample }) => sample) || yours?.next?.sample ? (
        <div className="mb-6">
          <Callout>{say('readings.sample')}</Callout>
        </div>
      ) : null}
      {yours ? <YourDay {...yours} /> : null}
      {!yours && tols.length > 0 ? <TolPicker path="/meter-reading-schedule" tols={tols} search={search} /> : null}
      <Section id="list" title={say('readings.list')}>
        <Island name="reading-table" part={ReadingTable} props={{ readings, choices, today, organisation }} />
        <p className="screen-only mt-6">
          <a
            href={`/web-resources/customer/meter-reading-schedule/${organisation.id}?format=csv`}
            className="link inline-flex min-h-11 items-center"
          >
            {say('readings.csv')}
          </a>
        </p>
      </Section>
    </PageArea>
  )
}

async function yourDay(ctx: Ctx, code: string) {
  const { tol, next } = await readReadingDay(ctx, code)
  return { tol, next, today: next !== undefined && isReadingDay(next, ctx.now) }
}

/** A page beyond the last one shows the last one. */
async function nearestPage(ctx: Ctx, query: ReadingQuery) {
  const readings = await listReadings(ctx, query)
  const last = pageCount(readings.total, query.limit)
  return query.page <= last ? readings : listReadings(ctx, { ...query, page: last })
}
