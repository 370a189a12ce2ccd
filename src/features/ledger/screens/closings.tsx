// Until when the ledger is closed, and the month that closes next, which is confirmed because it is not opened again.

import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { useWho } from '#features/sessions/screens/signed-in.ts'
import { monthName } from '#kit/format/bs-months.ts'
import { messageText, type Language } from '#kit/language.ts'
import { apiIn } from '#platform/http-client.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { Facts } from '#ui/facts.tsx'
import { TimeText } from '#ui/time-text.tsx'
import { showOutcome } from '#ui/toast/outcome-toast.ts'
import type { Closings, LedgerApi } from '../contract/api.ts'
import { yearEndingWith } from '../rules/days.ts'
import { ledgerTranslator } from './translator.ts'

export function ClosedMonths({ closings, language }: { closings: Closings; language: Language }) {
  const { cutOverOn, closedUntil, next } = closings
  const t = ledgerTranslator(language)
  const { permissions } = useWho()
  if (cutOverOn === null || next === null) return <p className="measure">{t('ledger.not_kept_yet')}</p>
  const mayClose = permissions.includes('ledger:close')
  return (
    <>
      <Facts
        facts={[
          [t('ledger.kept_since'), <TimeText key="since" at={cutOverOn} />],
          [t('ledger.closed_until'), closedUntil ? <TimeText key="until" at={closedUntil} /> : t('ledger.none_closed')],
          [t('ledger.closes_next'), monthName(next.period, language)],
        ]}
      />
      {mayClose && next.may.ok ? <CloseMonth period={next.period} language={language} /> : null}
      {mayClose && !next.may.ok ? <p className="mt-3">{messageText(t, next.may)}</p> : null}
    </>
  )
}

function CloseMonth({ period, language }: { period: string; language: Language }) {
  const t = ledgerTranslator(language)
  const orgId = String(useWho().organisation.id)
  const { revalidate } = useRevalidator()
  const [isAsked, setIsAsked] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const month = monthName(period, language)
  const close = async () => {
    if (isBusy) return
    setIsBusy(true)
    const outcome = await apiIn(language).send<LedgerApi['closeMonth']>('POST /admin/ledger/{orgId}/closings', {
      orgId,
      period,
    })
    showOutcome(outcome, { done: t('ledger.month_was_closed', { month }), failed: t('server.failed') })
    setIsAsked(false)
    await revalidate()
    setIsBusy(false)
  }
  return (
    <>
      <p className="mt-3">
        <Button kind="quiet" onClick={() => setIsAsked(true)}>
          {t('ledger.close_month', { month })}
        </Button>
      </p>
      <Dialog
        open={isAsked}
        onClose={() => setIsAsked(false)}
        title={t('ledger.close_month', { month })}
        closeLabel={t('ledger.cancel')}
        actions={
          <Button kind="primary" aria-disabled={isBusy || undefined} onClick={() => void close()}>
            {t('ledger.close_month', { month })}
          </Button>
        }
      >
        <p className="measure">{t('ledger.close_help')}</p>
        {yearEndingWith(period) ? <p className="measure mt-2">{t('ledger.close_year_help')}</p> : null}
      </Dialog>
    </>
  )
}
