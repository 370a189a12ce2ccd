// A refund or an assignment that is to be approved: approve or refuse it, cancel it, or the reason why another decides.

import { Link, useRevalidator } from 'react-router'
import { useWho } from '#features/sessions/screens/signed-in.ts'
import { formatMoney } from '#kit/format/numbers.ts'
import { inDigits, messageText, type Language } from '#kit/language.ts'
import { apiIn } from '#platform/http-client.ts'
import { PendingRequest, type Decision } from '#ui/pending-request.tsx'
import { TimeText } from '#ui/time-text.tsx'
import { showOutcome } from '#ui/toast/outcome-toast.ts'
import type { Refund, RefundsApi } from '../contract/api.ts'
import { refundsTranslator } from './translator.ts'

const addresses = {
  approved: 'POST /admin/ledger/{orgId}/refunds/{id}/approvals',
  refused: 'POST /admin/ledger/{orgId}/refunds/{id}/refusals',
  cancelled: 'POST /admin/ledger/{orgId}/refunds/{id}/cancellations',
} as const satisfies Record<Decision, string>

type Rows = RefundsApi['approveRefund' | 'refuseRefund' | 'cancelRefund']

export function PendingRefund({ refund, language }: { refund: Refund; language: Language }) {
  const { id, kind, amountPaisa, reason, paymentReference, prepared, mayApprove } = refund
  const t = refundsTranslator(language)
  const { permissions, organisation } = useWho()
  const { revalidate } = useRevalidator()
  const decide = async (done: Decision) => {
    const outcome = await apiIn(language).send<Rows>(addresses[done], { orgId: String(organisation.id), id })
    showOutcome(outcome, {
      done: t(done === 'approved' && refund.paidFrom === 'cash' ? 'refunds.approved_cash' : `refunds.${done}`),
      failed: t('server.failed'),
    })
    await revalidate()
  }
  return (
    <PendingRequest
      title={`${t(`refunds.kind_${kind}`)}: ${formatMoney(amountPaisa, language)}`}
      reason={reason}
      mayDecide={refund.state === 'prepared' && permissions.includes('billing:approve')}
      obstacle={mayApprove.ok ? undefined : messageText(t, mayApprove)}
      mayCancel={permissions.includes('billing:prepare')}
      labels={{ approve: t('refunds.approve'), refuse: t('refunds.refuse'), cancel: t('refunds.cancel') }}
      decide={decide}
    >
      <About refund={refund} language={language} />
      {kind === 'credit-refund' ? <p>{t(`refunds.paid_from_${refund.paidFrom}`)}</p> : null}
      {paymentReference === '' ? null : (
        <p>
          {t('refunds.payment_reference')}: {paymentReference}
        </p>
      )}
      <p>
        <TimeText at={prepared.at}>{(date) => t('refunds.requested', { name: prepared.by, date })}</TimeText>
      </p>
    </PendingRequest>
  )
}

/** Links to the connection, to the receipt that is moved and to the held money that the request is about. */
function About({
  refund: { connectionId, customerNumber, heldId, moved },
  language,
}: {
  refund: Refund
  language: Language
}) {
  const t = refundsTranslator(language)
  return (
    <p className="flex flex-wrap gap-x-5">
      {customerNumber === null ? null : (
        <Link to={`/staff/connections/${connectionId}/refunds`} className="link inline-block py-1">
          {t('refunds.customer_number')} {inDigits(customerNumber, language)}
        </Link>
      )}
      {moved === null ? null : (
        <Link to={`/staff/receipts/${moved.receipt}`} className="link inline-block py-1">
          {t('refunds.move_from', {
            receipt: inDigits(moved.receipt, language),
            number: inDigits(moved.customerNumber, language),
          })}
        </Link>
      )}
      {heldId === null ? null : (
        <Link to={`/staff/refunds/held/${heldId}`} className="link inline-block py-1">
          {t('refunds.held_title')}
        </Link>
      )}
    </p>
  )
}
