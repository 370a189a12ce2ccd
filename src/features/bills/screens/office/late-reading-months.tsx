// The months whose readings came after their bills, each with a button that prepares another run of it.

import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { useWho } from '#features/sessions/screens/signed-in.ts'
import { monthName } from '#kit/format/bs-months.ts'
import { formatNumber } from '#kit/format/numbers.ts'
import type { Language } from '#kit/language.ts'
import { apiIn } from '#platform/http-client.ts'
import { Button } from '#ui/button.tsx'
import { Callout } from '#ui/callout.tsx'
import { showOutcome } from '#ui/toast/outcome-toast.ts'
import type { BillsApi } from '../../contract/api.ts'
import type { LateReadings } from '../../contract/late-readings.ts'
import { lateReadingsTranslator } from '../translator.ts'

type Props = { months: LateReadings['months']; mayPrepare: boolean; language: Language }

/** Nothing where there are none. */
export function LateReadingMonths({ months, mayPrepare, language }: Props) {
  const t = lateReadingsTranslator(language)
  if (months.length === 0) return null
  return (
    <div className="mb-5 max-w-[46rem]">
      <Callout tone="warning" title={t('bills.late_readings')}>
        <ul className="my-2 grid gap-3">
          {months.map(({ period, count }) => (
            <li key={period}>
              {t('bills.late_readings_of', {
                month: monthName(period, language),
                count: formatNumber(count, language),
              })}
              {mayPrepare ? <Prepare period={period} language={language} /> : null}
            </li>
          ))}
        </ul>
        <Link to="/staff/billing/late-readings" className="link inline-block py-2">
          {t('bills.late_readings_list')}
        </Link>
      </Callout>
    </div>
  )
}

function Prepare({ period, language }: { period: string; language: Language }) {
  const t = lateReadingsTranslator(language)
  const navigate = useNavigate()
  const orgId = String(useWho().organisation.id)
  const month = monthName(period, language)
  const [isBusy, setIsBusy] = useState(false)
  const send = async () => {
    if (isBusy) return
    setIsBusy(true)
    const address = 'POST /admin/billingRuns/{orgId}'
    const outcome = await apiIn(language).send<BillsApi['prepareBillingRun']>(address, { orgId, period })
    setIsBusy(false)
    showOutcome(outcome, { done: t('bills.late_readings_prepared', { month }), failed: t('server.failed') })
    if (outcome.kind === 'done') void navigate(`/staff/billing/${outcome.value.id}`)
  }
  return (
    <p className="mt-2">
      <Button aria-disabled={isBusy || undefined} onClick={() => void send()}>
        {t('bills.late_readings_prepare', { month })}
      </Button>
    </p>
  )
}
