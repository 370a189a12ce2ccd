// Visitors in a process of their own: requests of one kind, as many a second as configured, or by some who ask without pause.
// Run by the measurements: node bench/visitors.ts '{"port":3000,"kind":"new pages","seconds":6,"perSecond":60}'

import { randomBytes } from 'node:crypto'
import { Agent, request } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { complaintForm } from './fault-load.ts'
import { median, quantile } from './quantile.ts'
import type { Answers, Kind, Visit } from './visits.ts'

type Sent = { path: string; method?: string; headers?: Record<string, string>; body?: Buffer | string }
type Answer = { status: string; ms: number }

const { port, kind, seconds, perSecond, atOnce = 8, paths = ['/'] } = JSON.parse(process.argv[2]!) as Visit
const agent = new Agent({ keepAlive: false })
const unique = randomBytes(4).toString('hex')
const maxWaitMs = 30_000
const json = { 'content-type': 'application/json' }

const kinds: Record<Kind, (n: number) => Sent | Promise<Sent>> = {
  'cached pages': (n) => ({ path: paths[n % paths.length]! }),
  'new pages': (n) => ({ path: `/notices/consumer-notice?search=${unique}${n}` }),
  'lists of the API': (n) => ({ path: `/web-resources/customer/reports/487?type=consumer&search=${unique}${n}` }),
  exports: () => ({ path: '/web-resources/customer/reports/487/all?type=consumer' }),
  'sign-ins': (n) => ({
    path: '/web-resources/auth/login',
    method: 'POST',
    headers: json,
    body: JSON.stringify({
      identifier: `98${String(10_000_000 + ((n * 7919) % 80_000_000))}`,
      password: `${unique} ${n}`,
    }),
  }),
  'amounts to pay': () => ({ path: '/web-resources/customer/payments/487/due/10425' }),
  'complaints with a photograph': async () => {
    const encoded = new Response(await complaintForm('no-water'))
    const body = Buffer.from(await encoded.arrayBuffer())
    return {
      path: '/web-resources/customer/complaints/487',
      method: 'POST',
      headers: { 'content-type': encoded.headers.get('content-type')! },
      body: Buffer.concat([body]),
    }
  },
}

const answers: Answer[] = []
const began = performance.now()
const isOver = () => performance.now() > began + seconds * 1000
let count = 0
if (perSecond) await keepRate(perSecond)
else await Promise.all(Array.from({ length: atOnce }, askWithoutPause))
process.stdout.write(JSON.stringify(summary()))

async function askWithoutPause(): Promise<void> {
  while (!isOver()) await ask()
}

/** Asks at this rate, whether or not earlier requests have been answered. */
async function keepRate(rate: number): Promise<void> {
  const running: Promise<void>[] = []
  while (!isOver()) {
    const due = Math.floor(((performance.now() - began) / 1000) * rate)
    while (running.length < due) running.push(ask())
    await pause(5)
  }
  await Promise.all(running)
}

async function ask(): Promise<void> {
  const sent = await kinds[kind]((count += 1))
  const at = performance.now()
  const status = await exchange(sent)
  answers.push({ status, ms: performance.now() - at })
}

function exchange({ path, method = 'GET', headers, body }: Sent): Promise<string> {
  const from = `10.${(count >> 16) & 255}.${(count >> 8) & 255}.${count & 255}`
  const all = { host: 'damak.test', accept: 'text/html', 'accept-encoding': 'br', 'x-forwarded-for': from, ...headers }
  return new Promise((resolve) => {
    const failed = (error: Error) => resolve((error as NodeJS.ErrnoException).code ?? error.message)
    const going = request(
      { host: '127.0.0.1', port, path, method, headers: all, agent, timeout: maxWaitMs },
      (response) => {
        const isCopy = response.headers['cache-status'] !== undefined
        response
          .on('error', failed)
          .on('end', () => resolve(`${response.statusCode}${isCopy ? ' copy' : ''}`))
          .resume()
      },
    )
    going
      .on('timeout', () => going.destroy(new Error('no answer in 30 s')))
      .on('error', failed)
      .end(body)
  })
}

function summary(): Answers {
  const groups = Object.entries(Object.groupBy(answers, ({ status }) => status))
  const each = groups.map(([status, some]) => [status, quantiles(some!)] as const)
  return { seconds: (performance.now() - began) / 1000, all: quantiles(answers), byStatus: Object.fromEntries(each) }
}

function quantiles(some: readonly Answer[]) {
  const times = some.map(({ ms }) => ms)
  return { count: times.length, p50: median(times), p99: quantile(times, 0.99), slowest: quantile(times, 1) }
}
