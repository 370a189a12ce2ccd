// What the console shows of a connection's readings: enter one, consumption by month, all readings, what was corrected.

import type { ReactNode } from 'react'
import { Link, useRevalidator } from 'react-router'
import { useWho } from '#features/sessions/screens/signed-in.ts'
import { addMonths, bsMonthOf } from '#kit/calendar/bs-month.ts'
import { inDigits, messageText } from '#kit/language.ts'
import { PageMeta } from '#platform/page-meta.tsx'
import { Callout } from '#ui/callout.tsx'
import { PageHeading } from '#ui/page-heading.tsx'
import { useLanguage } from '#ui/page-language.ts'
import { Section } from '#ui/section.tsx'
import type { ReadingPage } from '../../contract/api.ts'
import { maxCorrectedMonths } from '../../contract/corrected.ts'
import { ConsumptionChart } from '../consumption-chart.tsx'
import { mayHaveNewMeter } from '../../rules/meter-change.ts'
import { readingsTranslator } from '../translator.ts'
import { CorrectionTable } from './correction-table.tsx'
import { MeterForm } from './meter-form.tsx'
import { ReadingForm } from './reading-form.tsx'
import { ReadingTable } from './reading-table.tsx'

/** `children`: sections of other features, before the form. */
type Props = { page: ReadingPage; today: string; children?: ReactNode }

export function ReadingsOfConnection({ page, today, children }: Props) {
  const { id, customerNumber, readings, mayRecord } = page
  const language = useLanguage()
  const t = readingsTranslator(language)
  const { permissions } = useWho()
  const { revalidate } = useRevalidator()
  const title = t('meter_readings.title')
  const mayReplace = mayRecord.ok ? mayHaveNewMeter(page.known) : mayRecord
  return (
    <>
      <PageMeta title={title} />
      <p className="mb-3">
        <Link to={`/staff/connections/${id}`} className="link inline-block py-2">
          {t('meter_readings.back')}
        </Link>
      </p>
      <PageHeading title={title} lead={t('meter_readings.of_number', { number: inDigits(customerNumber, language) })} />
      {children}
      {permissions.includes('readings:write') ? (
        <Section id="enter" title={t('meter_readings.enter')}>
          {mayRecord.ok ? (
            <ReadingForm key={JSON.stringify(readings[0])} page={page} today={today} onDone={() => void revalidate()} />
          ) : (
            <Callout tone="warning">{messageText(t, mayRecord)}</Callout>
          )}
        </Section>
      ) : null}
      <Section id="consumption" title={t('meter_readings.consumption')}>
        <ConsumptionChart svg={page.chart} isRead={readings.some(({ units }) => units !== null)} />
        {readings.length === 0 ? (
          <p>{t('meter_readings.none')}</p>
        ) : (
          <ReadingTable
            {...{ page, language }}
            mayRecord={permissions.includes('readings:write') && mayRecord.ok}
            correctedFrom={
              permissions.includes('connections:write') && mayRecord.ok
                ? addMonths(bsMonthOf(today), -maxCorrectedMonths)
                : null
            }
            onChanged={() => void revalidate()}
          />
        )}
      </Section>
      {page.corrections.length > 0 ? (
        <Section id="corrections" title={t('meter_readings.corrections')}>
          <CorrectionTable corrections={page.corrections} />
        </Section>
      ) : null}
      {permissions.includes('connections:write') && (mayRecord.ok || !permissions.includes('readings:write')) ? (
        <Section id="replace" title={t('meter_readings.replace')}>
          {mayReplace.ok ? (
            <div className="max-w-[46rem]">
              <MeterForm key={page.known.meter?.fittedOn} page={page} today={today} onDone={() => void revalidate()} />
            </div>
          ) : (
            <Callout tone="warning">{messageText(t, mayReplace)}</Callout>
          )}
        </Section>
      ) : null}
    </>
  )
}
