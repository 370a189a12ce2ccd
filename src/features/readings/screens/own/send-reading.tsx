// Portal page on which a customer sends the readings of their meters, each with a photograph.

import type { LoaderFunctionArgs } from 'react-router'
import { useLoaderData, useRevalidator } from 'react-router'
import { requireSession } from '#features/sessions/screens/signed-in.ts'
import { inDigits, messageText } from '#kit/language.ts'
import { PageMeta } from '#platform/page-meta.tsx'
import { RelatedLink } from '#ui/related-link.tsx'
import { Callout } from '#ui/callout.tsx'
import { PageHeading } from '#ui/page-heading.tsx'
import { useLanguage } from '#ui/page-language.ts'
import { Section } from '#ui/section.tsx'
import { shownMoment, TextWithTimes, TimeText } from '#ui/time-text.tsx'
import type { ReadableMeter, SentReadingsApi } from '../../contract/sent.ts'
import { monthName } from '#kit/format/bs-months.ts'
import { readingsTranslator } from '../translator.ts'
import { SendForm } from './send-form.tsx'

export async function clientLoader({ request }: LoaderFunctionArgs): Promise<ReadableMeter[]> {
  const { api, orgId } = await requireSession('customer', request)
  const path = { orgId: String(orgId) }
  const { data } = await api.read<SentReadingsApi['myMeters']>('GET /customer/readings/{orgId}', path)
  return data
}

export default function SendReading() {
  const meters = useLoaderData<typeof clientLoader>()
  const language = useLanguage()
  const t = readingsTranslator(language)
  const { revalidate } = useRevalidator()
  return (
    <div className="max-w-[46rem]">
      <PageMeta title={t('meter_readings.own_send')} />
      <RelatedLink to="/account">{t('meter_readings.own_back')}</RelatedLink>
      <PageHeading title={t('meter_readings.own_send')} lead={t('meter_readings.own_send_lead')} />
      {meters.length === 0 ? <p>{t('meter_readings.own_no_meter')}</p> : null}
      {meters.map((meter) => (
        <Section
          key={meter.customerNumber}
          id={`number-${meter.customerNumber}`}
          title={t('meter_readings.of_number', { number: inDigits(meter.customerNumber, language) })}
        >
          <Window meter={meter} />
          <State meter={meter} />
          {meter.maySend.ok ? (
            <SendForm key={JSON.stringify(meter.sent)} meter={meter} onSent={() => void revalidate()} />
          ) : meter.sent?.state === 'accepted' ? null : (
            <Callout>{messageText(t, meter.maySend)}</Callout>
          )}
        </Section>
      ))}
    </div>
  )
}

function Window({ meter: { period, from, until } }: { meter: ReadableMeter }) {
  const language = useLanguage()
  const t = readingsTranslator(language)
  const [first, last] = [shownMoment(from, language), shownMoment(until, language)]
  const text = t('meter_readings.own_window', { month: monthName(period, language), from: first, until: last })
  return (
    <p className="mb-3 font-bold">
      <TextWithTimes
        text={text}
        times={[
          [first, from],
          [last, until],
        ]}
      />
    </p>
  )
}

function State({ meter: { sent } }: { meter: ReadableMeter }) {
  const language = useLanguage()
  const t = readingsTranslator(language)
  if (!sent) return null
  const tone = { waiting: 'info', accepted: 'success', refused: 'warning' } as const
  const value = inDigits(String(sent.value), language)
  return (
    <div className="mb-4">
      <Callout tone={tone[sent.state]}>
        <p>
          <TimeText at={sent.readOn}>
            {(date) =>
              sent.state === 'refused'
                ? t('meter_readings.own_state_refused', { value, date, reason: sent.reason })
                : t(`meter_readings.own_state_${sent.state}`, { value, date })
            }
          </TimeText>
        </p>
      </Callout>
    </div>
  )
}
