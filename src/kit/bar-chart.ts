// Bar chart as SVG text: a bar for each label with another one beside it, drawn on the server; its table has the values.

import { escaped } from '#kit/table/print.ts'

/** `isDashed`: outlined in place of filled. */
type Bar = { value: number; isDashed: boolean }

/** `mark` is above the bar, in the reader's digits; a bar whose value is null is its mark alone. `group`: named below the label where one begins. */
export type LabelledBar = {
  label: string
  group?: string | undefined
  mark: string
  value: number | null
  isDashed: boolean
  beside: Bar | null
}

/** `id` is unique in the page. `description`: what the title leaves open, null where there is nothing. Only what is drawn is in the legend. */
export type BarChart = {
  id: string
  title: string
  description: string | null
  legend: Record<'value' | 'beside' | 'dashed', string>
  bars: readonly LabelledBar[]
}

const [width, plot, head, foot, row] = [340, 110, 17, 36, 18]
/** Fewer bars are not wider. */
const minBars = 6
const looks = {
  value: 'class="fill-secondary-800"',
  beside: 'class="fill-secondary-100 stroke-secondary-800"',
  dashed: 'class="stroke-secondary-800" fill="none" stroke-dasharray="3 2"',
} as const

/**
 * Every text is escaped; classes are those of the style sheet, so that the chart follows the dark scheme, contrast and print. `ui/trusted-html` lists
 * the elements and attributes that it has.
 */
export function barChart({ id, title, description, legend, bars }: BarChart): string {
  const drawn = bars.flatMap(({ value, isDashed, beside }) => [
    ...(value === null ? [] : [{ value, isDashed }]),
    ...(beside ? [beside] : []),
  ])
  const kinds = (['value', 'beside', 'dashed'] as const).filter((kind) => {
    if (kind === 'dashed') return drawn.some(({ isDashed }) => isDashed)
    return kind === 'value' || bars.some(({ beside }) => beside)
  })
  const top = kinds.length * row + head
  const base = top + plot
  const highest = Math.max(1, ...drawn.map(({ value }) => value))
  const step = width / Math.max(bars.length, minBars)
  const rect = (x: number, wide: number, { value, isDashed }: Bar, look: 'value' | 'beside') => {
    const tall = rounded((value / highest) * plot)
    return rectangle(x, base - tall, wide, tall, isDashed ? 'dashed' : look)
  }
  const columns = bars.map(({ label, group, mark, value, isDashed, beside }, index) => {
    const x = index * step
    const tall = ((value ?? 0) / highest) * plot
    return [
      beside ? rect(x + step * 0.08, step * 0.28, beside, 'beside') : '',
      value === null ? '' : rect(x + step * 0.4, step * 0.5, { value, isDashed }, 'value'),
      text(x + step * 0.65, base - tall - 4, mark, 'middle'),
      text(x + step / 2, base + 14, label, 'middle'),
      group === undefined ? '' : text(x + 1, base + 31, group, 'start'),
    ].join('')
  })
  const [titleId, descriptionId] = [`${escaped(id)}-title`, `${escaped(id)}-description`]
  return [
    `<svg viewBox="0 0 ${width} ${base + foot}" role="img" aria-labelledby="${titleId}"`,
    description === null ? '' : ` aria-describedby="${descriptionId}"`,
    ' class="w-full text-neutral-700">',
    `<title id="${titleId}">${escaped(title)}</title>`,
    description === null ? '' : `<desc id="${descriptionId}">${escaped(description)}</desc>`,
    ...kinds.map(
      (kind, index) => rectangle(1, index * row + 2, 12, 10, kind) + text(20, index * row + 12, legend[kind], 'start'),
    ),
    `<line x1="0" x2="${width}" y1="${base}" y2="${base}" stroke="currentColor"></line>`,
    ...columns,
    '</svg>',
  ].join('')
}

function rectangle(x: number, y: number, wide: number, tall: number, look: keyof typeof looks): string {
  return `<rect x="${rounded(x)}" y="${rounded(y)}" width="${rounded(wide)}" height="${rounded(tall)}" ${looks[look]}></rect>`
}

function text(x: number, y: number, content: string, anchor: 'start' | 'middle'): string {
  const at = `x="${rounded(x)}" y="${rounded(y)}" text-anchor="${anchor}"`
  return `<text ${at} font-size="12" fill="currentColor">${escaped(content)}</text>`
}

function rounded(value: number): number {
  return Math.round(value * 10) / 10
}
