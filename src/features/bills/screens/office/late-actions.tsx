// The next steps of bills by a superseded tariff: request the credit notes of all of them, and approve those that are requested.

import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { useWho } from '#features/sessions/screens/signed-in.ts'
import { formatNumber } from '#kit/format/numbers.ts'
import { inDigits, messageText, type Language } from '#kit/language.ts'
import type { Outcome } from '#kit/outcome.ts'
import { valuesOf } from '#kit/validation/form-data.ts'
import { validate } from '#kit/validation/form.ts'
import { apiIn } from '#platform/http-client.ts'
import { Button } from '#ui/button.tsx'
import { Callout } from '#ui/callout.tsx'
import { Form, SendButton } from '#ui/form/form.tsx'
import { TextArea } from '#ui/form/text-fields.tsx'
import { useForm } from '#ui/form/use-form.ts'
import { Section } from '#ui/section.tsx'
import { showOutcome } from '#ui/toast/outcome-toast.ts'
import { showToast } from '#ui/toast/toasts.ts'
import type { BillsApi } from '../../contract/api.ts'
import { creditForm } from '../../contract/forms.ts'
import type { LateBill, LateOutcome } from '../../contract/late.ts'
import { lateTranslator } from '../translator.ts'

export function LateActions({ bills, language }: { bills: readonly LateBill[]; language: Language }) {
  const t = lateTranslator(language)
  const { permissions } = useWho()
  const requested = bills.filter(({ isRequested }) => isRequested).length
  const open = bills.filter(({ mayRequest }) => mayRequest?.ok).length
  const isPreparer = permissions.includes('billing:prepare')
  const mayRequest = open > 0 && isPreparer
  const ofOthers = isPreparer ? bills.filter(({ mayRequest }) => mayRequest?.ok === false) : []
  const approvable = permissions.includes('billing:approve')
    ? bills.filter(({ mayApprove }) => mayApprove?.ok).length
    : 0
  const waiting = requested - approvable
  return (
    <Section id="credit" title={t('bills.late_credit')}>
      <p className="measure mb-4">{t('bills.late_then')}</p>
      {waiting > 0 ? (
        <Callout tone="info">{t('bills.late_pending', { count: formatNumber(waiting, language) })}</Callout>
      ) : null}
      <LeftToOthers bills={ofOthers} language={language} />
      <div className="grid max-w-[46rem] gap-6">
        {approvable > 0 ? <Approve count={approvable} language={language} /> : null}
        {mayRequest ? <RequestForm key={open} count={open} language={language} /> : null}
      </div>
    </Section>
  )
}

/** Bills of the reader's own connections, whose credit note another person requests; nothing where there are none. */
function LeftToOthers({ bills, language }: { bills: readonly LateBill[]; language: Language }) {
  const may = bills[0]?.mayRequest
  if (!may || may.ok) return null
  const numbers = bills.map(({ customerNumber }) => inDigits(customerNumber, language)).join(', ')
  return (
    <p className="measure mb-4">
      {numbers}: {messageText(lateTranslator(language), may)}
    </p>
  )
}

function RequestForm({ count, language }: { count: number; language: Language }) {
  const t = lateTranslator(language)
  const orgId = String(useWho().organisation.id)
  const { revalidate } = useRevalidator()
  const state = useForm<LateOutcome>({
    id: 'late-form',
    definition: creditForm,
    labels: { reason: t('bills.crediting_reason') },
    language,
    t,
    send: (data) => {
      const filled = validate(creditForm, valuesOf(creditForm, data))
      const reason = filled.ok ? filled.value.reason : ''
      const address = 'POST /admin/lateBills/{orgId}/requests'
      return sendAll(() => apiIn(language).send<BillsApi['requestLateCredits']>(address, { orgId, reason }))
    },
    onSent: (outcome) => {
      showToast(t('bills.late_request_done', inDigitsOf(outcome, language)), { tone: 'success' })
      void revalidate()
    },
  })
  return (
    <Form state={state}>
      <TextArea name="reason" rows={2} />
      <SendButton state={state}>{t('bills.late_request', { count: formatNumber(count, language) })}</SendButton>
    </Form>
  )
}

function Approve({ count, language }: { count: number; language: Language }) {
  const t = lateTranslator(language)
  const orgId = String(useWho().organisation.id)
  const { revalidate } = useRevalidator()
  const [isBusy, setIsBusy] = useState(false)
  const send = async () => {
    if (isBusy) return
    setIsBusy(true)
    const address = 'POST /admin/lateBills/{orgId}/approvals'
    const outcome = await sendAll(() => apiIn(language).send<BillsApi['approveLateCredits']>(address, { orgId }))
    const done = outcome.kind === 'done' ? inDigitsOf(outcome.value, language) : { done: '', left: '' }
    showOutcome(outcome, { done: t('bills.late_approve_done', done), failed: t('server.failed') })
    await revalidate()
    setIsBusy(false)
  }
  return (
    <p>
      <Button kind="primary" aria-disabled={isBusy || undefined} onClick={() => void send()}>
        {t('bills.late_approve', { count: formatNumber(count, language) })}
      </Button>
    </p>
  )
}

/** Repeats a request until nothing more is left for it; `done` adds up. */
async function sendAll(send: () => Promise<Outcome<LateOutcome>>): Promise<Outcome<LateOutcome>> {
  let done = 0
  for (;;) {
    const outcome = await send()
    if (outcome.kind !== 'done') return outcome
    done += outcome.value.done
    if (!outcome.value.more) return { ...outcome, value: { ...outcome.value, done } }
  }
}

function inDigitsOf({ done, left }: LateOutcome, language: Language) {
  return { done: formatNumber(done, language), left: formatNumber(left, language) }
}
