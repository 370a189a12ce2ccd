// Visitors during a fault: a cached page, new pages and complaints, each requested repeatedly, with the answers and times.

import { randomUUID } from 'node:crypto'
import { Agent, request } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import sharp from 'sharp'

type Kind = 'cached' | 'fresh' | 'sent'
type Event = { kind: Kind; at: number; ms: number; answer: string }

const everyMs = 150
const maxWaitMs = 30_000
let numbers = 0

/** Visitors of the product on a port, until they are stopped. */
export function startVisitors(port: number, complaintType: string) {
  const events: Event[] = []
  const codes: string[] = []
  const stopping = new AbortController()

  async function ask(kind: Kind, once: () => Promise<string>): Promise<void> {
    while (!stopping.signal.aborted) {
      const at = performance.now()
      const answer = await once()
      events.push({ kind, at, ms: performance.now() - at, answer })
      await pause(Math.max(everyMs - (performance.now() - at), 10))
    }
  }

  async function send(): Promise<string> {
    const { status, body } = await sendComplaint(port, complaintType)
    if (status === '201') codes.push((JSON.parse(body) as { code: string }).code)
    return status
  }

  const running = Promise.all([
    ask('cached', () => statusOf(port, '/contact')),
    ask('fresh', () => statusOf(port, `/notices/consumer-notice?search=${(numbers += 1)}`)),
    ask('sent', send),
  ])
  return {
    /** Codes of acknowledged complaints. */
    codes,
    /** What was answered between two moments: `200 ×12, 503 ×3`, with the slowest. */
    between: (from: number, until: number) => summary(events.filter(({ at }) => at >= from && at < until)),
    /** Seconds after a moment from which every kind of visitor was answered three times in a row; undefined when that takes too long. */
    async recoveredAfter(moment: number, maxMs = 40_000): Promise<number | undefined> {
      while (performance.now() < moment + maxMs) {
        const starts = (['cached', 'fresh', 'sent'] as const).map((kind) =>
          recoveryOf(events.filter((e) => e.kind === kind && e.at >= moment)),
        )
        if (starts.every((start) => start !== undefined))
          return Math.max(0, Math.max(...(starts as number[])) - moment) / 1000
        await pause(100)
      }
      return undefined
    },
    async stop(): Promise<void> {
      stopping.abort()
      await running
    },
  }
}

/** A form that a visitor sends, under an address and a phone of their own. */
export async function complaintForm(type: string): Promise<FormData> {
  const form = new FormData()
  const number = (numbers += 1)
  const fields = {
    type,
    message: 'पानी आएन',
    name: 'सीता शर्मा',
    phone: `98${String(41_000_000 + number)}`,
    email: 'sita@example.org',
    consent: 'true',
    submission: randomUUID(),
  }
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  // Another picture each time: equal bytes are stored once.
  const background = { r: number & 255, g: (number * 7) & 255, b: 90 }
  const photo = await sharp({ create: { width: 64, height: 64, channels: 3, background } })
    .jpeg()
    .toBuffer()
  form.append('photos', new File([new Uint8Array(photo)], 'tap.jpg', { type: 'image/jpeg' }))
  return form
}

async function sendComplaint(port: number, type: string): Promise<{ status: string; body: string }> {
  const encoded = new Response(await complaintForm(type))
  const body = Buffer.from(await encoded.arrayBuffer())
  const headers = {
    'content-type': encoded.headers.get('content-type')!,
    'x-forwarded-for': `10.${numbers >> 16}.${(numbers >> 8) & 255}.${numbers & 255}`,
  }
  return exchange(port, '/web-resources/customer/complaints/1', { method: 'POST', headers, body })
}

export async function statusOf(port: number, path: string): Promise<string> {
  return (await exchange(port, path, {})).status
}

const agent = new Agent({ keepAlive: false })

function exchange(
  port: number,
  path: string,
  { method = 'GET', headers = {}, body }: { method?: string; headers?: Record<string, string>; body?: Buffer },
) {
  return new Promise<{ status: string; body: string }>((resolve) => {
    const failed = (error: Error) =>
      resolve({ status: (error as NodeJS.ErrnoException).code ?? error.message, body: '' })
    const sent = request({ host: '127.0.0.1', port, path, method, headers, agent, timeout: maxWaitMs }, (response) => {
      const isStale = response.headers['cache-status'] !== undefined
      response.toArray().then(
        (chunks: Buffer[]) =>
          resolve({
            status: `${response.statusCode}${isStale ? ' expired' : ''}`,
            body: Buffer.concat(chunks).toString(),
          }),
        failed,
      )
    })
    sent.on('timeout', () => sent.destroy(new Error('no answer in 30 s')))
    sent.on('error', failed).end(body)
  })
}

function recoveryOf(events: readonly Event[]): number | undefined {
  const isFine = ({ answer }: Event) => /^20[01]$/.test(answer)
  const start = events.findIndex((_, index) => index + 3 <= events.length && events.slice(index).every(isFine))
  return events[start]?.at
}

function summary(events: readonly Event[]): string {
  const names = { cached: 'cached page', fresh: 'new page', sent: 'complaint' }
  const parts = Object.entries(names).map(([kind, name]) => {
    const some = events.filter((event) => event.kind === kind)
    const answers = Object.entries(Object.groupBy(some, ({ answer }) => answer)).map(
      ([answer, all]) => `${answer} ×${all!.length}`,
    )
    const slowest = Math.max(0, ...some.map(({ ms }) => ms))
    return `${name}: ${answers.join(', ') || 'none finished'}, slowest ${(slowest / 1000).toFixed(1)} s`
  })
  return parts.join('; ')
}
