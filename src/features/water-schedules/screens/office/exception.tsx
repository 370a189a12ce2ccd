// Console page to cancel or move one planned supply of a zone, or to add one.

import { useState } from 'react'
import type { ClientLoaderFunctionArgs } from 'react-router'
import { useLoaderData, useNavigate } from 'react-router'
import { isIsoDate } from '#kit/calendar/civil-date.ts'
import { nepalInstant } from '#kit/calendar/nepal-time.ts'
import { inDigits, inLanguage, type Language } from '#kit/language.ts'
import { valuesOf } from '#kit/validation/form-data.ts'
import { validate } from '#kit/validation/form.ts'
import { todayInNepal } from '#platform/browser-locale.ts'
import { PageMeta } from '#platform/page-meta.tsx'
import { page } from '#platform/page.server.ts'
import { sendForm } from '#platform/send-form.ts'
import { newSubmission } from '#platform/submission.ts'
import { readPlaces } from '#features/tols/operations.server.ts'
import { useOwnDraft } from '#features/drafts/screens/own-draft.ts'
import { requireSession } from '#features/sessions/screens/signed-in.ts'
import { RelatedLink } from '#ui/related-link.tsx'
import { RadioField, SelectField } from '#ui/form/choice-fields.tsx'
import { ConditionalFields } from '#ui/form/conditional-fields.tsx'
import { DateField } from '#ui/form/date-field.tsx'
import { Form, HiddenField, SendButton } from '#ui/form/form.tsx'
import { NumberField } from '#ui/form/text-fields.tsx'
import { TimeField } from '#ui/form/time-field.tsx'
import { useForm } from '#ui/form/use-form.ts'
import { useLanguage } from '#ui/page-language.ts'
import { PageHeading } from '#ui/page-heading.tsx'
import { TimeText } from '#ui/time-text.tsx'
import { showToast } from '#ui/toast/toasts.ts'
import { newException } from '../../contract/exception-form.ts'
import type { ExceptionsApi, StaffException } from '../../contract/exceptions.ts'
import { placeOptions, type Places } from './interruption-fields.tsx'
import { ReasonField, reasonLabels } from './reason-field.tsx'
import { supplyTranslator } from './translator.ts'

export const loader = page((ctx) => readPlaces(ctx))

/** The address names the zone and, of a planned supply, its day, time and minutes. */
export async function clientLoader({ request, serverLoader }: ClientLoaderFunctionArgs) {
  const [places, { orgId }] = await Promise.all([
    serverLoader<typeof loader>(),
    requireSession('staff', request, 'supply:write'),
  ])
  const params = new URL(request.url).searchParams
  const text = (name: string) => params.get(name) ?? ''
  const isPlanned = isIsoDate(text('date')) && /^([01]\d|2[0-3]):[0-5]\d$/.test(text('starts'))
  const planned = isPlanned
    ? { date: text('date'), starts: text('starts'), minutes: text('minutes') }
    : { date: '', starts: '', minutes: '' }
  return { places, orgId: String(orgId), zone: text('zone'), planned, today: todayInNepal() }
}
clientLoader.hydrate = true as const

export default function ChangeSupply() {
  const { places, orgId, zone, planned, today } = useLoaderData<typeof clientLoader>()
  const language = useLanguage()
  const t = supplyTranslator(language)
  const navigate = useNavigate()
  const [submission] = useState(newSubmission)
  const isExtra = planned.date === ''
  const [kind, setKind] = useState<string>(isExtra ? 'extra' : 'cancelled')
  const week = `/staff/supply?${new URLSearchParams({ view: zone })}`
  const title = t(isExtra ? 'supply.extra_title' : 'supply.exception_title')
  const state = useForm<StaffException>({
    id: 'supply-change',
    definition: newException,
    labels: {
      kind: t('supply.kind'),
      place: t('supply.place'),
      toDate: t('supply.to_date'),
      toStarts: t('supply.to_starts'),
      toMinutes: t('supply.to_minutes'),
      ...reasonLabels(language),
    },
    language,
    t,
    draft: useOwnDraft(`supply-change ${planned.date} ${planned.starts}`),
    send: (data) => {
      const read = validate(newException, valuesOf(newException, data))
      const values = read.ok ? read.value : {}
      const address = 'POST /admin/supplyExceptions/{orgId}'
      return sendForm<ExceptionsApi['addSupplyException']>(address, { orgId }, values, language)
    },
    onSent: () => {
      showToast(t('supply.exception_saved'), { tone: 'success' })
      void navigate(week)
    },
  })
  return (
    <div className="max-w-[46rem]">
      <PageMeta title={title} />
      <RelatedLink to={week}>{t('supply.week_title')}</RelatedLink>
      <PageHeading
        title={title}
        {...(!isExtra && { lead: <PlannedSupply {...{ planned, places, zone, language }} /> })}
      />
      <Form state={state}>
        {isExtra ? (
          <HiddenField name="kind" value="extra" />
        ) : (
          <>
            <div onChange={({ target }) => setKind((target as HTMLInputElement).value)}>
              <RadioField
                name="kind"
                chosen="cancelled"
                options={(['cancelled', 'changed'] as const).map((value) => ({
                  value,
                  label: t(`supply.kind_${value}`),
                }))}
              />
            </div>
            <HiddenField name="date" value={planned.date} />
            <HiddenField name="starts" value={planned.starts} />
          </>
        )}
        <SelectField
          name="place"
          chosen={`zone:${zone}`}
          options={placeOptions(ofZone(places, zone), language).filter(({ value }) => value !== 'all')}
        />
        <ConditionalFields
          when={kind !== 'cancelled'}
          className="side-by-side grid items-start gap-6 md:grid-cols-[auto_1fr_1fr]"
        >
          <DateField name="toDate" today={today} initially={planned.date || today} />
          <TimeField name="toStarts" language={language} />
          <NumberField name="toMinutes" width="short" initially={inDigits(planned.minutes || '60', language)} />
        </ConditionalFields>
        <ReasonField language={language} />
        <HiddenField name="submission" value={submission} />
        <SendButton state={state}>{t('supply.publish_interruption')}</SendButton>
      </Form>
    </div>
  )
}

function ofZone({ zones, tols }: Places, code: string): Places {
  return { zones: zones.filter((zone) => zone.code === code), tols: tols.filter((tol) => tol.zone === code) }
}

/** The zone, and when the supply is planned. */
function PlannedSupply(props: {
  planned: { date: string; starts: string }
  places: Places
  zone: string
  language: Language
}) {
  const { planned, places, zone, language } = props
  const t = supplyTranslator(language)
  const name = places.zones.find(({ code }) => code === zone)?.name
  return (
    <>
      {name ? `${inLanguage(name, language).text} · ` : null}
      <TimeText at={nepalInstant(planned.date, planned.starts)} format="weekday">
        {(when) => t('supply.planned_supply', { when })}
      </TimeText>
    </>
  )
}
