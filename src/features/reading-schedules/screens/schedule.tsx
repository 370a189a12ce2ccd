// Page of the meter reading schedule: the next reading day of a chosen tol and the list of all.

import { useLoaderData } from 'react-router'
import { inNepal } from '#kit/calendar/nepal-time.ts'
import { translator } from '#kit/language.ts'
import { readState, tableParameters } from '#kit/table/address.ts'
import { pageCount } from '#kit/table/query.ts'
import type { Ctx } from '#platform/context.ts'
import { useLanguage } from '#ui/page-language.ts'
import type { PageHandle } from '#platform/page-handle.ts'
import { PageMeta } from '#platform/page-meta.tsx'
import { page } from '#platform/page.server.ts'
import { Button } from '#ui/button.tsx'
import { Callout } from '#ui/callout.tsx'
import { Icon } from '#ui/icon.tsx'
import tableStyles from '#ui/data-table/tables.css?url'
import { Island } from '#ui/island/island.tsx'
import { PageArea } from '#ui/page-area.tsx'
import { PageHeading } from '#ui/page-heading.tsx'
import { Section } from '#ui/section.tsx'
import { readShell } from '#features/organisations/operations.server.ts'
import { readPlaces } from '#features/tols/operations.server.ts'
import { searchTols } from '#features/tols/rules.ts'
import { TolPicker } from '#features/tols/screens/tol-picker.tsx'
import type { ReadingQuery } from '../contract/api.ts'
import { readingSchedulesMessages } from '../messages.ts'
import { readReadingDay } from '../operations.server.ts'
import { isReadingDay } from '../rules/days.ts'
import { listChoices, listReadings } from '../store.server.ts'
import { ReadingTable } from './reading-table.tsx'
import { scheduleColumns, scheduleDefaults, scheduleQueryOf } from './schedule-columns.ts'
import { YourDay } from './your-day.tsx'

export const links = () => [{ rel: 'stylesheet', href: tableStyles }]

export const handle = {
  parameters: ['tol', 'change', 'place', ...tableParameters(scheduleColumns({ years: [], wards: [] }))],
} satisfies PageHandle

/**
 * `tol` selects the next reading day and does not filter the list. `place` is the text typed to find a tol, `search` the search
 * text of the list.
 */
export const loader = page(async (ctx, { request }) => {
  const parameters = new URL(request.url).searchParams
  const [{ tols }, choices] = await Promise.all([readPlaces(ctx), listChoices(ctx)])
  const state = readState(parameters, scheduleColumns(choices), scheduleDefaults)
  const { organisation } = await readShell(ctx)
  const [tol, typed] = [parameters.get('tol')?.trim(), parameters.get('place')?.trim()]
  return {
    readings: await nearestPage(ctx, scheduleQueryOf(state)),
    selected: tol ? await loadTolReading(ctx, tol) : undefined,
    tols,
    search: typed ? { typed, found: searchTols(tols, typed) } : undefined,
    choices,
    today: inNepal(ctx.now).date,
    organisation,
  }
})

export default function ReadingSchedule() {
  const { readings, selected, tols, search, choices, today, organisation } = useLoaderData<typeof loader>()
  const language = useLanguage()
  const t = translator(readingSchedulesMessages, language)
  return (
    <PageArea>
      <PageMeta title={t('readings.title')} description={t('readings.lead')} />
      <PageHeading
        title={t('readings.title')}
        lead={t('readings.lead')}
        actions={
          selected ? (
            <Button data-print="" className="needs-script">
              <Icon name="print" />
              {t('readings.print')}
            </Button>
          ) : undefined
        }
      />
      {readings.data.some(({ sample }) => sample) || selected?.next?.sample ? (
        <div className="mb-6">
          <Callout>{t('readings.sample')}</Callout>
        </div>
      ) : null}
      {selected ? <YourDay {...selected} /> : null}
      {!selected && tols.length > 0 ? <TolPicker path="/meter-reading-schedule" tols={tols} search={search} /> : null}
      <Section id="list" title={t('readings.list')}>
        <Island
          start="use"
          name="reading-table"
          part={ReadingTable}
          props={{ readings, choices, today, organisation }}
        />
        <p className="screen-only mt-6">
          <a
            href={`/web-resources/customer/meter-reading-schedule/${organisation.id}?format=csv`}
            className="link inline-flex min-h-11 items-center"
          >
            {t('readings.csv')}
          </a>
        </p>
      </Section>
    </PageArea>
  )
}

async function loadTolReading(ctx: Ctx, code: string) {
  const { tol, next } = await readReadingDay(ctx, code)
  return { tol, next, today: next !== undefined && isReadingDay(next, ctx.now) }
}

/** A page number beyond the last page returns the last page. */
async function nearestPage(ctx: Ctx, query: ReadingQuery) {
  const readings = await listReadings(ctx, query)
  const last = pageCount(readings.total, query.limit)
  return query.page <= last ? readings : listReadings(ctx, { ...query, page: last })
}
