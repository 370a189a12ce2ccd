// Bars of the units used in each month, named for screen readers; the table beside it has the figures.

import { formatNumber } from '#kit/format/numbers.ts'
import { translator, type Language } from '#kit/language.ts'
import { screenMessages } from '../messages/screens.ts'
import type { MonthlyUse } from '../rules/monthly-use.ts'
import { monthName, monthNumber } from './month-name.ts'

/** Months that fit on a phone. */
const shownMonths = 24

const [width, height, foot, head] = [360, 150, 34, 18]

/** The newest two years, the years named under the first month of each; a sentence where no water was used. Nothing without a month that was read. */
export function ConsumptionChart({ months, language }: { months: readonly MonthlyUse[]; language: Language }) {
  const t = translator(screenMessages, language)
  const shown = months.slice(-shownMonths)
  const read = shown.filter((month) => month.units !== null)
  if (read.length === 0) return null
  const highest = read.reduce((a, b) => (b.units! > a.units! ? b : a))
  if (highest.units === 0) return <p className="mb-2">{t('meter_readings.chart_none')}</p>
  const step = width / Math.max(shown.length, 6)
  const heightOf = (units: number) => (units / highest.units!) * (height - head - foot)
  const title = t('meter_readings.chart', {
    from: monthName(shown[0]!.period, language),
    to: monthName(shown.at(-1)!.period, language),
    most: highest.units!,
    month: monthName(highest.period, language),
  })
  return (
    <figure className="max-w-[46rem]">
      <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={title} className="w-full text-neutral-700">
        <line x1="0" x2={width} y1={height - foot} y2={height - foot} stroke="currentColor" />
        {shown.map(({ period, units, isSpread }, index) => {
          const x = index * step
          const tall = heightOf(units ?? 0)
          const isFirst = index === 0 || period.endsWith('/01')
          return (
            <g key={period}>
              {units === null ? null : (
                <rect
                  x={x + step * 0.15}
                  y={height - foot - tall}
                  width={step * 0.7}
                  height={tall}
                  className={isSpread ? 'fill-secondary-600' : 'fill-secondary-800'}
                />
              )}
              {period === highest.period ? (
                <text
                  x={x + step / 2}
                  y={height - foot - tall - 4}
                  textAnchor="middle"
                  fontSize="12"
                  fill="currentColor"
                >
                  {formatNumber(highest.units!, language)}
                </text>
              ) : null}
              {index % Math.ceil(shown.length / 12) === 0 ? (
                <text x={x + step / 2} y={height - foot + 14} textAnchor="middle" fontSize="11" fill="currentColor">
                  {monthNumber(period, language)}
                </text>
              ) : null}
              {isFirst ? (
                <text x={x + 1} y={height - 4} fontSize="11" fill="currentColor">
                  {monthName(period, language).split(' ').at(-1)}
                </text>
              ) : null}
            </g>
          )
        })}
      </svg>
      {shown.some(({ isSpread }) => isSpread) ? (
        <figcaption className="mt-1 text-sm text-neutral-600">{t('meter_readings.chart_spread')}</figcaption>
      ) : null}
    </figure>
  )
}
