// Portal page of the customer's consumption: bars by month and all readings, for each connection.

import type { LoaderFunctionArgs } from 'react-router'
import { Link, useLoaderData } from 'react-router'
import { requireSession } from '#features/sessions/screens/signed-in.ts'
import { formatNumber } from '#kit/format/numbers.ts'
import { inDigits, translator } from '#kit/language.ts'
import { PageMeta } from '#platform/page-meta.tsx'
import { PageHeading } from '#ui/page-heading.tsx'
import { useLanguage } from '#ui/page-language.ts'
import { RecordTable } from '#ui/record-table.tsx'
import { Section } from '#ui/section.tsx'
import { TimeText } from '#ui/time-text.tsx'
import type { OwnConsumption, OwnReading, ReadingsApi } from '../../contract/api.ts'
import { screenMessages } from '../../messages/screens.ts'
import { sentMessages } from '../../messages/sent.ts'
import { monthlyUse } from '../../rules/monthly-use.ts'
import { ConsumptionChart } from '../consumption-chart.tsx'
import { monthName } from '../month-name.ts'

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
      <p className="mb-3">
        <Link to="/account" className="link inline-block py-2">
          {t('meter_readings.own_back')}
        </Link>
      </p>
      <PageHeading title={title} lead={t('meter_readings.own_lead')} />
      <p className="mb-3">
        <Link to="/account/readings" className="link inline-block py-2">
          {t('meter_readings.own_send')}
        </Link>
      </p>
      {data.length === 0 ? <p>{t('meter_readings.own_none')}</p> : null}
      {data.map(({ customerNumber, readings }) => (
        <Section
          key={customerNumber}
          id={`number-${customerNumber}`}
          title={t('meter_readings.of_number', { number: inDigits(customerNumber, language) })}
        >
          {readings.length === 0 ? <p>{t('meter_readings.none')}</p> : <OwnReadings readings={readings} />}
        </Section>
      ))}
    </>
  )
}

/** Months that are seen at once; those before are behind a disclosure. */
const shownMonths = 12

function OwnReadings({ readings }: { readings: readonly OwnReading[] }) {
  const language = useLanguage()
  const t = translator(screenMessages, language)
  const older = readings.slice(shownMonths)
  return (
    <>
      <ConsumptionChart months={monthlyUse(readings.toReversed())} language={language} />
      <MonthTable caption={t('meter_readings.all')} readings={readings.slice(0, shownMonths)} />
      {older.length > 0 ? (
        <details className="mt-2">
          <summary className="link inline-block cursor-pointer py-2">
            {t('meter_readings.older', { n: older.length })}
          </summary>
          <MonthTable caption={t('meter_readings.older', { n: older.length })} readings={older} />
        </details>
      ) : null}
    </>
  )
}

/** Three columns, which fit on a phone: a status other than normal is under its month, the day under its reading. */
function MonthTable({ caption, readings }: { caption: string; readings: readonly OwnReading[] }) {
  const language = useLanguage()
  const t = translator(screenMessages, language)
  return (
    <RecordTable
      narrow
      caption={caption}
      columns={[
        { name: t('meter_readings.month') },
        { name: t('meter_readings.units_short'), figures: true },
        { name: t('meter_readings.value'), figures: true },
      ]}
      rows={readings.map(({ period, readOn, status, value, units }) => ({
        key: period,
        cells: [
          <span key="month">
            {monthName(period, language)}
            {status === 'normal' ? null : (
              <span className="block text-sm font-normal">{t(`meter_readings.status_${status}`)}</span>
            )}
          </span>,
          units === null ? '–' : formatNumber(units, language),
          <span key="reading">
            {value === null ? '–' : inDigits(String(value), language)}
            <span className="block text-sm whitespace-normal text-neutral-600">
              <TimeText at={readOn} />
            </span>
          </span>,
        ],
      }))}
    />
  )
}
