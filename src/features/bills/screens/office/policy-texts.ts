// Texts of the billing policies: labels, choices, and the values of a stored version.

import { cutTaps, partialMonths, tapChanges } from '#features/readings/contract/charged-months.ts'
import { formatNumber, formatRupees } from '#kit/format/numbers.ts'
import type { Language } from '#kit/language.ts'
import type { Option } from '#ui/form/choice-fields.tsx'
import type { BillingPolicies } from '../../contract/policies-api.ts'
import { billDates, billingSources, maxCycleMonths, missingReadings, reminderChannels } from '../../contract/policy.ts'
import { policiesTranslator } from '../translator.ts'

const choices = [
  'billing',
  'billDate',
  'cycleMonths',
  'firstMonth',
  'lastMonth',
  'cutTap',
  'missingReading',
  'tapChange',
  'reminders',
  'persons',
] as const
type Choice = (typeof choices)[number]

export const overdueLimits = [
  'cashOverdueDays',
  'chequeOverdueDays',
  'chequeAnswerDays',
  'instalmentGraceDays',
] as const
type Typed = 'holdFee' | 'chequeFee' | (typeof overdueLimits)[number]

export function labelsIn(language: Language): Record<Choice | Typed, string> {
  const t = policiesTranslator(language)
  return {
    billing: t('billing.billing'),
    billDate: t('billing.bill_date'),
    cycleMonths: t('billing.cycle'),
    firstMonth: t('billing.first_month'),
    lastMonth: t('billing.last_month'),
    cutTap: t('billing.cut_tap'),
    holdFee: t('billing.hold_fee'),
    chequeFee: t('billing.cheque_fee'),
    missingReading: t('billing.missing_reading'),
    tapChange: t('billing.tap_change'),
    reminders: t('billing.reminders'),
    cashOverdueDays: t('billing.cash_overdue'),
    chequeOverdueDays: t('billing.cheque_overdue'),
    chequeAnswerDays: t('billing.cheque_answer'),
    instalmentGraceDays: t('billing.instalment_grace'),
    persons: t('billing.persons'),
  }
}

export function optionsIn(language: Language): Record<Choice, Option[]> {
  const t = policiesTranslator(language)
  const partial = partialMonths.map((value) => ({ value, label: t(`billing.month_${value}`) }))
  const cycles = Array.from({ length: maxCycleMonths }, (_, place) => place + 1)
  return {
    billing: billingSources.map((value) => ({ value, label: t(`billing.billing_${value}`) })),
    billDate: billDates.map((value) => ({ value, label: t(`billing.bill_date_${value}`) })),
    cycleMonths: cycles.map((count) => ({
      value: String(count),
      label:
        count === 1 ? t('billing.cycle_one') : t('billing.cycle_several', { count: formatNumber(count, language) }),
    })),
    firstMonth: partial,
    lastMonth: partial,
    cutTap: cutTaps.map((value) => ({ value, label: t(`billing.cut_${value}`) })),
    missingReading: missingReadings.map((value) => ({ value, label: t(`billing.missing_${value}`) })),
    tapChange: tapChanges.map((value) => ({ value, label: t(`billing.tap_${value}`) })),
    reminders: reminderChannels.map((value) => ({ value, label: t(`billing.reminders_${value}`) })),
    persons: (['1', '2'] as const).map((value) => ({ value, label: t(`billing.persons_${value}`) })),
  }
}

/** The values of a version, shown where somebody else has changed them meanwhile. */
export function textsOf(policies: BillingPolicies, language: Language): Record<string, string> {
  const options = optionsIn(language)
  const chosen = choices.map((name) => {
    const option = options[name].find(({ value }) => value === String(policies[name]))
    return [name, option?.label ?? '']
  })
  const { holdFeePaisa, chequeFeePaisa } = policies
  const fees = { holdFee: formatRupees(holdFeePaisa, language), chequeFee: formatRupees(chequeFeePaisa, language) }
  const limits = overdueLimits.map((name) => [name, formatNumber(policies[name], language)])
  return { ...Object.fromEntries([...chosen, ...limits]), ...fees }
}
