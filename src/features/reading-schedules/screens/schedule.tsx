// When is my meter read, and when everybody else's?

import { useLoaderData } from 'react-router'
import { translator } from '#kit/language.ts'
import type { Ctx } from '#platform/context.ts'
import { useLanguage } from '#platform/page-language.ts'
import { PageMeta } from '#platform/page-meta.tsx'
import { page } from '#platform/page.server.ts'
import { Button } from '#ui/button.tsx'
import { Callout } from '#ui/callout.tsx'
import { Icon } from '#ui/icon.tsx'
import { PageArea } from '#ui/page-area.tsx'
import { PageHeading } from '#ui/page-heading.tsx'
import { Section } from '#ui/section.tsx'
import { readPlaces } from '#features/tols/operations.server.ts'
import { tolsLike } from '#features/tols/rules.ts'
import { TolPicker } from '#features/tols/screens/tol-picker.tsx'
import type { ReadingQuery } from '../contract.ts'
import { readingSchedulesMessages } from '../messages.ts'
import { readReadingDay } from '../operations.server.ts'
import { isReadingDay, readQuery } from '../rules.ts'
import { listMonths, listReadings } from '../store.server.ts'
import { ReadingFilter } from './reading-filter.tsx'
import { ReadingPages } from './reading-pages.tsx'
import { ReadingTable } from './reading-table.tsx'
import { YourDay } from './your-day.tsx'

/**
 * `tol` is the reader's own and narrows nothing: the list below stays everybody's. `place` is what was typed to find a tol, `search`
 * what the list is searched for.
 */
export const loader = page(async (ctx, { request }) => {
  const asked = new URL(request.url).searchParams
  const { tol, ...query } = readQuery(asked, ctx.now)
  const { tols } = await readPlaces(ctx)
  const typed = asked.get('place')?.trim()
  return {
    ...(await nearestPage(ctx, query)),
    yours: tol ? await yourDay(ctx, tol) : undefined,
    tols,
    search: typed ? { typed, found: tolsLike(tols, typed) } : undefined,
    months: await listMonths(ctx),
    orgId: ctx.org.id,
  }
})

export default function ReadingSchedule() {
  const { query, readings, yours, tols, search, months, orgId } = useLoaderData<typeof loader>()
  const say = translator(readingSchedulesMessages, useLanguage())
  const list = { ...query, tol: yours?.tol.code }
  return (
    <PageArea>
      <PageMeta title={say('readings.title')} description={say('readings.lead')} />
      <PageHeading
        title={say('readings.title')}
        lead={say('readings.lead')}
        actions={
          <Button data-print="" className="needs-script">
            <Icon name="print" />
            {say('readings.print')}
          </Button>
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
        <ReadingFilter query={list} months={months} wards={[...new Set(tols.map(({ ward }) => ward))]} />
        <ReadingTable query={list} readings={readings.data} />
        <ReadingPages query={list} total={readings.total} shown={readings.data.length} />
        <p className="screen-only mt-6">
          <a
            href={`/web-resources/customer/meter-reading-schedule/${orgId}?format=csv`}
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
  const last = Math.max(1, Math.ceil(readings.total / query.limit))
  if (query.page <= last) return { query, readings }
  const nearest = { ...query, page: last }
  return { query: nearest, readings: await listReadings(ctx, nearest) }
}
