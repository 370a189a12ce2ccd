// Table with a bar beside its numbers: a chart and its table in one, drawn without script.

import type { ReactNode } from 'react'

export type BarRow = {
  key: string
  label: ReactNode
  /** What the bar is as long as; `of`: the part of it that is drawn darker. */
  value: number
  of?: number
  cells: readonly ReactNode[]
}

/** `columns`: of the label, then of the cells. The bars are decoration: their values are in the cells. */
export function BarTable({
  caption,
  columns,
  rows,
}: {
  caption: string
  columns: readonly [string, ...string[]]
  rows: readonly BarRow[]
}) {
  const maxValue = Math.max(1, ...rows.map(({ value }) => value))
  const [labelled, ...others] = columns
  const stacked = others.length > maxBesideOnPhone
  return (
    <div {...scrollable} aria-label={caption} className="overflow-x-auto">
      <table className="w-full max-w-[56rem] text-start [&_td]:px-2 [&_td]:py-1 [&_th]:px-2 [&_th]:py-1">
        <caption className="sr-only">{caption}</caption>
        <thead className={`border-b border-neutral-300 text-sm ${stacked ? 'max-sm:sr-only' : ''}`}>
          <tr>
            <th scope="col" className="text-start">
              {labelled}
            </th>
            <td aria-hidden="true" className="w-1/3 min-w-24 max-sm:hidden" />
            {others.map((name) => (
              <th key={name} scope="col" className="text-end">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, label, value, of, cells }) => (
            <tr key={key} className={`border-b border-neutral-200 ${stacked ? 'max-sm:grid max-sm:py-1' : ''}`}>
              <th scope="row" className={`text-start ${stacked ? 'font-normal max-sm:font-bold' : 'font-normal'}`}>
                {label}
              </th>
              <td aria-hidden="true" className="max-sm:hidden">
                <Bar share={value / maxValue} part={of === undefined ? 1 : value === 0 ? 0 : of / value} />
              </td>
              {cells.map((cell, index) => (
                <td
                  key={others[index]}
                  className={`figures text-end ${stacked ? 'max-sm:flex max-sm:justify-between max-sm:gap-3' : ''}`}
                >
                  {stacked ? (
                    <span aria-hidden="true" className="text-start text-neutral-600 sm:hidden">
                      {others[index]}
                    </span>
                  ) : null}
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** More columns of numbers than fit a phone are one below the other. */
const maxBesideOnPhone = 2

/** Scrolled by keyboard where it is wider than a phone. */
const scrollable = { role: 'region', tabIndex: 0 }

function Bar({ share, part }: { share: number; part: number }) {
  return (
    <svg className="block h-4 w-full" aria-hidden="true">
      <rect className="fill-secondary-100" width={percent(share)} height="100%" />
      <rect className="fill-secondary-700" width={percent(share * part)} height="100%" />
    </svg>
  )
}

function percent(share: number): string {
  return `${Math.round(share * 1000) / 10}%`
}
