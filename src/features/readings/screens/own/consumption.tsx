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

function OwnReadings({ readings }: { readings: readonly OwnReading[] }) {
  const language = useLanguage()
  const t = translator(screenMessages, language)
  return (
    <>
      <ConsumptionChart months={monthlyUse(readings.toReversed())} language={language} />
      <RecordTable
        caption={t('meter_readings.all')}
        columns={[
          { name: t('meter_readings.month') },
          { name: t('meter_readings.units'), short: true, figures: true },
          { name: t('meter_readings.value'), short: true, figures: true },
          { name: t('meter_readings.read_on'), short: true },
          { name: t('meter_readings.status'), short: true },
        ]}
        rows={readings.map(({ period, readOn, status, value, units }) => ({
          key: period,
          cells: [
            monthName(period, language),
            units === null ? '–' : formatNumber(units, language),
            value === null ? '–' : inDigits(String(value), language),
            <TimeText key="day" at={readOn} />,
            t(`meter_readings.status_${status}`),
          ],
        }))}
      />
    </>
  )
}
