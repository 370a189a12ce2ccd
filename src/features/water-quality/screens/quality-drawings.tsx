// Drawings of a water test: a result against its limit, and the results of the tests before it. Decoration beside the same figures as text.

import { formatNumber } from '#kit/format/numbers.ts'
import { translator, type Language } from '#kit/language.ts'
import { waterQualityPage } from '../messages.ts'
import { scaleOf, type Trend } from '../rules.ts'

const [width, height, edge] = [160, 36, 5]

/** What is within the limit as a light part of the bar, the result as a mark. Nothing without a limit. */
export function LimitBar({ trend }: { trend: Trend }) {
  const { limits, result, verdict } = trend.row
  if (limits.low === null && limits.high === null) return null
  const scale = scaleOf(trend)
  const [from, to] = [limits.low ?? 0, limits.high ?? scale]
  return (
    <svg className="mb-1 block h-3 w-full max-w-40" viewBox="0 0 100 12" preserveAspectRatio="none" aria-hidden="true">
      <rect className="fill-neutral-200" width="100" height="12" />
      <rect
        className="fill-success-600 opacity-40"
        x={(from / scale) * 100}
        width={Math.max(((to - from) / scale) * 100, 3)}
        height="12"
      />
      <rect
        className={verdict === 'outside' ? 'fill-danger-700' : 'fill-title'}
        x={Math.min((result / scale) * 100, 97)}
        width="3"
        height="12"
      />
    </svg>
  )
}

/** A line through the results, the upper limit dashed where it is near enough to be seen. */
export function TrendLine({ trend, language }: { trend: Trend; language: Language }) {
  const t = translator(waterQualityPage, language)
  const { points, row } = trend
  const results = points.map(({ result }) => result)
  const [low, high] = [Math.min(...results), Math.max(...results)]
  if (low === high) {
    const text = points.length < 2 ? t('quality.trend_none') : t('quality.trend_same')
    return <span className="text-sm text-neutral-700">{text}</span>
  }
  const scale = high * 1.3 || 1
  const yOf = (value: number) => height - edge - (value / scale) * (height - 2 * edge)
  const xOf = (index: number) => edge + (index / (points.length - 1)) * (width - 2 * edge)
  const limit = row.limits.high
  return (
    <span className="figures text-sm text-neutral-700">
      <svg
        className="mb-1 block w-full max-w-40 overflow-visible"
        viewBox={`0 0 ${width} ${height}`}
        aria-hidden="true"
      >
        {limit !== null && limit <= scale ? (
          <line
            className="stroke-danger-700"
            x1="0"
            x2={width}
            y1={yOf(limit)}
            y2={yOf(limit)}
            strokeWidth="1"
            strokeDasharray="4 3"
          />
        ) : null}
        <polyline
          className="fill-none stroke-secondary-700"
          strokeWidth="2"
          points={points.map(({ result }, index) => `${xOf(index)},${yOf(result)}`).join(' ')}
        />
        <circle className="fill-secondary-800" cx={xOf(points.length - 1)} cy={yOf(results.at(-1)!)} r="4" />
      </svg>
      {t('quality.trend_text', { low: formatNumber(low, language), high: formatNumber(high, language) })}
    </span>
  )
}
