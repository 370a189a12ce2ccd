// Traces for OpenTelemetry: a span for each request, its database statements and each job, where an exporter is configured.

import type { Context, Span, TextMapGetter } from '@opentelemetry/api'
import { context, propagation, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api'
import type { Env } from '#platform/env.server.ts'

let isOn = false

/**
 * Sends spans to the collector from now on; the function returned sends what is left and stops. The packages are loaded here, so that
 * nobody else pays for them. They read OTEL_EXPORTER_OTLP_HEADERS, OTEL_SERVICE_NAME and OTEL_RESOURCE_ATTRIBUTES themselves.
 */
export async function startTracing({ traceEndpoint, traceShare }: Pick<Env, 'traceEndpoint' | 'traceShare'>) {
  if (traceEndpoint === undefined) return async () => {}
  const [sdk, { OTLPTraceExporter }, { AsyncLocalStorageContextManager }, { W3CTraceContextPropagator }, resources] =
    await Promise.all([
      import('@opentelemetry/sdk-trace'),
      import('@opentelemetry/exporter-trace-otlp-http'),
      import('@opentelemetry/context-async-hooks'),
      import('@opentelemetry/core'),
      import('@opentelemetry/resources'),
    ])
  const detectors = [resources.resourceAttributesEnvDetector, resources.serviceNameEnvDetector]
  const named = resources.resourceFromAttributes({ 'service.name': 'khanepani' })
  const provider = new sdk.TracerProvider({
    resource: named.merge(resources.detectResources({ detectors })),
    sampler: new sdk.ParentBasedSampler({ root: new sdk.TraceIdRatioBasedSampler(traceShare) }),
    spanProcessors: [new sdk.BatchSpanProcessor({ exporter: new OTLPTraceExporter() })],
  })
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable())
  propagation.setGlobalPropagator(new W3CTraceContextPropagator())
  trace.setGlobalTracerProvider(provider)
  isOn = true
  return async () => {
    isOn = false
    await provider.shutdown()
  }
}

type Answered = { method: string; route: string; status: number; requestId: string }

/**
 * A span of one request, named by its route pattern: no address, which may hold a code. It continues the trace that a trusted proxy
 * began. `answered` is asked when the response is there.
 */
export function traceRequest(
  headers: Headers,
  { isTrusted }: { isTrusted: boolean },
  run: () => Promise<void>,
  answered: () => Answered,
): Promise<void> {
  if (!isOn) return run()
  const parent = isTrusted ? propagation.extract(ROOT_CONTEXT, headers, headerGetter) : ROOT_CONTEXT
  return inSpan('request', SpanKind.SERVER, parent, async (span) => {
    await run()
    const { method, route, status, requestId } = answered()
    span.updateName(`${method} ${route}`)
    span.setAttributes({
      'http.request.method': method,
      'http.route': route,
      'http.response.status_code': status,
      'khanepani.request_id': requestId,
    })
    if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
  })
}

/** A span of a job; an error that it throws is in it. */
export function traceJob<T>(name: string, run: () => Promise<T>): Promise<T> {
  return isOn ? inSpan(`job ${name}`, SpanKind.CONSUMER, ROOT_CONTEXT, run) : run()
}

/** The span of a statement that has ended, below what is worked on; its text has $1 in place of values. */
export function traceStatement({ sql, ms, failed }: { sql: string; ms: number; failed: boolean }): void {
  if (!isOn || !trace.getActiveSpan()) return
  const ended = Date.now()
  const attributes = { 'db.system.name': 'postgresql', 'db.query.text': sql.slice(0, 2000) }
  const name = /^\s*(\w+)/.exec(sql)?.[1]?.toUpperCase() ?? 'SQL'
  const span = tracer().startSpan(name, { kind: SpanKind.CLIENT, startTime: ended - ms, attributes })
  if (failed) span.setStatus({ code: SpanStatusCode.ERROR })
  span.end(ended)
}

function inSpan<T>(name: string, kind: SpanKind, parent: Context, run: (span: Span) => Promise<T>): Promise<T> {
  return tracer().startActiveSpan(name, { kind }, parent, async (span) => {
    try {
      return await run(span)
    } catch (error) {
      span.recordException(error as Error)
      span.setStatus({ code: SpanStatusCode.ERROR })
      throw error
    } finally {
      span.end()
    }
  })
}

function tracer() {
  return trace.getTracer('khanepani')
}

const headerGetter: TextMapGetter<Headers> = {
  get: (headers, name) => headers.get(name) ?? undefined,
  keys: (headers) => [...headers.keys()],
}
