// A request to reverse a deposit that is to be decided: approve or refuse it, cancel it, or the reason why another decides.

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
import type { DepositReversal, ReversalsApi } from '../contract/reversals.ts'
import { bankingTranslator } from './translator.ts'

const addresses = {
  approved: 'POST /admin/bankDeposits/{orgId}/reversals/{id}/approvals',
  refused: 'POST /admin/bankDeposits/{orgId}/reversals/{id}/refusals',
  cancelled: 'POST /admin/bankDeposits/{orgId}/reversals/{id}/cancellations',
} as const

type Rows = ReversalsApi['approveDepositReversal' | 'refuseDepositReversal' | 'cancelDepositReversal']

/** `isLinked`: with a link to the deposit. */
export function PendingReversal(props: { reversal: DepositReversal; isLinked?: boolean; language: Language }) {
  const { reversal, isLinked, language } = props
  const { id, deposit, reason, prepared, mayApprove } = reversal
  const t = bankingTranslator(language)
  const { permissions, organisation } = useWho()
  const { revalidate } = useRevalidator()
  const [isBusy, setIsBusy] = useState(false)
  const send = async (done: keyof typeof addresses) => {
    if (isBusy) return
    setIsBusy(true)
    const outcome = await apiIn(language).send<Rows>(addresses[done], { orgId: String(organisation.id), id })
    showOutcome(outcome, { done: t(`banking.reversal_${done}`), failed: t('server.failed') })
    await revalidate()
    setIsBusy(false)
  }
  const mayDecide = permissions.includes('billing:approve')
  const disabled = isBusy || undefined
  const why = `reversal-${id}-reason`
  const title = t(`banking.deposit_of_${deposit.tender}`, { amount: formatMoney(deposit.amountPaisa, language) })
  return (
    <div className="mb-6 grid gap-3">
      <Callout tone="info" title={title}>
        {isLinked ? (
          <p>
            <Link
              to={`/staff/deposits/${deposit.id}`}
              lang={writtenIn(deposit.bank)}
              className="link inline-block py-1"
            >
              {t('banking.slip_of', { bank: deposit.bank, slip: inDigits(deposit.slip, language) })}
            </Link>
          </p>
        ) : null}
        <p>
          <TimeText at={prepared.at}>{(date) => t('banking.requested', { name: prepared.by, date })}</TimeText>
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
              {t('banking.approve')}
            </Button>
            {mayApprove.ok ? (
              <Button aria-disabled={disabled} onClick={() => void send('refused')}>
                {t('banking.refuse')}
              </Button>
            ) : null}
          </>
        ) : null}
        {permissions.includes('banking:write') && !(mayDecide && mayApprove.ok) ? (
          <Button kind="quiet" aria-disabled={disabled} onClick={() => void send('cancelled')}>
            {t('banking.cancel')}
          </Button>
        ) : null}
      </p>
    </div>
  )
}
