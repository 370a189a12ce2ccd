// Printed document of a table.

import type { MonthTable } from '#kit/calendar/month-table.ts'
import { monthTable } from '#kit/calendar/table-in-use.ts'
import { formatDate } from '#kit/format/dates.ts'
import { formatNumber } from '#kit/format/numbers.ts'
import { inLanguage, translator, type Bilingual, type Language } from '#kit/language.ts'
import { cellText } from './cell-values.ts'
import { headerIds, headerRows, leafColumns, shownOf, type CellValue, type Column } from './columns.ts'
import type { Batches } from './export/options.ts'
import { exportMessages } from './export/messages.ts'

export type PrintOptions = {
  language: Language
  title: string
  /** The organisation: the heading of the first page. `logoUrl` must be one that the page may load. */
  organisation: { name: Bilingual; address?: Bilingual; logoUrl?: string }
  /** The day of printing, 'YYYY-MM-DD' (AD). */
  date: string
  orientation: 'portrait' | 'landscape'
  /** A note under the title, such as that only the current page is included. */
  note?: string
  months?: MonthTable
}

/**
 * A document to print. `body` is HTML in which every text is escaped; `css` is apart because pages under a content policy must add it as
 * a constructed style sheet. `html` is the whole page for use without a policy.
 */
export type PrintDocument = { title: string; language: Language; css: string; body: string; html: string }

/** Names with values, such as whose the rows are; those without a value are left out. */
export type PrintFacts = readonly (readonly [name: string, value: string])[]

/**
 * All rows given, groups preserved, the header repeated on each page by the browser. `columns` come from `chosenColumns`. `factsOf`: what is
 * printed below the title, from all printed rows.
 */
export async function printDocument<Row>(
  columns: readonly Column<Row>[],
  batches: Batches<Row>,
  options: PrintOptions,
  factsOf?: (rows: readonly Row[]) => PrintFacts,
): Promise<PrintDocument> {
  const printed: Row[] = []
  const parts: string[] = []
  let count = 0
  for await (const batch of batches) {
    parts.push(rowsHtml(columns, batch, options))
    count += batch.length
    if (factsOf) printed.push(...batch)
  }
  const facts = factsOf?.(printed) ?? []
  const css = printCss(options.orientation)
  const body = `${headHtml(options)}<table>${captionHtml(options, facts)}${theadHtml(columns, options)}<tbody>${parts.join('')}</tbody></table>${footHtml(count, options)}`
  const { title, language } = options
  return { title, language, css, body, html: pageHtml(title, language, css, body) }
}

/** Text made safe between tags and inside quoted attributes. @example escaped('<b> & "c"') // '&lt;b&gt; &amp; &quot;c&quot;' */
export function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character]!)
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

function headHtml({ organisation, language }: PrintOptions): string {
  const logo = organisation.logoUrl ? `<img src="${escaped(organisation.logoUrl)}" alt="" height="64">` : ''
  const address = organisation.address ? `<p>${escaped(inLanguage(organisation.address, language).text)}</p>` : ''
  const name = escaped(inLanguage(organisation.name, language).text)
  return `<header class="print-head">${logo}<div><p class="print-name">${name}</p>${address}</div></header>`
}

function captionHtml({ title, note }: PrintOptions, facts: PrintFacts): string {
  const shown = facts.filter(([, value]) => value !== '')
  const lines = shown.map(([name, value]) => `<div><dt>${escaped(name)}</dt><dd>${escaped(value)}</dd></div>`)
  const list = lines.length > 0 ? `<dl class="print-facts">${lines.join('')}</dl>` : ''
  return `<caption><h1>${escaped(title)}</h1>${note ? `<p>${escaped(note)}</p>` : ''}${list}</caption>`
}

function theadHtml<Row>(columns: readonly Column<Row>[], { language }: PrintOptions): string {
  const rows = headerRows(columns, 'print').map((row) => {
    const cells = row.map(({ id, colspan, rowspan, scope, column }) => {
      const label = escaped(column.label[language])
      return `<th id="${id}" scope="${scope}" colspan="${colspan}" rowspan="${rowspan}"${classOf(column)}>${label}</th>`
    })
    return `<tr>${cells.join('')}</tr>`
  })
  return `<thead>${rows.join('')}</thead>`
}

function rowsHtml<Row>(columns: readonly Column<Row>[], rows: readonly Row[], options: PrintOptions): string {
  const leaves = leafColumns(columns)
  const headers = columns.some((column) => column.children) ? headerIds(headerRows(columns, 'print')) : undefined
  const tags = leaves.map((column) => {
    const ids = headers?.get(column.key)?.join(' ')
    return `<td${ids ? ` headers="${ids}"` : ''}${classOf(column)}`
  })
  const cells = (row: Row) =>
    leaves.map((column, index) => tags[index] + cellHtml(column, shownOf(column, row), options))
  return rows.map((row) => `<tr>${cells(row).join('')}</tr>`).join('')
}

function cellHtml<Row>(column: Column<Row>, value: CellValue, { language, months }: PrintOptions): string {
  const text = escaped(cellText(column, value, language, months))
  const lang = value && typeof value === 'object' ? inLanguage(value, language).lang : undefined
  return `${lang ? ` lang="${lang}"` : ''}>${text}</td>`
}

function footHtml(count: number, { language, date, months }: PrintOptions): string {
  const t = translator(exportMessages, language)
  const day = formatDate(date, language, 'text', months ?? monthTable())
  const rows = t('table.printRows', { n: formatNumber(count, language) })
  return `<footer class="print-foot"><p>${escaped(t('table.printedOn', { date: day }))}</p><p>${escaped(rows)}</p></footer>`
}

function classOf<Row>({ kind, children }: Column<Row>): string {
  if (children) return ''
  if (kind === 'number' || kind === 'money' || kind === 'size') return ' class="print-number"'
  return kind === 'date' ? ' class="print-date"' : ''
}

function pageHtml(title: string, language: Language, css: string, body: string): string {
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${escaped(title)}</title><style>${css}</style></head><body>${body}</body></html>`
}

function printCss(orientation: PrintOptions['orientation']): string {
  return `@page { size: A4 ${orientation}; margin: 12mm }
body { margin: 0; color: #000; background: #fff; font: 10pt/1.5 "Noto Sans Devanagari", "Nirmala UI", "Kohinoor Devanagari", Mukta, system-ui, sans-serif }
p { margin: 0 }
.print-head { display: flex; gap: 4mm; align-items: center; justify-content: center; text-align: center; margin-bottom: 4mm }
.print-head img { width: auto; height: 64px }
.print-name { font-size: 14pt; font-weight: 700 }
table { width: calc(100% - 1pt); margin-inline: auto; border-collapse: collapse }
caption { text-align: center; margin-bottom: 3mm }
caption h1 { font-size: 12pt; margin: 0 }
.print-facts { display: grid; grid-template-columns: 1fr 1fr; gap: 0.5mm 6mm; margin: 2mm 0 0; text-align: start }
.print-facts div { display: flex; gap: 2mm }
.print-facts dt { color: #333 }
.print-facts dt::after { content: ":" }
.print-facts dd { margin: 0; font-weight: 700 }
thead { display: table-header-group }
tr { break-inside: avoid }
th, td { border: 0.5pt solid #555; padding: 1mm 1.5mm; text-align: start; vertical-align: baseline; overflow-wrap: break-word }
td { overflow-wrap: anywhere }
th { background: #eee; print-color-adjust: exact; vertical-align: middle }
th[scope=colgroup] { text-align: center }
.print-number, .print-date { white-space: nowrap }
.print-number { text-align: end; font-variant-numeric: tabular-nums }
.print-foot { display: flex; justify-content: space-between; margin-top: 3mm; font-size: 9pt }
`
}
