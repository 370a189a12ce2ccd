// Traces, as a receiver of OpenTelemetry gets them: a request with its statements, a job that fails, nothing without a collector.

import { fork } from 'node:child_process'
import { once } from 'node:events'
import { sql } from 'kysely'
import { expect, onTestFinished, test, vi } from 'vitest'
import { freshDatabase } from '#tests/database.ts'
import type { Attribute, Received, ReceivedSpan } from '#tests/otlp-receiver.ts'
import { closeDatabase, openDatabase } from './database.server.ts'
import { startTracing, traceJob, traceRequest } from './tracing.server.ts'

const answered = { method: 'GET', route: '/complaint/:code', status: 503, requestId: 'r-1' }

test('a request, its statements and a job reach the collector, under the trace of the proxy and without addresses', async () => {
  const receiver = await startReceiver()
  vi.stubEnv('OTEL_EXPORTER_OTLP_ENDPOINT', receiver.url)
  vi.stubEnv('OTEL_SERVICE_NAME', 'water')
  vi.stubEnv('OTEL_RESOURCE_ATTRIBUTES', 'deployment.environment.name=test')
  const database = openDatabase((await freshDatabase()).url)
  onTestFinished(() => closeDatabase(database))
  const stop = await startTracing({ traceEndpoint: receiver.url, traceShare: 1 })
  const [traceId, proxySpan] = ['0af7651916cd43dd8448eb211c80319c', 'b7ad6b7169203331']
  const headers = new Headers({ traceparent: `00-${traceId}-${proxySpan}-01` })
  const ask = async () => void (await sql`select ${'secret of Sita'}::text`.execute(database))
  await traceRequest(headers, { isTrusted: true }, ask, () => answered)
  await traceRequest(
    headers,
    { isTrusted: false },
    async () => {},
    () => ({ ...answered, status: 200 }),
  )
  const failing = traceJob('deliver-mail', () => Promise.reject(new Error('the server is away')))
  await expect(failing).rejects.toThrow('the server is away')
  await stop()

  const [received] = await receiver.received
  expect([received.path, received.type]).toEqual(['/v1/traces', 'application/json'])
  const [sent] = received.body.resourceSpans
  expect(valuesOf(sent!.resource.attributes)).toMatchObject({
    'service.name': 'water',
    'deployment.environment.name': 'test',
  })
  const spans = sent!.scopeSpans.flatMap((scope) => scope.spans)
  const named = (name: string) => spans.filter((span) => span.name === name)
  const [traced, untrusted] = named('GET /complaint/:code')
  expect(traced).toMatchObject({ traceId, parentSpanId: proxySpan, kind: 2, status: { code: 2 } })
  expect(valuesOf(traced!.attributes)).toMatchObject({
    'http.route': '/complaint/:code',
    'http.response.status_code': 503,
    'khanepani.request_id': 'r-1',
  })
  expect(untrusted!.traceId, 'a visitor chooses no trace').not.toBe(traceId)
  expect(named('SELECT')).toMatchObject([{ traceId, parentSpanId: traced!.spanId, kind: 3 }])
  expect(durationOf(named('SELECT')[0]!)).toBeGreaterThanOrEqual(0)
  expect(named('job deliver-mail')).toMatchObject([{ status: { code: 2 } }])
  expect(JSON.stringify(received.body)).not.toContain('Sita')
})

test('without a collector nothing is loaded and everything runs', async () => {
  const stop = await startTracing({ traceEndpoint: undefined, traceShare: 1 })
  expect(await traceJob('x', async () => 7)).toBe(7)
  await stop()
})

async function startReceiver() {
  const child = fork('tests/otlp-receiver.ts', { stdio: 'ignore' })
  onTestFinished(() => void child.kill())
  const [first] = (await once(child, 'message')) as [Received & { port: number }]
  const received = once(child, 'message') as Promise<[Extract<Received, { path: string }>]>
  return { url: `http://127.0.0.1:${first.port}`, received }
}

function valuesOf(attributes: Attribute[]): Record<string, unknown> {
  return Object.fromEntries(attributes.map(({ key, value }) => [key, valueOf(Object.values(value)[0])]))
}

/** OTLP/JSON may write 64-bit integers as text. */
function valueOf(value: unknown): unknown {
  return typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : value
}

function durationOf({ startTimeUnixNano, endTimeUnixNano }: ReceivedSpan): number {
  return Number(BigInt(endTimeUnixNano) - BigInt(startTimeUnixNano))
}
