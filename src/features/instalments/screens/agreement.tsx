// One agreement in the console: its parts, who prepared and decided it, and the buttons of its decision.

import { useState } from 'react'
import { Link, useRevalidator } from 'react-router'
import { useWho } from '#features/sessions/screens/signed-in.ts'
import { formatMoney, formatNumber } from '#kit/format/numbers.ts'
import { inDigits, messageText, writtenIn, type Language } from '#kit/language.ts'
import { apiIn } from '#platform/http-client.ts'
import { Button } from '#ui/button.tsx'
import { Callout } from '#ui/callout.tsx'
import { TimeText } from '#ui/time-text.tsx'
import { showOutcome } from '#ui/toast/outcome-toast.ts'
import type { Agreement, InstalmentsApi } from '../contract/api.ts'
import { NextText, PartsTable } from './parts-table.tsx'
import { instalmentsTranslator } from './translator.ts'

/** `isLinked`: with a link to the connection. */
export function AgreementView({
  agreement,
  isLinked,
  language,
}: {
  agreement: Agreement
  isLinked?: boolean
  language: Language
}) {
  const { id, connectionId, customerNumber, amountPaisa, reason, state, parts, next, prepared, mayApprove } = agreement
  const t = instalmentsTranslator(language)
  const title = t('instalments.agreement_of', {
    amount: formatMoney(amountPaisa, language),
    n: formatNumber(parts.length, language),
  })
  const tone = state === 'broken' ? 'danger' : state === 'late' ? 'warning' : 'info'
  return (
    <div className="mb-8 grid gap-3">
      <Callout tone={tone} title={`${title}: ${t(`instalments.state_${state}`)}`}>
        {isLinked ? (
          <p>
            <Link to={`/staff/connections/${connectionId}/instalments`} className="link inline-block py-1">
              {t('instalments.customer_number')} {inDigits(customerNumber, language)}
            </Link>
          </p>
        ) : null}
        {next ? (
          <p>
            {t('instalments.next')}: <NextText {...{ next, language }} />
          </p>
        ) : null}
        <p>
          <TimeText at={prepared.at}>{(date) => t('instalments.prepared_by', { name: prepared.by, date })}</TimeText>
        </p>
        <p lang={writtenIn(reason)} className="whitespace-pre-line">
          {reason}
        </p>
        {state === 'prepared' && !mayApprove.ok ? <p id={`agreement-${id}`}>{messageText(t, mayApprove)}</p> : null}
      </Callout>
      <PartsTable {...{ parts, language }} />
      {state === 'prepared' ? <Decision {...{ agreement, language }} /> : null}
    </div>
  )
}

const addresses = {
  approved: 'POST /admin/instalments/{orgId}/{id}/approvals',
  refused: 'POST /admin/instalments/{orgId}/{id}/refusals',
  cancelled: 'POST /admin/instalments/{orgId}/{id}/cancellations',
} as const

type Rows = InstalmentsApi['approveAgreement' | 'refuseAgreement' | 'cancelAgreement']

function Decision({ agreement: { id, mayApprove }, language }: { agreement: Agreement; language: Language }) {
  const t = instalmentsTranslator(language)
  const { permissions, organisation } = useWho()
  const { revalidate } = useRevalidator()
  const [isBusy, setIsBusy] = useState(false)
  const send = async (done: keyof typeof addresses) => {
    if (isBusy) return
    setIsBusy(true)
    const outcome = await apiIn(language).send<Rows>(addresses[done], { orgId: String(organisation.id), id })
    showOutcome(outcome, { done: t(`instalments.${done}`), failed: t('server.failed') })
    await revalidate()
    setIsBusy(false)
  }
  const disabled = isBusy || undefined
  const mayDecide = permissions.includes('billing:approve')
  return (
    <p className="flex flex-wrap gap-3">
      {mayDecide && mayApprove.ok ? (
        <Button kind="primary" aria-disabled={disabled} onClick={() => void send('approved')}>
          {t('instalments.approve')}
        </Button>
      ) : null}
      {mayDecide ? (
        <Button aria-disabled={disabled} onClick={() => void send('refused')}>
          {t('instalments.refuse')}
        </Button>
      ) : null}
      {permissions.includes('billing:prepare') ? (
        <Button kind="quiet" aria-disabled={disabled} onClick={() => void send('cancelled')}>
          {t('instalments.cancel')}
        </Button>
      ) : null}
    </p>
  )
}
