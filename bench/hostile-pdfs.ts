// Processor time and memory of reading the text of hostile PDF files, in the process with limits that the product reads them in.
// Run: node bench/hostile-pdfs.ts          (writes bench/hostile-pdfs.md)

import { readFileSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openTextReader, startProcess } from '#platform/text-reader.server.ts'
import { hostilePdfs, largePdfs, type HostilePdf } from '#tests/hostile-pdfs.ts'
import { reportFigure, reportNone } from './figures.ts'
import { thisMachine } from './own-database.ts'

type Measured = {
  name: string
  kilobytes: number
  outcome: string
  seconds: number
  megabytes: number
  isAsExpected: boolean
}

/** The limits of the product, and what one look at the process may be late. */
const maxSeconds = 60
const maxMegabytes = 700
const tolerance = 1.3

const folder = await mkdtemp(join(tmpdir(), 'hostile-pdfs-'))
const measured: Measured[] = []
for (const file of [...largePdfs, ...hostilePdfs]) measured.push(await measure(file))
await rm(folder, { recursive: true, force: true })
await writeFile('bench/hostile-pdfs.md', report())
reportNone('files that ended otherwise than expected', measured.filter(({ isAsExpected }) => !isAsExpected).length)
const worst = (of: 'seconds' | 'megabytes') => Math.max(...measured.map((each) => each[of]))
reportFigure({ name: 'processor time, s', value: worst('seconds'), aim: maxSeconds * tolerance, direction: 'at most' })
reportFigure({ name: 'memory, MB', value: worst('megabytes'), aim: maxMegabytes * tolerance, direction: 'at most' })

/** A process of its own for each file. */
async function measure({ name, makes, isRead }: HostilePdf): Promise<Measured> {
  const bytes = makes()
  const path = join(folder, 'file.pdf')
  await writeFile(path, bytes)
  let used = { seconds: 0, megabytes: 0 }
  let pid: number | undefined
  const reader = openTextReader({}, () => {
    const worker = startProcess()
    pid = worker.pid
    return worker
  })
  const watch = setInterval(() => (used = maximumOf(used, usage(pid))), 20)
  const outcome = await reader.read({ path, kind: 'pdf' }).then(
    ({ pages, pageCount }) => `read: ${pages.length} of ${pageCount} pages`,
    (error: unknown) => String(error).replace(/^.*could not be read: /, 'refused: '),
  )
  used = maximumOf(used, usage(pid))
  clearInterval(watch)
  reader.close()
  process.stdout.write(`${name}: ${outcome}, ${used.seconds.toFixed(1)} s, ${used.megabytes.toFixed(0)} MB\n`)
  return { name, kilobytes: bytes.length / 1024, outcome, ...used, isAsExpected: outcome.startsWith('read') === isRead }
}

type Used = { seconds: number; megabytes: number }

function maximumOf(one: Used, other: Used): Used {
  return { seconds: Math.max(one.seconds, other.seconds), megabytes: Math.max(one.megabytes, other.megabytes) }
}

/** Nothing once the process has ended. */
function usage(pid: number | undefined): Used {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    const seconds = (Number(fields[11]) + Number(fields[12])) / 100
    return { seconds, megabytes: (Number(fields[21]) * 4096) / 2 ** 20 }
  } catch {
    return { seconds: 0, megabytes: 0 }
  }
}

function report(): string {
  const rows = measured.map(({ name, kilobytes, outcome, seconds, megabytes }) => {
    const cells = [
      kilobytes.toLocaleString('en', { maximumFractionDigits: 0 }),
      outcome,
      seconds.toFixed(1),
      megabytes.toFixed(0),
    ]
    return `| ${name} | ${cells.join(' | ')} |`
  })
  return `# Hostile PDF files

Written by \`node bench/hostile-pdfs.ts\` on ${thisMachine()}: each file is read in a process of its own, which is ended after ${maxSeconds} s of processor time or above ${maxMegabytes} MB.
Processor time and the most memory of that process, its start (about 0.5 s and 90 MB) included. The next file is read after each of them (\`src/platform/hostile-pdfs.test.ts\`).

| File | KB | Outcome | Processor s | MB |
| --- | ---: | --- | ---: | ---: |
${rows.join('\n')}
`
}
