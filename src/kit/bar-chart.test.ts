// Tests of the bar chart as SVG: heights, the bar beside, what is not known, texts that are escaped.

import { expect, test } from 'vitest'
import { barChart, type BarChart } from './bar-chart.ts'

const known = { label: '07', mark: '20', value: 20, isDashed: false, beside: { value: 10, isDashed: false } }
const chart: BarChart = {
  id: 'a',
  title: 'Units',
  description: 'Most: 20',
  legend: { value: 'This year', beside: 'Last year', dashed: 'Not read' },
  bars: [known],
}
const heights = (svg: string, kind: string) =>
  [...svg.matchAll(/<rect [^>]*height="([\d.]+)" class="([^"]*)"/g)]
    .filter(([, , classes]) => classes!.startsWith(kind))
    .map(([, height]) => Number(height))

test('the highest bar is as high as the chart, the one beside it in proportion', () => {
  const svg = barChart(chart)
  const [value] = heights(svg, 'fill-secondary-800').slice(-1)
  const [beside] = heights(svg, 'fill-secondary-100').slice(-1)
  expect([value, beside]).toEqual([110, 55])
})

test('a bar that is not known is a dash, and a dashed one has an outline in place of a fill', () => {
  const unknown = { label: '08', mark: '–', value: null, isDashed: false, beside: null }
  expect(heights(barChart({ ...chart, bars: [known, unknown] }), 'fill-secondary-800')).toHaveLength(2)
  const dashed = barChart({ ...chart, bars: [{ ...known, isDashed: true }] })
  expect(dashed).toContain('stroke-dasharray="3 2"')
  expect(dashed).toContain('Not read')
  expect(barChart(chart)).not.toContain('Not read')
})

test('title and description name the picture, and every text is escaped', () => {
  const svg = barChart({ ...chart, title: '<b>"&', bars: [{ ...known, label: '<i>' }] })
  expect(svg).toMatch(/^<svg [^>]*role="img" aria-labelledby="a-title" aria-describedby="a-description"/)
  expect(svg).toContain('<title id="a-title">&lt;b&gt;&quot;&amp;</title>')
  expect(svg).toContain('&lt;i&gt;')
})

test('where nothing describes it, nothing refers to a description', () => {
  expect(barChart({ ...chart, description: null })).not.toMatch(/desc/)
})
