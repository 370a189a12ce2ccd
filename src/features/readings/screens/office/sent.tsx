// Console page of readings that customers sent: each with its photograph, to accept or refuse.

import type { LoaderFunctionArgs } from 'react-router'
import { Link, useLoaderData, useRevalidator } from 'react-router'
import { requireSession, useWho } from '#features/sessions/screens/signed-in.ts'
import { inDigits, inLanguage, messageText } from '#kit/language.ts'
import { urlOf } from '#platform/api-request.ts'
import { apiIn } from '#platform/http-client.ts'
import { PageMeta } from '#platform/page-meta.tsx'
import { PrivatePicture } from '#platform/private-file.tsx'
import { RelatedLink } from '#ui/related-link.tsx'
import { Button } from '#ui/button.tsx'
import { Callout } from '#ui/callout.tsx'
import { Card } from '#ui/card.tsx'
import { PageHeading } from '#ui/page-heading.tsx'
import { useLanguage } from '#ui/page-language.ts'
import { Tag } from '#ui/tag.tsx'
import { TimeText } from '#ui/time-text.tsx'
import { showOutcome } from '#ui/toast/outcome-toast.ts'
import type { SentReadingsApi, WaitingReading } from '../../contract/sent.ts'
import { monthName } from '#kit/format/bs-months.ts'
import { readingsTranslator } from '../translator.ts'
import { RefusalForm } from './refusal-form.tsx'

/** Decided ones leave the page, the next ones follow. */
const shown = 20

export async function clientLoader({ request }: LoaderFunctionArgs) {
  const { api, orgId } = await requireSession('staff', request, 'readings:write')
  const query = { orgId: String(orgId), limit: shown }
  return api.read<SentReadingsApi['sentReadings']>('GET /admin/sentReadings/{orgId}', query)
}

export default function SentReadings() {
  const { data, total } = useLoaderData<typeof clientLoader>()
  const language = useLanguage()
  const t = readingsTranslator(language)
  return (
    <>
      <PageMeta title={t('meter_readings.sent_title')} />
      <RelatedLink to="/staff/readings">{t('meter_readings.sent_back')}</RelatedLink>
      <PageHeading title={t('meter_readings.sent_title')} lead={t('meter_readings.sent_lead')} />
      {data.length === 0 ? <p>{t('meter_readings.sent_none')}</p> : null}
      {total > data.length ? <p className="mb-3">{t('meter_readings.sent_more', { n: total })}</p> : null}
      <ul id="waiting" className="grid gap-4 lg:grid-cols-2">
        {data.map((reading) => (
          <li key={reading.id}>
            <Sent reading={reading} />
          </li>
        ))}
      </ul>
    </>
  )
}

function Sent({ reading }: { reading: WaitingReading }) {
  const { id, connectionId, name, period, readOn, value, lastValue, units, usual, isUnusual, mayAccept } = reading
  const language = useLanguage()
  const t = readingsTranslator(language)
  const orgId = useWho().organisation.id
  const { revalidate } = useRevalidator()
  const number = inDigits(reading.customerNumber, language)
  const photo = urlOf<SentReadingsApi['sentReadingPhoto']>('GET /admin/sentReadings/{orgId}/{id}/photo', { orgId, id })

  async function accept(): Promise<void> {
    const address = 'POST /admin/sentReadings/{orgId}/{id}/acceptances'
    const outcome = await apiIn(language).send<SentReadingsApi['acceptSentReading']>(address, { orgId, id })
    showOutcome(outcome, { done: t('meter_readings.sent_accepted'), failed: t('server.failed') })
    if (outcome.kind !== 'lost') await revalidate()
  }

  return (
    <Card>
      <h2 className="text-lg">
        <Link to={`/staff/connections/${connectionId}/readings`} className="link figures">
          {number}
        </Link>{' '}
        {inLanguage(name, language).text}
      </h2>
      <p>{monthName(period, language)}</p>
      <PrivatePicture
        url={photo}
        language={language}
        alt={t('meter_readings.sent_photo', { number })}
        className="my-3 h-56 w-full rounded-box bg-neutral-100 object-contain"
        lost={t('meter_readings.photo_lost')}
      />
      <p className="figures text-xl font-bold">
        <TimeText at={readOn}>
          {(date) => t('meter_readings.sent_value', { value: inDigits(String(value), language), date })}
        </TimeText>
      </p>
      <p className="figures">
        {t('meter_readings.sent_last', { value: inDigits(String(lastValue), language) })}
        {units === null ? null : ` · ${t('meter_readings.own_units', { units })}`}
      </p>
      {isUnusual ? (
        <p className="mt-1">
          <Tag tone="warning">{t('meter_readings.unusual')}</Tag> {t('meter_readings.own_usual', { usual })}
        </p>
      ) : null}
      {mayAccept.ok ? (
        <p className="mt-4">
          <Button
            kind="primary"
            aria-label={t('meter_readings.sent_accept_of', { number })}
            onClick={() => void accept()}
          >
            {t('meter_readings.sent_accept')}
          </Button>
        </p>
      ) : (
        <div className="mt-3">
          <Callout tone="warning">{messageText(t, mayAccept)}</Callout>
        </div>
      )}
      {!mayAccept.ok && mayAccept.key === 'meter_readings.own_connection' ? null : (
        <RefusalForm id={id} onDone={() => void revalidate()} />
      )}
    </Card>
  )
}
