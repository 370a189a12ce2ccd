// A request about a security deposit that is to be approved: approve or refuse it, cancel it, or the reason why another decides.

import { useState } from 'react'
import { Link, useRevalidator } from 'react-router'
import { useWho } from '#features/sessions/screens/signed-in.ts'
import { formatMoney } from '#kit/format/numbers.ts'
import { inDigits, messageText, writtenIn, type Language } from '#kit/language.ts'
import { apiIn } from '#platform/http-client.ts'
import { Button } from '#ui/button.tsx'
import { Callout } from '#ui/callout.tsx'
import { TimeText } from '#ui/time-text.tsx'
import { showOutcome } from '#ui/toast/outcome-toast.ts'
import type { DepositRequest, DepositsApi } from '../contract/api.ts'
import { depositsTranslator } from './translator.ts'

const addresses = {
  approved: 'POST /admin/ledger/{orgId}/deposits/{id}/approvals',
  refused: 'POST /admin/ledger/{orgId}/deposits/{id}/refusals',
  cancelled: 'POST /admin/ledger/{orgId}/deposits/{id}/cancellations',
} as const

type Rows = DepositsApi['approveDeposit' | 'refuseDeposit' | 'cancelDeposit']

/** `isLinked`: with a link to the connection. */
export function PendingRequest(props: { request: DepositRequest; isLinked?: boolean; language: Language }) {
  const { request, isLinked, language } = props
  const { id, connectionId, customerNumber, kind, amountPaisa, reason, prepared, mayApprove } = request
  const t = depositsTranslator(language)
  const { permissions, organisation } = useWho()
  const { revalidate } = useRevalidator()
  const [isBusy, setIsBusy] = useState(false)
  const send = async (done: keyof typeof addresses) => {
    if (isBusy) return
    setIsBusy(true)
    const outcome = await apiIn(language).send<Rows>(addresses[done], { orgId: String(organisation.id), id })
    showOutcome(outcome, { done: t(`deposits.${done}`), failed: t('server.failed') })
    await revalidate()
    setIsBusy(false)
  }
  const mayDecide = permissions.includes('billing:approve')
  const disabled = isBusy || undefined
  const why = `deposit-request-${id}-reason`
  return (
    <div className="mb-6 grid gap-3">
      <Callout tone="info" title={`${t(`deposits.kind_${kind}`)}: ${formatMoney(amountPaisa, language)}`}>
        {isLinked ? (
          <p>
            <Link to={`/staff/connections/${connectionId}/deposits`} className="link inline-block py-1">
              {t('deposits.customer_number')} {inDigits(customerNumber, language)}
            </Link>
          </p>
        ) : null}
        <p>
          <TimeText at={prepared.at}>{(date) => t('deposits.requested', { name: prepared.by, date })}</TimeText>
        </p>
        <p lang={writtenIn(reason)} className="whitespace-pre-line">
          {reason}
        </p>
        {mayDecide && !mayApprove.ok ? <p id={why}>{messageText(t, mayApprove)}</p> : null}
      </Callout>
      <p className="flex flex-wrap gap-3">
        {mayDecide ? (
          <>
            <Button
              kind="primary"
              aria-disabled={disabled || !mayApprove.ok || undefined}
              aria-describedby={mayApprove.ok ? undefined : why}
              onClick={() => (mayApprove.ok ? void send('approved') : undefined)}
            >
              {t('deposits.approve')}
            </Button>
            {mayApprove.ok ? (
              <Button aria-disabled={disabled} onClick={() => void send('refused')}>
                {t('deposits.refuse')}
              </Button>
            ) : null}
          </>
        ) : null}
        {permissions.includes('billing:prepare') && !(mayDecide && mayApprove.ok) ? (
          <Button kind="quiet" aria-disabled={disabled} onClick={() => void send('cancelled')}>
            {t('deposits.cancel')}
          </Button>
        ) : null}
      </p>
    </div>
  )
}
