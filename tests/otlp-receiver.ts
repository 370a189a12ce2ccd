// Receiver of OpenTelemetry traces in a process of its own: passes each request on to the test that forked it.

import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'

/** First the port, then the body of each export. */
export type Received = { port: number } | { path: string; type: string | undefined; body: TraceExport }

/** The parts of `ExportTraceServiceRequest` (OTLP/JSON) that tests look at. */
export type TraceExport = {
  resourceSpans: {
    resource: { attributes: Attribute[] }
    scopeSpans: { spans: ReceivedSpan[] }[]
  }[]
}
export type Attribute = { key: string; value: Record<string, unknown> }
export type ReceivedSpan = {
  traceId: string
  spanId: string
  parentSpanId?: string
  name: string
  kind: number
  startTimeUnixNano: string
  endTimeUnixNano: string
  attributes: Attribute[]
  status: { code?: number }
}

const server = createServer(async (request, response) => {
  const body = (await json(request)) as TraceExport
  process.send?.({ path: request.url ?? '', type: request.headers['content-type'], body } satisfies Received)
  response.setHeader('content-type', 'application/json').end('{}')
})
server.listen(0, '127.0.0.1', () => process.send?.({ port: (server.address() as AddressInfo).port } satisfies Received))
