// The request that one person in place of two issues bills: approved by another administrator, or refused.

import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { useWho } from '#features/sessions/screens/signed-in.ts'
import { messageText, type Language } from '#kit/language.ts'
import { apiIn } from '#platform/http-client.ts'
import { Button } from '#ui/button.tsx'
import { Callout } from '#ui/callout.tsx'
import { TimeText } from '#ui/time-text.tsx'
import { showOutcome } from '#ui/toast/outcome-toast.ts'
import type { BillingPolicies, BillingPoliciesApi } from '../../contract/policies-api.ts'
import { policiesTranslator } from '../translator.ts'

type Request = NonNullable<BillingPolicies['request']>

export function PersonsRequest({ request, language }: { request: Request; language: Language }) {
  const { id, prepared, mayApprove } = request
  const t = policiesTranslator(language)
  const orgId = String(useWho().organisation.id)
  const { revalidate } = useRevalidator()
  const [isBusy, setIsBusy] = useState(false)
  const send = async (decision: 'approved' | 'refused') => {
    if (isBusy) return
    setIsBusy(true)
    const address = 'POST /admin/billingPolicies/{orgId}/requests/{id}/decisions'
    const outcome = await apiIn(language).send<BillingPoliciesApi['decideBillingPersons']>(address, {
      orgId,
      id,
      decision,
    })
    showOutcome(outcome, { done: t(`billing.request_${decision}`), failed: t('server.failed') })
    await revalidate()
    setIsBusy(false)
  }
  const disabled = isBusy || undefined
  return (
    <section className="mb-6 grid gap-4" aria-label={t('billing.request_title')}>
      <Callout tone="info" title={t('billing.request_title')}>
        <p>
          <TimeText at={prepared.at}>{(date) => t('billing.request_by', { name: prepared.by, date })}</TimeText>
        </p>
        {mayApprove.ok ? null : <p>{messageText(t, mayApprove)}</p>}
      </Callout>
      <p className="flex flex-wrap gap-3">
        {mayApprove.ok ? (
          <Button kind="primary" aria-disabled={disabled} onClick={() => void send('approved')}>
            {t('billing.request_approve')}
          </Button>
        ) : null}
        <Button aria-disabled={disabled} onClick={() => void send('refused')}>
          {t(mayApprove.ok ? 'billing.request_refuse' : 'billing.request_withdraw')}
        </Button>
      </p>
    </section>
  )
}
