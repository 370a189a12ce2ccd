// The credit note of a bill that is to be approved: approve or refuse it, cancel it, or the reason why another decides.

import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { useWho } from '#features/sessions/screens/signed-in.ts'
import { messageText, type Language } from '#kit/language.ts'
import { apiIn } from '#platform/http-client.ts'
import { Button } from '#ui/button.tsx'
import { Callout } from '#ui/callout.tsx'
import { TimeText } from '#ui/time-text.tsx'
import { showOutcome } from '#ui/toast/outcome-toast.ts'
import type { BillsApi } from '../../contract/api.ts'
import type { CreditRequest as Request } from '../../contract/credited.ts'
import { billsTranslator } from '../translator.ts'

const addresses = {
  approved: 'POST /admin/creditNotes/{orgId}/{id}/approvals',
  refused: 'POST /admin/creditNotes/{orgId}/{id}/refusals',
  cancelled: 'POST /admin/creditNotes/{orgId}/{id}/cancellations',
} as const

type Rows = BillsApi['approveCreditNote' | 'refuseCreditNote' | 'cancelCreditNote']

export function CreditRequest({ request, language }: { request: Request; language: Language }) {
  const { id, reason, prepared, mayApprove } = request
  const t = billsTranslator(language)
  const { permissions, organisation } = useWho()
  const { revalidate } = useRevalidator()
  const [isBusy, setIsBusy] = useState(false)
  const send = async (done: keyof typeof addresses) => {
    if (isBusy) return
    setIsBusy(true)
    const outcome = await apiIn(language).send<Rows>(addresses[done], { orgId: String(organisation.id), id })
    showOutcome(outcome, { done: t(`bills.crediting_${done}`), failed: t('server.failed') })
    await revalidate()
    setIsBusy(false)
  }
  const mayDecide = permissions.includes('billing:approve')
  const mayCancel = permissions.includes('billing:prepare') && !(mayDecide && mayApprove.ok)
  const disabled = isBusy || undefined
  return (
    <div className="grid gap-4">
      <Callout tone="info" title={t('bills.crediting_pending')}>
        <p>
          <TimeText at={prepared.at}>{(date) => t('bills.crediting_prepared', { name: prepared.by, date })}</TimeText>
        </p>
        <p className="whitespace-pre-line">{reason}</p>
        {mayApprove.ok ? null : <p>{messageText(t, mayApprove)}</p>}
      </Callout>
      <p className="flex flex-wrap gap-3">
        {mayDecide && mayApprove.ok ? (
          <Button kind="primary" aria-disabled={disabled} onClick={() => void send('approved')}>
            {t('bills.crediting_approve')}
          </Button>
        ) : null}
        {mayDecide && !mayCancel ? (
          <Button aria-disabled={disabled} onClick={() => void send('refused')}>
            {t('bills.crediting_refuse')}
          </Button>
        ) : null}
        {mayCancel ? (
          <Button kind="quiet" aria-disabled={disabled} onClick={() => void send('cancelled')}>
            {t('bills.crediting_cancel')}
          </Button>
        ) : null}
      </p>
    </div>
  )
}
