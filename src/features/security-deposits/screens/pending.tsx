// A request about a security deposit that is to be approved: approve or refuse it, cancel it, or the reason why another decides.

import { Link, useRevalidator } from 'react-router'
import { useWho } from '#features/sessions/screens/signed-in.ts'
import { formatMoney } from '#kit/format/numbers.ts'
import { inDigits, messageText, type Language } from '#kit/language.ts'
import { apiIn } from '#platform/http-client.ts'
import { PendingRequest, type Decision } from '#ui/pending-request.tsx'
import { TimeText } from '#ui/time-text.tsx'
import { showOutcome } from '#ui/toast/outcome-toast.ts'
import type { DepositRequest, DepositsApi } from '../contract/api.ts'
import { depositsTranslator } from './translator.ts'

const addresses = {
  approved: 'POST /admin/ledger/{orgId}/deposits/{id}/approvals',
  refused: 'POST /admin/ledger/{orgId}/deposits/{id}/refusals',
  cancelled: 'POST /admin/ledger/{orgId}/deposits/{id}/cancellations',
} as const satisfies Record<Decision, string>

type Rows = DepositsApi['approveDeposit' | 'refuseDeposit' | 'cancelDeposit']

/** `isLinked`: with a link to the connection. */
export function PendingDepositRequest(props: { request: DepositRequest; isLinked?: boolean; language: Language }) {
  const { request, isLinked, language } = props
  const { id, connectionId, customerNumber, kind, amountPaisa, reason, prepared, mayApprove } = request
  const t = depositsTranslator(language)
  const { permissions, organisation } = useWho()
  const { revalidate } = useRevalidator()
  const decide = async (done: Decision) => {
    const outcome = await apiIn(language).send<Rows>(addresses[done], { orgId: String(organisation.id), id })
    showOutcome(outcome, { done: t(`deposits.${done}`), failed: t('server.failed') })
    await revalidate()
  }
  return (
    <PendingRequest
      title={`${t(`deposits.kind_${kind}`)}: ${formatMoney(amountPaisa, language)}`}
      reason={reason}
      mayDecide={permissions.includes('billing:approve')}
      obstacle={mayApprove.ok ? undefined : messageText(t, mayApprove)}
      mayCancel={permissions.includes('billing:prepare')}
      labels={{ approve: t('deposits.approve'), refuse: t('deposits.refuse'), cancel: t('deposits.cancel') }}
      decide={decide}
    >
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
    </PendingRequest>
  )
}
