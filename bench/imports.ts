// Imports of a register and of its readings: rows a second beside COPY of the same rows into the same constrained tables, and memory.
// Run: node bench/imports.ts [CONNECTIONS] [MONTHS]     (250,000 connections and 24 months by default; bench/imports.md is written from 10,000 on)

import { chmodSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { Client } from 'pg'
import { importRegister } from '#features/connections/operations/import.server.ts'
import { importReadings } from '#features/readings/operations/import.server.ts'
import type { LongImport, LongReport } from '#kit/long-import.ts'
import type { Ctx } from '#platform/context.ts'
import { streamSpreadsheet } from '#platform/spreadsheet-stream.server.ts'
import { reportFigure } from './figures.ts'
import { writeReadings, writeRegister } from './import-files.ts'
import { thisMachine, withOwnDatabase } from './own-database.ts'

/**
 * `compare`, `write`, `copy`: seconds of the whole import, and of the COPY of what it has written. Memory in MB: `early` and `peak` are in use
 * after a collection, at a tenth of the rows and at the highest of all tenths; `resident` is what the process takes at the highest.
 */
type Result = { rows: number; compare: number; write: number; copy: number } & Memory
type Memory = { early: number; peak: number; resident: number }

const writtenFrom = 10_000
const [connections = 250_000, months = 24] = process.argv.slice(2).map(Number)
const tables = {
  register: ['connections', 'connection_holders', 'connection_meters', 'connection_states'],
  readings: ['readings'],
}
/** COPY gets the readings in the order of their file, as the import does; the import writes them connection by connection. */
const orders: Record<string, string> = { readings: 'order by period, connection_id' }
/** The organisation beside the measured one, into which COPY loads the same rows. */
const other = 320

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as () => void

const folder = await mkdtemp(join(tmpdir(), 'khanepani-bench-files-'))
chmodSync(folder, 0o777)
const results = new Map<keyof typeof tables, Result>()
try {
  await withOwnDatabase(
    async (ctx, checkpoint, superuser) => {
      const client = new Client({ connectionString: superuser })
      await client.connect()
      const register = join(folder, 'register.csv')
      await writeRegister(register, connections)
      results.set('register', await measured('register', register, connections, importRegister))
      const readings = join(folder, 'readings.csv')
      await writeReadings(readings, connections, months)
      results.set('readings', await measured('readings', readings, connections * months, importReadings))
      await client.end()

      async function measured(
        name: keyof typeof tables,
        file: string,
        rowsInFile: number,
        run: (given: Ctx, options: LongImport) => Promise<LongReport>,
      ): Promise<Result> {
        const memory = watchMemory(rowsInFile)
        const read = async (apply: boolean) => {
          const batches = () => streamSpreadsheet(file)
          const started = performance.now()
          const report = await run(
            { ...ctx, now: new Date() },
            { batches, apply, skipRefused: apply, onRow: memory.row },
          )
          if (report.refused > 0) throw new Error(`${report.refused} rows of ${file} were refused`)
          return { rows: report.added, seconds: (performance.now() - started) / 1000 }
        }
        const compared = await read(false)
        await checkpoint()
        const written = await read(true)
        await checkpoint()
        const copy = await copySeconds(name)
        const result = { rows: written.rows, compare: compared.seconds, write: written.seconds, copy, ...memory.end() }
        process.stdout.write(`${name}: ${JSON.stringify(result)}\n`)
        return result
      }

      async function copySeconds(name: keyof typeof tables): Promise<number> {
        let seconds = 0
        for (const table of tables[name]) {
          const { rows } = await client.query<{ columns: string; values: string }>(
            `select string_agg(quote_ident(attname), ', ' order by attnum) as columns,
                  string_agg(case attname when 'org_id' then '${other}' else quote_ident(attname) end, ', ' order by attnum) as values
             from pg_attribute where attrelid = '${table}'::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
          )
          const { columns, values } = rows[0]!
          const file = join(folder, `${table}.copy`)
          const rowsOf = `select ${values} from ${table} where org_id = ${ctx.org.id} ${orders[table] ?? ''}`
          await client.query(`copy (${rowsOf}) to '${file}'`)
          const started = performance.now()
          await client.query(`copy ${table} (${columns}) from '${file}'`)
          seconds += (performance.now() - started) / 1000
          await checkpoint()
        }
        return seconds
      }
    },
    { pool: 4 },
  )
} finally {
  await rm(folder, { recursive: true, force: true })
}
for (const [name, { rows, write, copy, early, peak }] of results) {
  const share = copy / write
  reportFigure({
    name: `${name}: rows a second of those of COPY, ${rows} rows`,
    value: share,
    aim: 0.5,
    direction: 'at least',
  })
  reportFigure({
    name: `${name}: memory in use, of that at the first tenth`,
    value: peak / early,
    aim: 1.5,
    direction: 'at most',
  })
}
if (connections >= writtenFrom) await writeFile('bench/imports.md', page())

/** Of an import of so many rows, which is read once to be compared and once to be written. */
function watchMemory(rows: number): { row: () => void; end: () => Memory } {
  const tenth = Math.ceil(rows / 10)
  let [counted, early, peak, resident] = [0, 0, 0, 0]
  return {
    row: () => {
      counted += 1
      if (counted % 500 === 0) resident = Math.max(resident, megabytes(process.memoryUsage.rss()))
      if (counted % tenth > 0) return
      collect()
      const { heapUsed, external } = process.memoryUsage()
      peak = Math.max(peak, megabytes(heapUsed + external))
      early ||= peak
    },
    end: () => ({ early, peak, resident }),
  }
}

function megabytes(bytes: number): number {
  return bytes / 1024 / 1024
}

function page(): string {
  const lines = [...results].map(([name, { rows, compare, write, copy, early, peak, resident }]) => {
    const speed = (seconds: number) => Math.round(rows / seconds).toLocaleString('en')
    return `| ${name} | ${rows.toLocaleString('en')} | ${speed(compare)} | ${speed(write)} | ${speed(copy)} | ${(copy / write).toFixed(2)} | ${early.toFixed(0)} | ${peak.toFixed(0)} | ${resident.toFixed(0)} |`
  })
  return `# Imports beside COPY

Written by \`node bench/imports.ts\` on ${thisMachine()}, embedded PostgreSQL with fsync. Rows a second: of the comparison, of the import (\`--apply --skip-refused\`, which reads the file
once), and of COPY of what it has stored into the same tables, with their keys, checks and indexes, for another organisation. Readings are in the order of
their months, in the file and for COPY. Memory in MB: what is in use after a collection, at a tenth of the rows and at the highest of the tenths, and what the process takes.

| File | Rows | compared | imported | COPY | of COPY | in use at a tenth | highest | process |
| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |
${lines.join('\n')}
`
}
