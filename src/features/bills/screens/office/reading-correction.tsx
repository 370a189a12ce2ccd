// Console page that corrects the reading of an earlier month, or one that a bill charges, with the bills that charge it.

import { useState } from 'react'
import type { LoaderFunctionArgs } from 'react-router'
import { Link, useLoaderData, useNavigate } from 'react-router'
import { correctionForm } from '#features/readings/contract/form.ts'
import { isReadStatus, type NewReading, type ReadingStatus } from '#features/readings/contract/reading.ts'
import { correctedReading, knownBefore } from '#features/readings/rules/corrected.ts'
import {
  enteredIn,
  ReadingFields,
  readingLabels,
  valueOfStatus,
} from '#features/readings/screens/office/reading-fields.tsx'
import { ReadingPreview } from '#features/readings/screens/office/reading-preview.tsx'
import { readingsTranslator } from '#features/readings/screens/translator.ts'
import { requireSession, useWho } from '#features/sessions/screens/signed-in.ts'
import { monthName } from '#kit/format/bs-months.ts'
import { inDigits, messageText, translator } from '#kit/language.ts'
import { todayInNepal } from '#platform/browser-locale.ts'
import { PageMeta } from '#platform/page-meta.tsx'
import { sendForm } from '#platform/send-form.ts'
import { Callout } from '#ui/callout.tsx'
import { Form, SendButton } from '#ui/form/form.tsx'
import { TextField } from '#ui/form/text-fields.tsx'
import { useForm } from '#ui/form/use-form.ts'
import { PageHeading } from '#ui/page-heading.tsx'
import { useLanguage } from '#ui/page-language.ts'
import { showToast } from '#ui/toast/toasts.ts'
import type { ReadingCorrectionPage, ReadingCorrectionsApi, WrongBills } from '../../contract/reading-corrections.ts'
import { correctionMessages } from '../../messages/corrections.ts'

const { orgId: _orgId, id: _id, period: _period, reason, ...fields } = correctionForm.fields
/** What the preview follows from: the reason may come last. */
const ofReading = { ...correctionForm, fields: { ...fields, value: valueOfStatus } }
const definition = { ...correctionForm, fields: { ...ofReading.fields, reason } }

export async function clientLoader({ request, params }: LoaderFunctionArgs) {
  const { api, orgId } = await requireSession('staff', request, 'connections:write')
  const period = params.period!.replace('-', '/')
  const path = { orgId: String(orgId), id: Number(params.id), period }
  const page = await api.read<ReadingCorrectionsApi['readingCorrection']>(
    'GET /admin/readings/{orgId}/{id}/corrections',
    path,
  )
  return { page, period, today: todayInNepal() }
}

export default function ReadingCorrection() {
  const { page, period, today } = useLoaderData<typeof clientLoader>()
  const { id, customerNumber, mayCorrect } = page
  const language = useLanguage()
  const t = readingsTranslator(language)
  const title = t('meter_readings.correct_of', { month: monthName(period, language) })
  return (
    <>
      <PageMeta title={title} />
      <p className="mb-3">
        <Link to={`/staff/connections/${id}/readings`} className="link inline-block py-2">
          {t('meter_readings.title')}
        </Link>
      </p>
      <PageHeading title={title} lead={t('meter_readings.of_number', { number: inDigits(customerNumber, language) })} />
      <div className="grid max-w-[46rem] gap-6">
        <p>{t('meter_readings.correct_lead')}</p>
        <ChargingBills bills={page.bills} />
        {mayCorrect.ok ? (
          <CorrectionForm {...{ page, period, today }} />
        ) : (
          <Callout tone="warning">{messageText(t, mayCorrect)}</Callout>
        )}
      </div>
    </>
  )
}

function ChargingBills({ bills }: Pick<ReadingCorrectionPage, 'bills'>) {
  const language = useLanguage()
  const t = translator(correctionMessages, language)
  if (bills.length === 0) return null
  return (
    <Callout title={t('bills.charging_title')}>
      <p>{t('bills.charging_lead')}</p>
      <ul className="mt-2 list-disc ps-6">
        {bills.map(({ number, period }) => (
          <li key={number}>
            <Link to={`/staff/bills/${number}`} className="link inline-block py-2">
              {t('bills.charging_bill', { number: inDigits(number, language), month: monthName(period, language) })}
            </Link>
          </li>
        ))}
      </ul>
    </Callout>
  )
}

type FormProps = { page: ReadingCorrectionPage; period: string; today: string }

function CorrectionForm({ page: { id, known }, period, today }: FormProps) {
  const language = useLanguage()
  const t = readingsTranslator(language)
  const orgId = useWho().organisation.id
  const navigate = useNavigate()
  const place = known.readings.findIndex((reading) => reading.period === period)
  const stored = known.readings[place]!
  const [status, setStatus] = useState<ReadingStatus>(stored.status)
  const [entered, setEntered] = useState<NewReading>()
  const lacksValue = entered !== undefined && isReadStatus(entered.status) && entered.value === null
  const answer = entered && !lacksValue ? correctedReading(entered, known, today) : undefined
  const state = useForm<WrongBills>({
    id: 'correction-form',
    definition,
    labels: { ...readingLabels(t), reason: t('meter_readings.correct_why') },
    language,
    t,
    send: (data, onProgress) => {
      const address = 'POST /admin/readings/{orgId}/{id}/corrections'
      data.set('period', period)
      return sendForm<ReadingCorrectionsApi['correctReading']>(address, { orgId, id }, data, language, onProgress)
    },
    onSent: ({ bills }) => {
      showToast(t('meter_readings.corrected'), { tone: 'success' })
      void navigate(`/staff/connections/${id}/readings${bills.length > 0 ? '#wrong-bills' : ''}`)
    },
  })
  function update(form: HTMLFormElement): void {
    const data = new FormData(form)
    setStatus((data.get('status') || 'normal') as ReadingStatus)
    const found = enteredIn(ofReading, data)
    setEntered(found && { ...found, period })
  }
  const next = answer?.ok && answer.value.after[1] ? answer.value : undefined
  return (
    <div onInput={({ target }) => update((target as HTMLInputElement).form!)}>
      <Form state={state}>
        <ReadingFields {...{ status, today }} initially={stored} />
        <TextField name="reason" />
        <ReadingPreview
          id="correction-answer"
          answer={answer?.ok ? { ok: true, value: answer.value.recorded } : answer}
          known={knownBefore(known, place)}
          isCorrection={false}
        >
          {next ? (
            <p>
              {t('meter_readings.next_units', {
                month: monthName(next.after[1]!.period, language),
                before: next.before[1]!.units ?? 0,
                units: next.after[1]!.units ?? 0,
              })}
            </p>
          ) : null}
        </ReadingPreview>
        <SendButton state={state} deniedBy={answer?.ok === false ? 'correction-answer' : undefined}>
          {t('meter_readings.correct_save')}
        </SendButton>
      </Form>
    </div>
  )
}
