// Console page that closes the cashier's day: the notes are counted before the computed sum is shown.

import { useState, type FormEvent } from 'react'
import type { LoaderFunctionArgs } from 'react-router'
import { useLoaderData } from 'react-router'
import { requireSession, useWho } from '#features/sessions/screens/signed-in.ts'
import { formatMoney } from '#kit/format/numbers.ts'
import { valuesOf } from '#kit/validation/form-data.ts'
import { validate } from '#kit/validation/form.ts'
import { PageMeta } from '#platform/page-meta.tsx'
import { sendForm } from '#platform/send-form.ts'
import { RelatedLink } from '#ui/related-link.tsx'
import { Callout } from '#ui/callout.tsx'
import { Facts } from '#ui/facts.tsx'
import { Form, SendButton } from '#ui/form/form.tsx'
import { NumberField } from '#ui/form/text-fields.tsx'
import { useForm } from '#ui/form/use-form.ts'
import { PageHeading } from '#ui/page-heading.tsx'
import { useLanguage } from '#ui/page-language.ts'
import { TimeText } from '#ui/time-text.tsx'
import type { CashDay, CounterApi, CounterState } from '../contract/api.ts'
import { closeForm, countedPaisa, countName, denominations, type NoteCounts } from '../contract/forms.ts'
import { counterTranslator } from './translator.ts'
import { useFirstFocus } from './use-first-focus.ts'

export async function clientLoader({ request }: LoaderFunctionArgs): Promise<CounterState> {
  const { api, orgId } = await requireSession('staff', request, 'counter:use')
  return api.read<CounterApi['counter']>('GET /admin/counter/{orgId}', { orgId: String(orgId) })
}

export default function CloseDay() {
  const { open } = useLoaderData<typeof clientLoader>()
  const t = counterTranslator(useLanguage())
  const [closed, setClosed] = useState<CashDay>()
  return (
    <>
      <PageMeta title={t('counter.close_title')} />
      <RelatedLink to="/staff/counter">{t('counter.back')}</RelatedLink>
      <PageHeading title={t('counter.close_title')} lead={open && !closed ? t('counter.close_lead') : undefined} />
      {closed ? (
        <Result day={closed} />
      ) : open ? (
        <>
          <p className="mb-4">
            <TimeText at={open.openedAt}>{(date) => t('counter.of_day', { date })}</TimeText>
          </p>
          <CountForm onClosed={setClosed} />
        </>
      ) : (
        <p>{t('counter.no_day')}</p>
      )}
    </>
  )
}

function CountForm({ onClosed }: { onClosed: (day: CashDay) => void }) {
  const language = useLanguage()
  const t = counterTranslator(language)
  const orgId = String(useWho().organisation.id)
  const area = useFirstFocus(countName(denominations[0]))
  const labels = Object.fromEntries(denominations.map((value) => [countName(value), t('counter.note', { value })]))
  const [counted, setCounted] = useState<number | undefined>(0)
  const state = useForm<CashDay>({
    id: 'close-day',
    definition: closeForm,
    labels,
    language,
    hidesOptional: true,
    t,
    send: (data) => {
      const counts = readCounts(data)!
      return sendForm<CounterApi['closeCashDay']>('POST /admin/cashDays/{orgId}/closings', { orgId }, counts, language)
    },
    onSent: onClosed,
  })
  const addUp = ({ target }: FormEvent) => {
    const counts = readCounts(new FormData((target as HTMLInputElement).form!))
    setCounted(counts && countedPaisa(counts))
  }
  return (
    <div ref={area} className="max-w-[46rem]">
      <Form state={state}>
        <div className="grid grid-cols-2 items-start gap-4 sm:grid-cols-3" onInput={addUp}>
          {denominations.map((value) => (
            <NumberField key={value} name={countName(value)} />
          ))}
        </div>
        <p className="text-lg">
          {t('counter.counted')}:{' '}
          <output className="figures font-bold">{counted === undefined ? '–' : formatMoney(counted, language)}</output>
        </p>
        <SendButton state={state}>{t('counter.close')}</SendButton>
      </Form>
    </div>
  )
}

/** The notes and coins of the form; undefined where a field holds anything else than a number of them. */
function readCounts(data: FormData): NoteCounts | undefined {
  const read = validate(closeForm, valuesOf(closeForm, data))
  return read.ok ? read.value : undefined
}

function Result({ day: { floatPaisa, expectedPaisa, countedPaisa, differencePaisa } }: { day: CashDay }) {
  const language = useLanguage()
  const t = counterTranslator(language)
  const difference = differencePaisa ?? 0
  const amount = formatMoney(Math.abs(difference), language)
  const text = difference === 0 ? t('counter.right') : t(difference < 0 ? 'counter.short' : 'counter.over', { amount })
  return (
    <div className="grid max-w-[46rem] gap-4" aria-live="polite">
      <Callout tone={difference === 0 ? 'success' : 'warning'} title={t('counter.closed')}>
        <p>{text}</p>
      </Callout>
      <Facts
        facts={[
          [t('counter.float_column'), formatMoney(floatPaisa, language)],
          [t('counter.expected'), formatMoney(expectedPaisa ?? 0, language)],
          [t('counter.counted'), formatMoney(countedPaisa ?? 0, language)],
        ]}
      />
    </div>
  )
}
