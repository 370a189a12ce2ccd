// Table kit: search, sort and page of 100,000 rows in the browser's thread, and exports of 200,000 rows.
// Run: node bench/table.ts          (each export is measured in a process of its own)

import { execFileSync } from 'node:child_process'
import { createWriteStream, statSync, unlinkSync, writeFileSync } from 'node:fs'
import { arch, cpus, tmpdir } from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { addDays } from '#kit/calendar/civil-date.ts'
import { clientRows, prepare, queryRows } from '#kit/table/client-rows.ts'
import type { Column } from '#kit/table/columns.ts'
import { chosenColumns } from '#kit/table/export/columns.ts'
import { exportBytes, exportFormats, type ExportFormat } from '#kit/table/export/formats.ts'
import { startState, type TableState } from '#kit/table/query.ts'
import { reportFigure } from './figures.ts'

type Bill = {
  id: string
  customer: { en: string; ne: string }
  ward: number
  status: string
  amount: number
  issued: string
}

const frameBudget = 16
/** Of everything that was measured in the page. */
const medians: number[] = []
const heapLimits = ['--max-old-space-size=64', '--max-semi-space-size=8']
const label = (en: string, ne: string) => ({ en, ne })
const columns: Column<Bill>[] = [
  { key: 'id', label: label('Number', 'क्रमाङ्क'), sortable: true },
  { key: 'customer', label: label('Customer', 'ग्राहक'), sortable: true, filter: { type: 'text' } },
  {
    key: 'place',
    label: label('Place', 'स्थान'),
    children: [
      { key: 'ward', label: label('Ward', 'वडा'), kind: 'number', sortable: true },
      {
        key: 'status',
        label: label('Status', 'स्थिति'),
        filter: { type: 'select', options: [{ value: 'due', label: label('Due', 'बाँकी') }] },
      },
    ],
  },
  { key: 'amount', label: label('Amount', 'रकम'), kind: 'money', sortable: true },
  { key: 'issued', label: label('Issued', 'जारी मिति'), kind: 'date', sortable: true, filter: { type: 'daterange' } },
]
const families = ['आचार्य', 'कार्की', 'खड्का', 'गुरुङ', 'चौधरी', 'तामाङ', 'नेपाल', 'पौडेल', 'राई', 'श्रेष्ठ']
const names = ['Sita', 'Hari', 'Ramesh', 'Gita', 'Bishnu', 'Maya', 'कमला', 'दीपक']

const [task, size] = process.argv.slice(2)
if (task) await measureExport(task as ExportFormat, Number(size))
else report()

function billAt(index: number): Bill {
  const mixed = (index * 2_654_435_761) % 4_294_967_296
  const name = `${names[mixed % names.length]} ${families[(mixed >>> 8) % families.length]} ${mixed % 977}`
  return {
    id: `B-${index}`,
    customer: { en: name, ne: name },
    ward: 1 + (mixed % 10),
    status: mixed % 3 === 0 ? 'due' : 'paid',
    amount: mixed % 900_000,
    issued: addDays('2023-04-14', mixed % 1300),
  }
}

function* billBatches(count: number): Generator<Bill[]> {
  for (let from = 0; from < count; from += 500) {
    yield Array.from({ length: Math.min(500, count - from) }, (_, index) => billAt(from + index))
  }
}

/** Streams one export to a file and prints its cost; memory is sampled while it runs. */
async function measureExport(format: ExportFormat, count: number): Promise<void> {
  const chosen = chosenColumns(columns, ['id', 'customer', 'ward', 'status', 'amount', 'issued'], 'both')
  const file = path.join(tmpdir(), `bench-table-${process.pid}.${exportFormats[format].extension}`)
  let peak = 0
  const sampler = setInterval(() => (peak = Math.max(peak, process.memoryUsage.rss())), 20)
  const started = performance.now()
  const bytes = exportBytes(format, chosen, billBatches(count), { language: 'ne', title: 'बिलहरू' })
  await pipeline(Readable.from(bytes), createWriteStream(file))
  const seconds = (performance.now() - started) / 1000
  clearInterval(sampler)
  process.stdout.write(JSON.stringify({ count, seconds, peak, bytes: statSync(file).size }))
  if (process.argv[4] === 'keep') process.stderr.write(`${file}\n`)
  else unlinkSync(file)
}

function report(): void {
  const text = `# The table kit, measured

\`node bench/table.ts\` on ${arch()}, ${cpus().length} × ${cpus()[0]?.model.trim()}, Node ${process.versions.node}.

## 100,000 rows in the page

Budget: ${frameBudget} ms, one frame at 60 a second, for what a reader's act makes the page do once the keys are prepared. Preparing runs in slices while the
page is idle; a slice, too, has to fit the budget, so typing is never held up. Median, nine in ten and worst of 51 runs (or all slices); the machine was shared while measuring.

| What | median ms | nine in ten ms | worst ms |
| --- | ---: | ---: | ---: |
${clientLines().join('\n')}

## Exports, streamed to a file

Six columns, dates in both calendars (seven columns out), rows made on the way. Each runs in a process of
its own with \`${heapLimits.join(' ')}\`, in which it could not finish if memory grew with the rows. Peak memory is the whole process, sampled every 20 ms.

| Format | rows | seconds | rows a second | peak memory MB | file MB |
| --- | ---: | ---: | ---: | ---: | ---: |
${exportLines().join('\n')}
`
  writeFileSync(new URL('table.md', import.meta.url), text)
  reportFigure({
    name: 'slowest median of an act on 100,000 rows, ms',
    value: Math.max(...medians),
    aim: frameBudget,
    direction: 'at most',
  })
  process.stdout.write(text)
}

function clientLines(): string[] {
  const rows = Array.from({ length: 100_000 }, (_, index) => billAt(index))
  const prepared: number[] = []
  const table = clientRows(rows, columns)
  let since = performance.now()
  for (const _slice of prepare(table)) {
    prepared.push(performance.now() - since)
    since = performance.now()
  }
  const total = prepared.reduce((sum, ms) => sum + ms, 0)
  const start = startState(columns)
  const actions: [string, (run: number) => Partial<TableState>][] = [
    ['sort by text, either order', (run) => ({ sortBy: 'customer', sortOrder: run % 2 ? 'asc' : 'desc' })],
    ['sort by date', (run) => ({ sortBy: 'issued', sortOrder: run % 2 ? 'asc' : 'desc' })],
    ['search one word', (run) => ({ search: `श्रेष्ठ${run % 2 ? '' : ' '}` })],
    ['search that finds nothing', (run) => ({ search: `nobody ${run}` })],
    [
      'search, filter and sort together',
      (run) => ({
        search: `maya ${run}`,
        filters: { status: 'due', issued: { from: '2024-01-01' } },
        sortBy: 'amount',
      }),
    ],
    ['turn to a page', (run) => ({ sortBy: 'amount', page: 1 + run * 400 })],
  ]
  const lines = actions.map(([name, change]) => {
    queryRows(table, { ...start, ...change(0) })
    return line(
      name,
      Array.from({ length: 51 }, (_, run) => timed(() => queryRows(table, { ...start, ...change(run + 1) }))),
    )
  })
  return [line(`a slice of preparing (${prepared.length} slices, ${Math.round(total)} ms in all)`, prepared), ...lines]
}

function exportLines(): string[] {
  return (['csv', 'excel', 'json'] as const).flatMap((format) =>
    [20_000, 200_000, 1_000_000].map((count) => {
      const out = execFileSync(process.execPath, [...heapLimits, import.meta.filename, format, String(count)], {
        encoding: 'utf8',
      })
      const { seconds, peak, bytes } = JSON.parse(out) as { seconds: number; peak: number; bytes: number }
      const cells = [
        format,
        count.toLocaleString('en'),
        seconds.toFixed(2),
        Math.round(count / seconds).toLocaleString('en'),
      ]
      return `| ${[...cells, (peak / 1e6).toFixed(0), (bytes / 1e6).toFixed(1)].join(' | ')} |`
    }),
  )
}

function line(name: string, times: readonly number[]): string {
  const sorted = times.toSorted((a, b) => a - b)
  medians.push(sorted[Math.floor(sorted.length / 2)]!)
  const at = (share: number) => sorted[Math.floor((sorted.length - 1) * share)]!.toFixed(2)
  return `| ${name} | ${at(0.5)} | ${at(0.9)} | ${at(1)} |`
}

function timed(work: () => unknown): number {
  const started = performance.now()
  work()
  return performance.now() - started
}
