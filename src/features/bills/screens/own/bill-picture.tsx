// Picture of a bill: one bar whose parts are its lines, numbered as in the table, beside the bar of another month at the same scale; what was billed
// before is outlined.

import { formatMoney, formatNumber } from '#kit/format/numbers.ts'
import { translator, type Language } from '#kit/language.ts'
import { monthName } from '#kit/format/bs-months.ts'
import type { BillLine } from '../../contract/bill.ts'
import { ownBillMessages } from '../../messages/own.ts'

export type PicturedBill = { period: string; units: number | null; chargePaisa: number; lines: readonly BillLine[] }

const [width, height, head, gap] = [360, 44, 16, 2]

/** Every second part is lighter: neighbours differ in more than their number. */
const fills = ['fill-secondary-800', 'fill-secondary-600'] as const

/** `ofPaisa`: the amount that is as wide as the picture. */
export function BillPicture({ bill, ofPaisa, language }: { bill: PicturedBill; ofPaisa: number; language: Language }) {
  const t = translator(ownBillMessages, language)
  const { period, units, chargePaisa } = bill
  const values = { month: monthName(period, language), amount: formatMoney(chargePaisa, language) }
  const title = units === null ? t('my_bills.picture_flat', values) : t('my_bills.picture', { ...values, units })
  return (
    <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={title} className="w-full text-neutral-800">
      {partsOf(bill, ofPaisa).map(({ place, x, wide }, index) => (
        <g key={place}>
          <text x={x + wide / 2} y={head - 4} textAnchor="middle" fontSize="11" fill="currentColor">
            {formatNumber(place, language)}
          </text>
          <rect x={x} y={head} width={Math.max(wide - gap, 1)} height={height - head} className={fills[index % 2]!} />
        </g>
      ))}
      {takenOffOf(bill, ofPaisa).map(({ place, x, wide }) => (
        <g key={place}>
          <rect
            x={x + 1}
            y={head + 1}
            width={Math.max(wide - gap - 2, 1)}
            height={height - head - 2}
            strokeDasharray="4 3"
            className="fill-white stroke-secondary-800"
          />
          <text x={x + wide / 2} y={(head + height) / 2 + 4} textAnchor="middle" fontSize="11" fill="currentColor">
            {formatNumber(place, language)}
          </text>
        </g>
      ))}
    </svg>
  )
}

/** The charges that the widest bar of these bills shows. */
export function widestOf(bills: readonly PicturedBill[]): number {
  return Math.max(1, ...bills.map(({ lines }) => drawn(lines).reduce((sum, { line }) => sum + line.amountPaisa, 0)))
}

type Part = { place: number; x: number; wide: number }

function partsOf({ lines }: PicturedBill, ofPaisa: number): Part[] {
  const parts: Part[] = []
  let x = 0
  for (const { place, line } of drawn(lines)) {
    const wide = (line.amountPaisa / ofPaisa) * width
    parts.push({ place, x, wide })
    x += wide
  }
  return parts
}

/** What earlier bills have charged for the same months, outlined at the end of the bar: what is left is the charge of the bill. */
function takenOffOf({ lines }: PicturedBill, ofPaisa: number): Part[] {
  const parts: Part[] = []
  let end = drawn(lines).reduce((sum, { line }) => sum + (line.amountPaisa / ofPaisa) * width, 0)
  for (const [index, line] of lines.entries()) {
    if (line.kind !== 'billed' || line.amountPaisa >= 0) continue
    const wide = (-line.amountPaisa / ofPaisa) * width
    end -= wide
    parts.push({ place: index + 1, x: end, wide })
  }
  return parts
}

/** Charges with their number in the table; what is older than the bill is not drawn. */
function drawn(lines: readonly BillLine[]): { place: number; line: BillLine }[] {
  return lines
    .map((line, index) => ({ place: index + 1, line }))
    .filter(({ line }) => line.kind === 'charge' && line.amountPaisa > 0)
}
