// The next step of a prepared billing run: approve it, or cancel it; the reason where it may not be approved.

import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { useWho } from '#features/sessions/screens/signed-in.ts'
import { formatNumber } from '#kit/format/numbers.ts'
import { messageText, type Language } from '#kit/language.ts'
import { apiIn } from '#platform/http-client.ts'
import { Button } from '#ui/button.tsx'
import { Callout } from '#ui/callout.tsx'
import { showOutcome } from '#ui/toast/outcome-toast.ts'
import type { BillsApi, Run } from '../../contract/api.ts'
import { billsTranslator } from '../translator.ts'

const addresses = {
  approved: 'POST /admin/billingRuns/{orgId}/{id}/approvals',
  cancelled: 'POST /admin/billingRuns/{orgId}/{id}/cancellations',
} as const

export function RunActions({ run, language }: { run: Run; language: Language }) {
  const { id, preview, mayApprove } = run
  const t = billsTranslator(language)
  const { permissions, organisation } = useWho()
  const { revalidate } = useRevalidator()
  const [isBusy, setIsBusy] = useState(false)
  const send = async (done: keyof typeof addresses) => {
    if (isBusy) return
    setIsBusy(true)
    const outcome = await apiIn(language).send<BillsApi['approveBillingRun' | 'cancelBillingRun']>(addresses[done], {
      orgId: String(organisation.id),
      id,
    })
    showOutcome(outcome, { done: t(`bills.${done}_done`), failed: t('server.failed') })
    await revalidate()
    setIsBusy(false)
  }
  const isEmpty = preview.bills === 0
  const mayDecide = permissions.includes('billing:approve') && mayApprove.ok && !isEmpty
  return (
    <div className="grid gap-4">
      {isEmpty ? <Callout tone="warning">{t('bills.no_bills')}</Callout> : null}
      {mayDecide ? <p className="measure">{t('bills.approve_help')}</p> : null}
      {!mayDecide && !isEmpty ? (
        <Callout tone="info" title={t(isBilledHere(mayApprove) ? 'bills.approval_pending' : 'bills.approval_ended')}>
          {mayApprove.ok ? null : <p>{messageText(t, mayApprove)}</p>}
        </Callout>
      ) : null}
      <p className="flex flex-wrap gap-3">
        {mayDecide ? (
          <Button kind="primary" aria-disabled={isBusy || undefined} onClick={() => void send('approved')}>
            {t('bills.approve', { count: formatNumber(preview.bills, language) })}
          </Button>
        ) : null}
        {permissions.includes('billing:prepare') ? (
          <Button kind="quiet" aria-disabled={isBusy || undefined} onClick={() => void send('cancelled')}>
            {t('bills.cancel')}
          </Button>
        ) : null}
      </p>
    </div>
  )
}

/** Whether somebody else may approve it: no policy has changed so that the month is not billed here. */
function isBilledHere(mayApprove: Run['mayApprove']): boolean {
  return mayApprove.ok || !['bills.made_elsewhere', 'bills.cycle_not_over'].includes(mayApprove.key)
}
