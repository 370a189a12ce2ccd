// Portal page of the customer's consumption: the chart, its table with all readings, for each connection.

import type { LoaderFunctionArgs } from 'react-router'
import { useLoaderData } from 'react-router'
import { requireSession } from '#features/sessions/screens/signed-in.ts'
import { formatNumber } from '#kit/format/numbers.ts'
import { inDigits, translator } from '#kit/language.ts'
import { PageMeta } from '#platform/page-meta.tsx'
import { RelatedLink } from '#ui/related-link.tsx'
import { PageHeading } from '#ui/page-heading.tsx'
import { useLanguage } from '#ui/page-language.ts'
import { RecordTable } from '#ui/record-table.tsx'
import { Section } from '#ui/section.tsx'
import { TimeText } from '#ui/time-text.tsx'
import type { OwnConsumption, OwnReading, ReadingsApi } from '../../contract/api.ts'
import { chartMessages } from '../../messages/chart.ts'
import { screenMessages } from '../../messages/screens.ts'
import { sentMessages } from '../../messages/sent.ts'
import { besideLastYear, type MonthBesideLastYear, type MonthlyUse } from '../../rules/monthly-use.ts'
import { ConsumptionChart } from '../consumption-chart.tsx'
import { monthName } from '#kit/format/bs-months.ts'

export async function clientLoader({ request }: LoaderFunctionArgs): Promise<OwnConsumption> {
  const { api, orgId } = await requireSession('customer', request)
  return api.read<ReadingsApi['myConsumption']>('GET /customer/consumption/{orgId}', { orgId: String(orgId) })
}

export default function Consumption() {
  const { data } = useLoaderData<typeof clientLoader>()
  const language = useLanguage()
  const t = translator({ ...screenMessages, ...sentMessages }, language)
  const title = t('meter_readings.own_title')
  return (
    <>
      <PageMeta title={title} />
      <RelatedLink to="/account" screenOnly>
        {t('meter_readings.own_back')}
      </RelatedLink>
      <PageHeading title={title} lead={t('meter_readings.own_lead')} />
      {data.some(({ maySend }) => maySend) ? (
        <RelatedLink to="/account/readings" screenOnly>
          {t('meter_readings.own_send')}
        </RelatedLink>
      ) : null}
      {data.length === 0 ? <p>{t('meter_readings.own_none')}</p> : null}
      {data.map(({ customerNumber, maySend: _maySend, ...use }) => (
        <Section
          key={customerNumber}
          id={`number-${customerNumber}`}
          title={t('meter_readings.of_number', { number: inDigits(customerNumber, language) })}
        >
          {use.readings.length === 0 ? <p>{t('meter_readings.none')}</p> : <OwnReadings {...use} />}
        </Section>
      ))}
    </>
  )
}

/** Months that are seen at once; those before are behind a disclosure. */
const shownMonths = 12

function OwnReadings({
  chart,
  months: used,
  readings,
}: Omit<OwnConsumption['data'][number], 'customerNumber' | 'maySend'>) {
  const language = useLanguage()
  const t = translator(screenMessages, language)
  const months = besideLastYear(used).toReversed()
  const older = months.slice(shownMonths)
  return (
    <>
      <ConsumptionChart svg={chart} isRead={months.some(({ units }) => units !== null)} />
      <MonthTable caption={t('meter_readings.all')} months={months.slice(0, shownMonths)} readings={readings} />
      {older.length > 0 ? (
        <details className="mt-2">
          <summary className="link inline-block cursor-pointer py-2">
            {t('meter_readings.older', { n: older.length })}
          </summary>
          <MonthTable caption={t('meter_readings.older', { n: older.length })} months={older} readings={readings} />
        </details>
      ) : null}
    </>
  )
}

type MonthTableProps = { caption: string; months: readonly MonthBesideLastYear[]; readings: readonly OwnReading[] }

/** What the chart shows, and the readings. Four columns, which fit on a phone: a status other than normal, or that the tap was cut or nothing is charged, is under its month, the day under its reading. */
function MonthTable({ caption, months, readings }: MonthTableProps) {
  const language = useLanguage()
  const t = translator({ ...screenMessages, ...chartMessages }, language)
  const readingOf = new Map(readings.map((reading) => [reading.period, reading]))
  return (
    <RecordTable
      narrow
      caption={caption}
      columns={[
        { name: t('meter_readings.month') },
        { name: t('meter_readings.units_short'), figures: true },
        { name: t('meter_readings.last_year_short'), figures: true },
        { name: t('meter_readings.value'), figures: true },
      ]}
      rows={months.map((month) => {
        const reading = readingOf.get(month.period)
        const unread = month.isCut ? 'tap_cut' : month.isFree ? 'not_charged' : 'status_estimated'
        const state = reading ? (`status_${reading.status}` as const) : unread
        return {
          key: month.period,
          cells: [
            <span key="month">
              {monthName(month.period, language)}
              {state === 'status_normal' ? null : (
                <span className="block text-sm font-normal">{t(`meter_readings.${state}`)}</span>
              )}
            </span>,
            <Units key="units" month={month} />,
            <Units key="beside" month={month.lastYear} />,
            reading ? <DialValue key="reading" reading={reading} /> : '–',
          ],
        }
      })}
    />
  )
}

function Units({ month }: { month: MonthlyUse | null }) {
  const language = useLanguage()
  const t = translator(chartMessages, language)
  if (!month || month.units === null) return '–'
  return (
    <>
      {formatNumber(month.units, language)}
      {month.isSpread ? (
        <span className="block text-sm whitespace-normal text-neutral-600">{t('meter_readings.estimated_share')}</span>
      ) : null}
    </>
  )
}

function DialValue({ reading: { value, readOn } }: { reading: OwnReading }) {
  const language = useLanguage()
  return (
    <>
      {value === null ? '–' : inDigits(String(value), language)}
      <span className="block text-sm whitespace-normal text-neutral-600">
        <TimeText at={readOn} format="numeric" />
      </span>
    </>
  )
}
