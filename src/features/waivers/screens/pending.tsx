// A waiver that is to be approved: approve or refuse it, cancel it, or the reason why another decides.

import { Link, useRevalidator } from 'react-router'
import { useWho } from '#features/sessions/screens/signed-in.ts'
import { formatMoney } from '#kit/format/numbers.ts'
import { inDigits, messageText, type Language } from '#kit/language.ts'
import { apiIn } from '#platform/http-client.ts'
import { PendingRequest, type Decision } from '#ui/pending-request.tsx'
import { TimeText } from '#ui/time-text.tsx'
import { showOutcome } from '#ui/toast/outcome-toast.ts'
import type { Waiver, WaiversApi } from '../contract/api.ts'
import { waiversTranslator } from './translator.ts'

const addresses = {
  approved: 'POST /admin/ledger/{orgId}/waivers/{id}/approvals',
  refused: 'POST /admin/ledger/{orgId}/waivers/{id}/refusals',
  cancelled: 'POST /admin/ledger/{orgId}/waivers/{id}/cancellations',
} as const satisfies Record<Decision, string>

type Rows = WaiversApi['approveWaiver' | 'refuseWaiver' | 'cancelWaiver']

/** `isLinked`: with a link to the connection. */
export function PendingWaiver(props: { waiver: Waiver; isLinked?: boolean; language: Language }) {
  const { waiver, isLinked, language } = props
  const { id, connectionId, customerNumber, kind, amountPaisa, reason, prepared, mayApprove } = waiver
  const t = waiversTranslator(language)
  const { permissions, organisation } = useWho()
  const { revalidate } = useRevalidator()
  const decide = async (done: Decision) => {
    const outcome = await apiIn(language).send<Rows>(addresses[done], { orgId: String(organisation.id), id })
    showOutcome(outcome, { done: t(`waivers.${done}`), failed: t('server.failed') })
    await revalidate()
  }
  return (
    <PendingRequest
      title={`${t(`waivers.kind_${kind}`)}: ${formatMoney(amountPaisa, language)}`}
      reason={reason}
      mayDecide={permissions.includes('billing:approve')}
      obstacle={mayApprove.ok ? undefined : messageText(t, mayApprove)}
      mayCancel={permissions.includes('billing:prepare')}
      labels={{ approve: t('waivers.approve'), refuse: t('waivers.refuse'), cancel: t('waivers.cancel') }}
      decide={decide}
    >
      {isLinked ? (
        <p>
          <Link to={`/staff/connections/${connectionId}/waivers`} className="link inline-block py-1">
            {t('waivers.customer_number')} {inDigits(customerNumber, language)}
          </Link>
        </p>
      ) : null}
      <p>
        <TimeText at={prepared.at}>{(date) => t('waivers.requested', { name: prepared.by, date })}</TimeText>
      </p>
    </PendingRequest>
  )
}
