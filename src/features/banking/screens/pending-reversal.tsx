// A request to reverse a deposit that is to be decided: approve or refuse it, cancel it, or the reason why another decides.

import { Link, useRevalidator } from 'react-router'
import { useWho } from '#features/sessions/screens/signed-in.ts'
import { formatMoney } from '#kit/format/numbers.ts'
import { messageText, writtenIn, type Language } from '#kit/language.ts'
import { apiIn } from '#platform/http-client.ts'
import { PendingRequest, type Decision } from '#ui/pending-request.tsx'
import { TimeText } from '#ui/time-text.tsx'
import { showOutcome } from '#ui/toast/outcome-toast.ts'
import type { DepositReversal, ReversalsApi } from '../contract/reversals.ts'
import { bankingTranslator } from './translator.ts'

const addresses = {
  approved: 'POST /admin/bankDeposits/{orgId}/reversals/{id}/approvals',
  refused: 'POST /admin/bankDeposits/{orgId}/reversals/{id}/refusals',
  cancelled: 'POST /admin/bankDeposits/{orgId}/reversals/{id}/cancellations',
} as const satisfies Record<Decision, string>

type Rows = ReversalsApi['approveDepositReversal' | 'refuseDepositReversal' | 'cancelDepositReversal']

/** `isLinked`: with a link to the deposit. */
export function PendingReversal(props: { reversal: DepositReversal; isLinked?: boolean; language: Language }) {
  const { reversal, isLinked, language } = props
  const { id, deposit, reason, prepared, mayApprove } = reversal
  const t = bankingTranslator(language)
  const { permissions, organisation } = useWho()
  const { revalidate } = useRevalidator()
  const decide = async (done: Decision) => {
    const outcome = await apiIn(language).send<Rows>(addresses[done], { orgId: String(organisation.id), id })
    showOutcome(outcome, { done: t(`banking.reversal_${done}`), failed: t('server.failed') })
    await revalidate()
  }
  const title = t(`banking.deposit_of_${deposit.tender}`, { amount: formatMoney(deposit.amountPaisa, language) })
  return (
    <PendingRequest
      title={title}
      reason={reason}
      mayDecide={permissions.includes('billing:approve')}
      obstacle={mayApprove.ok ? undefined : messageText(t, mayApprove)}
      mayCancel={permissions.includes('banking:write')}
      labels={{ approve: t('banking.approve'), refuse: t('banking.refuse'), cancel: t('banking.cancel') }}
      decide={decide}
    >
      {isLinked ? (
        <p>
          <Link to={`/staff/deposits/${deposit.id}`} lang={writtenIn(deposit.bank)} className="link inline-block py-1">
            {t('banking.slip_of', { bank: deposit.bank, slip: deposit.slip })}
          </Link>
        </p>
      ) : null}
      <p>
        <TimeText at={prepared.at}>{(date) => t('banking.requested', { name: prepared.by, date })}</TimeText>
      </p>
    </PendingRequest>
  )
}
