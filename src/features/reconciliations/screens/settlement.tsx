// What the acceptance of a reconciliation posts or has posted, and its button.

import { useState } from 'react'
import { Link, useRevalidator } from 'react-router'
import { useWho } from '#features/sessions/screens/signed-in.ts'
import { formatNumber, formatMoney } from '#kit/format/numbers.ts'
import { messageText } from '#kit/language.ts'
import { apiIn } from '#platform/http-client.ts'
import { Button } from '#ui/button.tsx'
import { useLanguage } from '#ui/page-language.ts'
import { Section } from '#ui/section.tsx'
import { showOutcome } from '#ui/toast/outcome-toast.ts'
import type { Reconciliation, ReconciliationsApi } from '../contract/api.ts'
import { reconciliationsTranslator } from './translator.ts'

export function Settlement({ found, mayWrite }: { found: Reconciliation; mayWrite: boolean }) {
  const language = useLanguage()
  const t = reconciliationsTranslator(language)
  const orgId = String(useWho().organisation.id)
  const { revalidate } = useRevalidator()
  const [isBusy, setIsBusy] = useState(false)
  const { id, settled, accepted, mayAccept } = found
  const differing = settled.differingPaisa - settled.heldPaisa
  const accept = async () => {
    if (isBusy || !mayAccept.ok) return
    setIsBusy(true)
    const address = 'POST /admin/reconciliations/{orgId}/{id}/acceptances'
    const outcome = await apiIn(language).send<ReconciliationsApi['acceptReconciliation']>(address, { orgId, id })
    showOutcome(outcome, { done: t('reconciliations.accepted_done'), failed: t('server.failed') })
    await revalidate()
    setIsBusy(false)
  }
  return (
    <Section id="settlement" title={t('reconciliations.settlement')}>
      <p className="measure mb-2 font-bold">
        {t('reconciliations.settles', {
          days: formatNumber(settled.days, language),
          gross: formatMoney(settled.grossPaisa, language),
          net: formatMoney(settled.netPaisa, language),
          fee: formatMoney(settled.feePaisa, language),
        })}
      </p>
      {settled.heldPaisa === 0 ? null : (
        <p className="measure mb-3">
          {t('reconciliations.holds', { amount: formatMoney(settled.heldPaisa, language) })}{' '}
          <Link to="/staff/refunds" className="link inline-block py-2">
            {t('reconciliations.held')}
          </Link>
        </p>
      )}
      {differing === 0 ? null : (
        <p className="measure mb-3">{t('reconciliations.stays', { amount: formatMoney(differing, language) })}</p>
      )}
      {mayWrite && !accepted ? (
        <>
          {mayAccept.ok ? null : (
            <p id="accept-why" className="mb-3">
              {messageText(t, mayAccept)}
            </p>
          )}
          <Button
            kind="primary"
            aria-disabled={isBusy || !mayAccept.ok || undefined}
            aria-describedby={mayAccept.ok ? undefined : 'accept-why'}
            onClick={() => void accept()}
          >
            {t('reconciliations.accept')}
          </Button>
        </>
      ) : null}
    </Section>
  )
}
