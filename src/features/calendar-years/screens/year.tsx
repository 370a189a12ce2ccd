// Console page of one Bikram Sambat year: the days of its months in a form with a note, and its history.

import type { LoaderFunctionArgs } from 'react-router'
import { useLoaderData, useRevalidator } from 'react-router'
import { EditHistory } from '#features/ordered-lists/screens/history.tsx'
import { useVersionedForm } from '#features/ordered-lists/screens/versioned-form.tsx'
import { requireSession, useWho } from '#features/sessions/screens/signed-in.ts'
import { bsMonthNames } from '#kit/calendar/messages.ts'
import type { Endpoint } from '#kit/contract.ts'
import { inDigits, type Language } from '#kit/language.ts'
import { valuesOf } from '#kit/validation/form-data.ts'
import { validate } from '#kit/validation/form.ts'
import { apiIn } from '#platform/http-client.ts'
import { PageMeta } from '#platform/page-meta.tsx'
import { RelatedLink } from '#ui/related-link.tsx'
import { Callout } from '#ui/callout.tsx'
import { CheckboxField } from '#ui/form/choice-fields.tsx'
import { Form, SendButton } from '#ui/form/form.tsx'
import { NumberField, TextArea, TextField } from '#ui/form/text-fields.tsx'
import { PageHeading } from '#ui/page-heading.tsx'
import { useLanguage } from '#ui/page-language.ts'
import { showToast } from '#ui/toast/toasts.ts'
import type { CalendarYearsApi, OpenedYear } from '../contract/api.ts'
import { calendarYearForm } from '../contract/form.ts'
import { monthNames } from '../contract/month-names.ts'
import { calendarTranslator } from './translator.ts'

const row = '/admin/calendarYears/{orgId}/{year}'

export async function clientLoader({ request, params }: LoaderFunctionArgs): Promise<OpenedYear> {
  const { api, orgId } = await requireSession('staff', request, 'organisation:change')
  const at = { orgId: String(orgId), year: String(params.year) }
  return api.read<CalendarYearsApi['readCalendarYear']>(`GET ${row}`, at)
}

export default function CalendarYearPage() {
  const opened = useLoaderData<typeof clientLoader>()
  const language = useLanguage()
  const t = calendarTranslator(language)
  const title = t('calendar.year_title', { year: opened.year })
  return (
    <div className="max-w-[46rem] [&>section]:mt-9">
      <PageMeta title={title} />
      <RelatedLink to="/staff/calendar">{t('calendar.back')}</RelatedLink>
      <PageHeading title={title} lead={t('calendar.year_lead')} />
      {opened.may.ok ? (
        <YearForm key={`${opened.year} ${opened.version}`} {...{ opened, language }} />
      ) : (
        <Callout>
          <p>{t('calendar.platform_only')}</p>
        </Callout>
      )}
      <EditHistory edits={opened.edits} language={language} />
    </div>
  )
}

function YearForm({ opened, language }: { opened: OpenedYear; language: Language }) {
  const t = calendarTranslator(language)
  const at = { orgId: String(useWho().organisation.id), year: opened.year }
  const { revalidate } = useRevalidator()
  const { state, fields } = useVersionedForm<OpenedYear>({
    id: 'calendar-year',
    definition: calendarYearForm,
    labels: labelsIn(language),
    language,
    t,
    opened,
    textsOf: (stored) => textsOf(stored, language),
    read: () => apiIn(language).send<CalendarYearsApi['readCalendarYear']>(`GET ${row}`, at),
    send: (version, { data }) => {
      const filled = validate(calendarYearForm, valuesOf(calendarYearForm, data))
      return apiIn(language).send<Endpoint>(`PUT ${row}`, { ...at, version, ...(filled.ok && filled.value) })
    },
    onSent: () => {
      showToast(t('calendar.saved'), { tone: 'success' })
      void revalidate()
    },
  })
  return (
    <Form state={state}>
      {fields}
      <fieldset className="grid grid-cols-3 gap-4 sm:grid-cols-4">
        <legend className="mb-2 font-bold">{t('calendar.months')}</legend>
        {monthNames.map((name, index) => (
          <NumberField key={name} name={name} initially={inDigits(String(opened.months[index] ?? ''), language)} />
        ))}
      </fieldset>
      <TextField name="source" autoComplete="off" initially={opened.source} help={t('calendar.source_help')} />
      <CheckboxField
        name="provisional"
        checked={opened.provisional && opened.source !== ''}
        help={t('calendar.provisional_help')}
      />
      <TextArea name="note" help={t('lists.note_help')} rows={2} />
      <SendButton state={state}>{t('lists.save')}</SendButton>
    </Form>
  )
}

function labelsIn(language: Language): Record<string, string> {
  const t = calendarTranslator(language)
  return {
    ...Object.fromEntries(monthNames.map((name, index) => [name, bsMonthNames[index]![language]])),
    source: t('calendar.source'),
    provisional: t('calendar.provisional'),
    note: t('lists.note'),
  }
}

function textsOf({ months, source, provisional }: OpenedYear, language: Language): Record<string, string> {
  const t = calendarTranslator(language)
  return {
    ...Object.fromEntries(monthNames.map((name, index) => [name, inDigits(String(months[index] ?? ''), language)])),
    source,
    provisional: t(provisional ? 'calendar.estimated_year' : 'calendar.published'),
  }
}
