// Form that prepares a billing run: a month that is over and, where it is chosen, a supply zone.

import { useNavigate } from 'react-router'
import { monthName } from '#kit/format/bs-months.ts'
import { useWho } from '#features/sessions/screens/signed-in.ts'
import type { SupplyZone } from '#features/tols/contract/places.ts'
import { addMonths, bsMonthOf, type BsMonth } from '#kit/calendar/bs-month.ts'
import { formatNumber } from '#kit/format/numbers.ts'
import { inLanguage, type Language } from '#kit/language.ts'
import { valuesOf } from '#kit/validation/form-data.ts'
import { validate } from '#kit/validation/form.ts'
import { apiIn } from '#platform/http-client.ts'
import { SelectField } from '#ui/form/choice-fields.tsx'
import { Form, SendButton } from '#ui/form/form.tsx'
import { useForm } from '#ui/form/use-form.ts'
import type { BillsApi, Run } from '../../contract/api.ts'
import { runForm } from '../../contract/forms.ts'
import { endsCycle } from '../../rules/policy.ts'
import { billsTranslator } from '../translator.ts'

/** Months that can be billed: the twelve before this one. */
const offeredMonths = Array.from({ length: 12 }, (_, back) => -1 - back)

type Props = {
  /** The last month that was prepared or billed as a whole. */
  lastPeriod: string | null
  zones: readonly SupplyZone[]
  /** Of a bill; only the last month of a cycle is offered. */
  cycleMonths: number
  today: string
  language: Language
}

export function RunForm({ lastPeriod, zones, cycleMonths, today, language }: Props) {
  const t = billsTranslator(language)
  const navigate = useNavigate()
  const orgId = String(useWho().organisation.id)
  const months = offeredMonths
    .map((back) => addMonths(bsMonthOf(today), back))
    .filter((month) => endsCycle(month, cycleMonths))
  const state = useForm<Run>({
    id: 'run-form',
    definition: runForm,
    labels: { period: t('bills.month'), zone: t('bills.zone') },
    language,
    t,
    send: (data) => {
      const filled = validate(runForm, valuesOf(runForm, data))
      const { period, zone } = filled.ok ? filled.value : { period: '', zone: undefined }
      return apiIn(language).send<BillsApi['prepareBillingRun']>('POST /admin/billingRuns/{orgId}', {
        orgId,
        period,
        zone,
      })
    },
    onSent: ({ id }) => void navigate(`/staff/billing/${id}`),
  })
  return (
    <div className="max-w-[46rem]">
      <Form state={state}>
        <div className="grid items-start gap-6 md:grid-cols-2">
          <SelectField
            name="period"
            chosen={nextMonth(months, lastPeriod)}
            options={months.map((value) => ({ value, label: cycleName(value, cycleMonths, language) }))}
          />
          <SelectField
            name="zone"
            help={t('bills.zone_help')}
            options={zones.map(({ code, name }) => ({ value: code, label: inLanguage(name, language).text }))}
          />
        </div>
        <SendButton state={state}>{t('bills.prepare')}</SendButton>
      </Form>
    </div>
  )
}

function cycleName(period: BsMonth, cycleMonths: number, language: Language): string {
  const month = monthName(period, language)
  if (cycleMonths === 1) return month
  return billsTranslator(language)('bills.cycle_until', { count: formatNumber(cycleMonths, language), month })
}

/** The month after the last one; the newest where there is none. */
function nextMonth(months: readonly BsMonth[], last: string | null): BsMonth {
  return months.findLast((month) => last !== null && month > last) ?? months[0]!
}
