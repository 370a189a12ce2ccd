// Fuzzing of the API: hostile requests to every row as every role, and what each answer has to be.

import * as z from 'zod/mini'
import { givenRoles, type RoleName } from '#features/people/contract/roles.ts'
import type { Endpoint } from '#kit/contract.ts'
import type { Database } from '#platform/database.server.ts'
import { openApiDocument } from '#platform/openapi.server.ts'
import { api } from '#root/features.server.ts'
import { messages } from '#root/messages.ts'
import { roles } from '#root/roles.ts'
import type { FuzzRequest, Operation, PathValues } from './openapi-requests.ts'
import { operationsOf, requestsTo } from './openapi-requests.ts'

/** Sends a request as this role, from a network address. A caller whose session has ended signs in again. */
export type Call = (request: FuzzRequest, role: RoleName, from: string) => Promise<Response>

/** `each`: requests for every value of a row; `others`: further requests to it, as all the roles in turn. */
export type Effort = { seed: number; each: number; others: number }

/** The answers of one row by status, and what was wrong with them. */
export type Fuzzed = { row: string; requests: number; answers: Record<number, number>; problems: string[] }

export const allRoles: readonly RoleName[] = ['visitor', 'customer', ...givenRoles]

/** Every row of the document. */
export const operations = operationsOf(
  JSON.parse(JSON.stringify(openApiDocument(api, '/web-resources', roles))) as { paths: unknown },
)

/** Sends the row's requests: those for its values as the roles in turn that may call it, further ones as every role. */
export async function fuzz(call: Call, operation: Operation, existing: PathValues, effort: Effort): Promise<Fuzzed> {
  const { seed, each, others } = effort
  const fuzzed: Fuzzed = { row: `${operation.method} ${operation.path}`, requests: 0, answers: {}, problems: [] }
  const callers = callersOf(operation)
  const aimed = requestsTo(operation, existing, each, seed)
  const first = operations.indexOf(operation)
  const planned = [
    ...aimed.map((request, at) => ({ request, role: callers[at % callers.length]! })),
    ...Array.from({ length: others }, (_, at) => ({
      request: aimed[(at * 7) % aimed.length]!,
      role: allRoles[(first + at) % allRoles.length]!,
    })),
  ]
  for (const { request, role } of planned) {
    const answer = await call(request, role, addressOf(fuzzed.requests))
    fuzzed.requests += 1
    fuzzed.answers[answer.status] = (fuzzed.answers[answer.status] ?? 0) + 1
    const problem = await problemOf(operation, answer)
    if (problem) fuzzed.problems.push(`${role}, ${request.trick}: ${problem}\n    ${shown(request)}`)
  }
  return fuzzed
}

/** Numbers, codes and names of records that exist, for the paths. */
export async function readPathValues(database: Database): Promise<PathValues> {
  const [complaints, applications, articles, pages, albums] = await Promise.all([
    database.selectFrom('complaints').select('code as value').limit(2).execute(),
    database.selectFrom('applications').select('code as value').limit(2).execute(),
    database.selectFrom('articles').select('slug as value').limit(2).execute(),
    database.selectFrom('pages').select('slug as value').limit(2).execute(),
    database.selectFrom('albums').select('slug as value').limit(2).execute(),
  ])
  return {
    orgId: ['487'],
    id: ['1', '2', '3'],
    number: ['1', '2'],
    code: [...complaints, ...applications].map(({ value }) => value),
    slug: [...articles, ...pages, ...albums].map(({ value }) => value),
  }
}

function callersOf({ audience, roles: holders }: Operation): readonly RoleName[] {
  if (audience === 'anyone') return ['visitor', 'customer', 'administrator']
  if (audience === 'person') return ['customer', 'clerk', 'administrator']
  if (audience === 'customer') return ['customer']
  return holders as RoleName[]
}

/** What is wrong with an answer: an undocumented status, or a body that is not as documented. */
async function problemOf(operation: Operation, answer: Response): Promise<string | undefined> {
  const text = await answer.text()
  const { status } = answer
  if (status === 500 || !operation.statuses.has(status)) return `${status} ${text.slice(0, 300)}`
  if (status >= 400) return refusalProblem(text)
  const isJson = answer.headers.get('content-type')?.startsWith('application/json')
  const { output } = endpoints.get(operation.name)!
  if (!isJson || !output) return undefined
  const read = z.safeParse(output, JSON.parse(text))
  return read.success ? undefined : `${status} not as documented: ${read.error.message.slice(0, 300)}`
}

const endpoints = new Map<string, Endpoint>(api.map(({ name, endpoint }) => [name, endpoint]))

const message = z.string().check(z.minLength(1))
const key = z.string().check(z.refine((value) => Object.hasOwn(messages, value)))
const refusal = z.object({
  status: z.literal(0),
  key,
  message,
  fields: z.array(z.object({ field: z.string(), key, message })),
  requestId: z.string().check(z.minLength(1)),
})

function refusalProblem(text: string): string | undefined {
  try {
    const read = z.safeParse(refusal, JSON.parse(text))
    return read.success ? undefined : `not a refusal: ${text.slice(0, 300)}`
  } catch {
    return `not JSON: ${text.slice(0, 300)}`
  }
}

/** Another network each time, so that limits by address refuse nothing. */
function addressOf(index: number): string {
  return `10.${(index >> 14) & 127}.${(index >> 7) & 127}.${index & 127}`
}

function shown({ method, path, body }: FuzzRequest): string {
  const sent = body instanceof FormData ? [...body.keys()].join() : (body ?? '')
  return `${method} ${path.slice(0, 200)} ${sent.slice(0, 300)}`
}
