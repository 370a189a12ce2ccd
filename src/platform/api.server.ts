// HTTP API: requests to contract rows, and responses from their results and refusals.

import { Hono } from 'hono'
import type { Endpoint } from '#kit/contract.ts'
import type { Language, Messages, Translate } from '#kit/language.ts'
import { Refusal, refuse, statusOf } from '#kit/refusal.ts'
import { exportHeader } from '#kit/table/data-source.ts'
import { valuesOf } from '#kit/validation/form-data.ts'
import { validateAsync } from '#kit/validation/form.ts'
import { issueText } from '#kit/validation/messages.ts'
import type { Identify } from '#platform/admit.server.ts'
import { admit, identifyCaller } from '#platform/admit.server.ts'
import { answerAudited, recordRefused } from '#platform/audited.server.ts'
import type { Actor, Ctx } from '#platform/context.ts'
import { answerLanguage, type AnswerCache } from '#platform/cached-answers.server.ts'
import { concurrencyLimit } from '#platform/concurrency-limit.server.ts'
import { countForm } from '#platform/form-limit.server.ts'
import { hasRecentChange, recentChangeCookie } from '#platform/recent-change.ts'
import { readForm, readText } from '#platform/request-body.server.ts'
import { publicAddress, siteOrigin } from '#platform/request.server.ts'
import type { Resources } from '#platform/resources.server.ts'
import type { ServedRow } from '#platform/serve.server.ts'
import { asRefusal } from '#platform/unavailable.server.ts'
import { isPermission } from '#root/permissions.ts'

export type ApiParts = {
  resources: Resources
  identify: Identify
  translatorFor: (language: Language) => Translate<Messages>
  /** Of the rows that their contract calls cached; without it every request is answered anew. */
  cache?: AnswerCache
}

/** Maximum size of a JSON body, bytes. Rows with files state their own limit. */
const maxJsonBytes = 1024 * 1024

/** Calls that are worked on at once: a few more than there are database connections, of which each uses one at a time. */
const callBounds = { maxRunning: 12, reserved: 3, maxWaiting: 60, maxWaitMs: 500 }

/** Every row of the API table as a route of one Hono app. */
export function apiOf(rows: readonly ServedRow[], parts: ApiParts): Hono {
  const app = new Hono()
  const calls = concurrencyLimit(callBounds)
  for (const row of rows) {
    const path = row.endpoint.path.replaceAll(/\{(\w+)\}/g, ':$1')
    app.on(row.endpoint.method, path, async (c) => {
      const cached = row.endpoint.cached && parts.cache?.(c.req.raw)
      const known = cached && (await cached.find())
      if (known) return known
      const isUpload = isMultipart(row.endpoint, c.req.raw)
      const ctx = await calls.run(async () => {
        const admitted = await contextFor(row, c.req.raw, c.req.param(), parts)
        if (isUpload) await countForm(admitted)
        return cached ? cached.withReads(admitted) : admitted
      })
      // Between the turns, because a body can take minutes.
      const input = await readInput(row.endpoint, c.req.raw, c.req.param())
      const answerFrom = (at: Ctx) => answerAudited(row, at, input, new URL(c.req.url).pathname)
      const replica = mayBeLate(row, c.req.raw) ? parts.resources.replica : undefined
      const answer = () => (replica ? replica.read(ctx, answerFrom) : answerFrom(ctx))
      // An upload was admitted before it was read, and may wait for the picture process.
      const output = await (isUpload ? answer() : calls.run(answer))
      if (cached && !(output instanceof Response)) return cached.store(output, row.endpoint)
      const response = answerWith(row.endpoint, output)
      if (ctx.actor.kind === 'staff' && row.endpoint.method !== 'GET')
        response.headers.append('set-cookie', recentChangeCookie(publicAddress(c.req.raw).origin.startsWith('https:')))
      return response
    })
  }
  app.all('*', () => refuse('missing', 'request.unknown_path'))
  app.onError((error, c) => answerRefusal(error, c.req.raw, parts))
  return app
}

/** The requested language: `lang`, then Accept-Language, then English. */
export function requestedLanguage(request: Request): Language {
  const requested = new URL(request.url).searchParams.get('lang')
  return answerLanguage(requested, request.headers.get('accept-language') ?? undefined)
}

/** The documented error: status 0, the key, the message in the caller's language, the fields, and the request id. */
export function answerRefusal(
  error: unknown,
  request: Request,
  { resources, translatorFor }: Pick<ApiParts, 'resources' | 'translatorFor'>,
): Response {
  const { requestId } = publicAddress(request)
  const translate = translatorFor(requestedLanguage(request))
  const refusal = asRefusal(error)
  if (!refusal) {
    resources.log.error({ requestId, err: error }, 'request failed')
    return Response.json(
      { status: 0, key: 'server.failed', message: translate('server.failed'), fields: [], requestId },
      { status: 500 },
    )
  }
  const { key, kind, details } = refusal
  if (details.cause) resources.log.warn({ requestId, err: details.cause }, 'request refused: unavailable')
  const fields = (details.fields ?? []).map((issue) => ({ ...issue, message: issueText(issue, translate) }))
  const headers: Record<string, string> = { 'cache-control': 'no-store' }
  if (kind === 'unauthenticated') headers['www-authenticate'] = 'Bearer, Basic realm="web-resources"'
  if (details.retryAfterSeconds) headers['retry-after'] = String(details.retryAfterSeconds)
  const body = { status: 0, key, message: translate(key, details.values), fields, requestId }
  return Response.json(body, { status: statusOf[kind], headers })
}

async function contextFor(
  row: ServedRow,
  request: Request,
  params: Record<string, string>,
  parts: ApiParts,
): Promise<Ctx> {
  const { tenants, database, files, keys, clock, env } = parts.resources
  const address = publicAddress(request)
  const { path, anyOrganisation } = row.endpoint
  const named = path.includes('{orgId}') && !anyOrganisation
  const org = named ? tenants.byId(Number(params.orgId)) : tenants.find(address.host)
  if (!org) refuse('missing', 'organisation.unknown')
  const { requestId, client } = address
  const from = { requestId, address: client, origin: siteOrigin(address, org, env) }
  const sends = { sendsMail: env.smtpUrl !== undefined, sendsSms: Boolean(env.smsToken && env.smsFrom) }
  const replica = parts.resources.replica?.state()
  const at = {
    org,
    db: database,
    files,
    keys,
    now: clock(),
    language: requestedLanguage(request),
    from,
    replica,
    ...sends,
  }
  return { ...at, actor: await admitCaller(row, request, at, parts) }
}

async function admitCaller(row: ServedRow, request: Request, at: Omit<Ctx, 'actor'>, parts: ApiParts): Promise<Actor> {
  let known: Actor = { kind: 'visitor', client: 'unnamed' }
  try {
    const caller = await identifyCaller(request.headers.get('authorization'), at, parts.identify)
    if (caller.kind !== 'foreigner') known = caller
    return admit(row.endpoint.for, caller)
  } catch (error) {
    if (error instanceof Refusal)
      await recordRefused({ ...at, actor: known }, row.name, new URL(request.url).pathname, error)
    throw error
  }
}

async function readInput(endpoint: Endpoint, request: Request, params: Record<string, string>): Promise<unknown> {
  const { input } = endpoint
  if (Object.values(params).some((value) => value.includes('\0'))) return refuse('missing', 'request.unknown_path')
  if (!input) return {}
  const given = { ...requestedFormat(endpoint, request), ...(await readValues(endpoint, request)), ...params }
  const answer = await validateAsync(input, given)
  return answer.ok ? answer.value : refuse('invalid', 'request.invalid', { fields: answer.issues })
}

/** A row that can also return CSV reads `format=csv`; an Accept header that prefers CSV is equivalent. */
function requestedFormat({ also }: Endpoint, request: Request): Record<string, string> {
  const first = request.headers.get('accept')?.split(',')[0]?.split(';')[0]?.trim()
  return also?.includes('text/csv') && first === 'text/csv' ? { format: 'csv' } : {}
}

async function readValues(endpoint: Endpoint, request: Request): Promise<Record<string, unknown>> {
  if (endpoint.method === 'GET' || endpoint.method === 'DELETE')
    return readSent(endpoint, new URL(request.url).searchParams)
  const { maxBodyBytes = maxJsonBytes } = endpoint
  if (isMultipart(endpoint, request)) return readSent(endpoint, await readForm(request, maxBodyBytes))
  const text = await readText(request, maxJsonBytes)
  if (!text) return {}
  const type = request.headers.get('content-type') ?? ''
  if (!type.startsWith('application/json')) return refuse('invalid', 'request.wrong_type')
  return readJson(text)
}

function readJson(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text)
    if (value && typeof value === 'object' && !Array.isArray(value)) return value as Record<string, unknown>
  } catch {
    return refuse('invalid', 'request.broken_json')
  }
  return refuse('invalid', 'request.broken_json')
}

/** Reports and exports of staff, but not for whoever has just changed something and expects to find it. */
function mayBeLate({ endpoint }: ServedRow, { headers }: Request): boolean {
  const isOfStaff = endpoint.for === 'staff' || isPermission(endpoint.for)
  if (endpoint.method !== 'GET' || !isOfStaff || hasRecentChange(headers.get('cookie'))) return false
  return endpoint.report === true || headers.get('x-export') === exportHeader['x-export']
}

function isMultipart({ body }: Endpoint, request: Request): boolean {
  return body === 'multipart' && /^multipart\/form-data\b/i.test(request.headers.get('content-type') ?? '')
}

function readSent({ input }: Endpoint, sent: FormData | URLSearchParams): Record<string, unknown> {
  return input ? valuesOf(input, sent) : {}
}

function answerWith(endpoint: Endpoint, output: unknown): Response {
  if (output instanceof Response) return output
  if (endpoint.answers === 204) return new Response(null, { status: 204 })
  // Public rows have their own headers (cached-answers.server.ts); everything else may be about a person.
  return Response.json(output, { status: endpoint.answers ?? 200, headers: { 'cache-control': 'private, no-store' } })
}
