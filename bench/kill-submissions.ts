// Power loss while applications are submitted: every acknowledged application is stored completely and exactly once.
// Run: node bench/kill-submissions.ts          (starts the product on a folder of its own; writes bench/kill-submissions.md)

import { createHash, randomInt, randomUUID } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { arch, cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import sharp from 'sharp'
import { closeDatabase, openDatabase } from '#platform/database.server.ts'
import { openFileStore } from '#platform/files.server.ts'
import { runningPostgres } from '#platform/postgres.server.ts'
import { asFormData, newTap } from '#tests/applications.ts'
import { sampleFile } from '#tests/sample-files.ts'
import { reportNone } from './figures.ts'
import { freePort, exited, killTree, startFilledProduct, startProduct } from './process.ts'

type Sent = { number: number; phone: string; key: string; codes: string[]; tries: number; milliseconds: number }
type Stored = { code: string; phone: string; steps: string[]; hashes: string[]; sizes: number[]; messages: number }

const applications = 200
const senders = 4
const kills = 10
const folder = await mkdtemp(join(tmpdir(), 'khanepani-kill-submissions-'))
await chmod(folder, 0o755)
const dataDir = join(folder, 'data')
const papers = openFileStore(join(dataDir, 'files')).namespace('papers')
const port = await freePort()
const environment = {
  ...process.env,
  DATA_DIR: dataDir,
  PORT: String(port),
  LOG_LEVEL: 'error',
  DATABASE_URL: '',
  DEMONSTRATION: 'no',
  // Every sender has an address of its own, so that no rate limit applies.
  TRUSTED_PROXIES: '1',
}
// A photograph of a page from a phone, some hundred kilobytes; the PDF differs per sender.
const photo = await sharp({
  create: {
    width: 1600,
    height: 1200,
    channels: 3,
    background: '#fff',
    noise: { type: 'gaussian', mean: 200, sigma: 12 },
  },
})
  .jpeg({ quality: 70 })
  .toBuffer()

const sent: Sent[] = Array.from({ length: applications }, (_, number) => {
  return { number, phone: `98${String(41_000_000 + number)}`, key: randomUUID(), codes: [], tries: 0, milliseconds: 0 }
})
const restarts: number[] = []
let killedAt: number[] = []
let product = await startFilledProduct(dataDir, port)
try {
  let finished = false
  const power = cutPower(() => finished)
  const queue = [...sent]
  await Promise.all(Array.from({ length: senders }, () => sendAll(queue)))
  finished = true
  await power
  await sendAgain(sent.slice(0, 20))
  const stored = await readStored()
  await writeFile('bench/kill-submissions.md', report(stored))
} finally {
  killTree(product.child.pid!)
  await rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 300 })
}

async function sendAll(queue: Sent[]): Promise<void> {
  for (let application = queue.shift(); application; application = queue.shift())
    while (application.codes.length === 0) await send(application)
}

/** The behaviour of a user after a lost connection: the same form with the same key, until a response arrives. */
async function sendAgain(some: Sent[]): Promise<void> {
  for (const application of some) await send(application)
}

async function send(application: Sent): Promise<void> {
  const started = performance.now()
  application.tries += 1
  const form = asFormData(
    newTap({
      phone: `+977${application.phone}`,
      idempotencyKey: application.key,
      citizenship: [new File([photo], 'नागरिकता.jpg', { type: 'image/jpeg' })],
      landCertificate: [
        new File(
          [sampleFile('pdf', `application ${application.number} `.repeat(3000)) as Uint8Array<ArrayBuffer>],
          'lalpurja.pdf',
          {
            type: 'application/pdf',
          },
        ),
      ],
    }),
  )
  try {
    const answer = await fetch(`http://127.0.0.1:${port}/web-resources/customer/applications/487`, {
      method: 'POST',
      body: form,
      headers: { 'x-forwarded-for': `10.7.${application.number >> 8}.${application.number & 255}` },
    })
    const body = (await answer.json()) as { code?: string }
    if (answer.status === 201 && body.code) {
      application.codes.push(body.code)
      application.milliseconds = performance.now() - started
      return
    }
    throw new Error(`${answer.status} ${JSON.stringify(body)}`)
  } catch (error) {
    // The connection was lost; any other error would repeat forever and is an error of the measurement.
    if (error instanceof Error && /^\d{3} /.test(error.message)) throw error
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}

/** Kills server and database together at random moments, and starts the product again on the same folder. */
async function cutPower(isOver: () => boolean): Promise<void> {
  while (restarts.length < kills && !isOver()) {
    const until = acknowledgedNow() + randomInt(8, 22)
    while (acknowledgedNow() < until && !isOver()) await new Promise((resolve) => setTimeout(resolve, 5))
    if (isOver()) return
    await new Promise((resolve) => setTimeout(resolve, randomInt(0, 60)))
    killedAt = [...killedAt, acknowledgedNow()]
    killTree(product.child.pid!)
    await exited(product)
    product = await startProduct(environment)
    restarts.push(product.readyMs)
    process.stdout.write(`killed at ${killedAt.at(-1)}, ready again in ${(product.readyMs / 1000).toFixed(1)} s\n`)
  }
}

function acknowledgedNow(): number {
  return sent.filter(({ codes }) => codes.length > 0).length
}

async function readStored(): Promise<Stored[]> {
  const db = openDatabase(runningPostgres(dataDir)!)
  const { rows } = await sql<Stored>`
    select a.code, a.phone,
           (select array_agg(s.kind order by s.id) from application_steps s where s.application_id = a.id) as steps,
           (select array_agg(p.hash order by p.id) from application_papers p where p.application_id = a.id) as hashes,
           (select array_agg(p.size order by p.id) from application_papers p where p.application_id = a.id) as sizes,
           (select count(*) from outbox o where o.body like '%' || a.code || '%') as messages
      from applications a order by a.id`.execute(db)
  await closeDatabase(db)
  return rows
}

function isWhole({ steps, hashes, sizes, messages }: Stored): boolean {
  const bytesAreThere = hashes.every((hash, index) => {
    if (!existsSync(papers.path(hash))) return false
    const bytes = readFileSync(papers.path(hash))
    return bytes.length === sizes[index] && createHash('sha256').update(bytes).digest('hex') === hash
  })
  return bytesAreThere && hashes.length === 2 && steps.join() === 'submitted' && messages === 1
}

function report(stored: Stored[]): string {
  const byPhone = Map.groupBy(stored, ({ phone }) => phone.replace('+977', ''))
  const timesThere = (application: Sent) => byPhone.get(application.phone)?.length ?? 0
  const codeFits = (application: Sent) =>
    application.codes.every((code) => code === byPhone.get(application.phone)?.[0]?.code)
  const figures = {
    acknowledged: acknowledgedNow(),
    lost: sent.filter((application) => timesThere(application) === 0).length,
    twice: sent.filter((application) => timesThere(application) > 1).length,
    otherCode: sent.filter((application) => !codeFits(application)).length,
    notWhole: stored.filter((application) => !isWhole(application)).length,
    strangers: stored.length - sent.filter((application) => timesThere(application) > 0).length,
  }
  const again = sent.filter(({ tries, codes }) => tries > codes.length).length
  const answered = sent.map(({ milliseconds }) => milliseconds).toSorted((a, b) => a - b)
  const ready = restarts.map((ms) => ms / 1000).toSorted((a, b) => a - b)
  process.stdout.write(`${JSON.stringify(figures)}\n`)
  reportNone('acknowledged applications lost', figures.lost)
  reportNone('applications stored twice', figures.twice)
  reportNone('applications not stored completely', figures.notWhole)
  return `# Killed while applications are being sent

Written by \`node bench/kill-submissions.ts\` on ${arch()}, ${cpus().length} × ${cpus()[0]!.model.trim()}, Node ${process.versions.node}, while
other work ran on the same machine. ${senders} senders send
${applications} applications with a photograph (${Math.round(photo.length / 1024)} KB) and a PDF each. At moments drawn by lot the server and every
PostgreSQL process get SIGKILL together; the product is started again on the same folder, and whoever had no answer sends the same
form again under the same key. At the end 20 of the answered ones are sent once more. An application is acknowledged when its code
has arrived; it is whole when its row, its application step, its two papers with bytes of the right SHA-256 and its application message are there.

**${figures.acknowledged} acknowledged over ${restarts.length} kills: ${figures.lost} lost, ${figures.twice} there twice, ${figures.notWhole} not whole, ${figures.otherCode} answered with another code the second time, ${figures.strangers} that nobody sent.**

| | |
| --- | ---: |
| acknowledged when the power went | ${killedAt.join(', ')} |
| sent more than once because no answer came | ${again} |
| answer, median, ms | ${answered[Math.floor(answered.length / 2)]!.toFixed(0)} |
| answer, 95th of a hundred, ms | ${answered[Math.floor(answered.length * 0.95)]!.toFixed(0)} |
| next start, median and most, s | ${ready[Math.floor(ready.length / 2)]?.toFixed(1)}, ${ready.at(-1)?.toFixed(1)} |
`
}
