// Chart of the units used in each month of the newest year, beside the same month of the year before, drawn for the reader's language.

import { barChart, type LabelledBar } from '#kit/bar-chart.ts'
import { monthName, monthNumber, yearOf } from '#kit/format/bs-months.ts'
import { formatNumber } from '#kit/format/numbers.ts'
import { translator, type Language } from '#kit/language.ts'
import { chartMessages } from '../messages/chart.ts'
import { besideLastYear, type MonthBesideLastYear, type MonthlyUse } from '../rules/monthly-use.ts'

/** Months that fit on a phone. */
const shownMonths = 12

/** `used`: oldest first. SVG text, or null where no use of water is known. */
export function consumptionChart(
  used: readonly MonthlyUse[],
  { customerNumber, language }: { customerNumber: string; language: Language },
): string | null {
  const months = besideLastYear(used).slice(-shownMonths)
  const all = months.flatMap((month) => [month.units ?? 0, month.lastYear?.units ?? 0])
  if (!all.some((units) => units > 0)) return null
  const t = translator(chartMessages, language)
  const highest = months.reduce((a, b) => ((b.units ?? 0) > (a.units ?? 0) ? b : a))
  const most = highest.units ?? 0
  const span = { from: monthName(months[0]!.period, language), to: monthName(months.at(-1)!.period, language) }
  return barChart({
    id: `use-${customerNumber}`,
    title: t('meter_readings.chart', span),
    description: most > 0 ? t('meter_readings.chart_most', { most, month: monthName(highest.period, language) }) : null,
    legend: {
      value: t('meter_readings.chart_units'),
      beside: t('meter_readings.chart_last_year'),
      dashed: t('meter_readings.chart_spread'),
    },
    bars: months.map((month, index) => barOf(month, index === 0, language)),
  })
}

function barOf(
  { period, units, isSpread, lastYear }: MonthBesideLastYear,
  isFirst: boolean,
  language: Language,
): LabelledBar {
  const isNewYear = isFirst || period.endsWith('/01')
  return {
    label: monthNumber(period, language),
    group: isNewYear ? yearOf(period, language) : undefined,
    mark: units === null ? '–' : formatNumber(units, language),
    value: units,
    isDashed: isSpread,
    beside: lastYear && lastYear.units !== null ? { value: lastYear.units, isDashed: lastYear.isSpread } : null,
  }
}
