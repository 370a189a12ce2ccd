// What is one row of the API table, and what types follow from it for servers, clients and tests?

import * as z from 'zod/mini'
import type { Permission } from '#root/permissions.ts'
import type { FormDefinition } from './validation/form.ts'

export { pageSizes } from './page-sizes.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/**
 * Who may call a row: anyone, any signed-in person, any customer, staff of any role, or staff holding the permission named
 * (`complaints:answer`). Who holds which permission is in `roles.ts`.
 */
export type Audience = 'anyone' | 'person' | 'customer' | 'staff' | Permission

/**
 * One endpoint. `path` is below the API's base path, with `{name}` parameters; `{orgId}` selects the organisation.
 * `input` describes path, query and body values together in one flat object; for GET and DELETE they come from the query.
 * It is a zod schema, or the form definition that the browser validates with too.
 * In the browser's bundle a row is only `method`, `path` and `body`: the server checks the rest (`tools/vite-contracts.ts`).
 * `answers` names a status other than 200; `also` lists the other media types the row can answer with.
 */
export type Endpoint = {
  method: Method
  path: `/${string}`
  for: Audience
  summary: string
  input?: z.ZodMiniType | FormDefinition
  output?: z.ZodMiniType
  answers?: 200 | 201 | 202 | 204
  also?: readonly string[]
  /** A body with files; then `largestBody` states its limit in bytes. */
  body?: 'multipart'
  largestBody?: number
  /** The keys of the 409 answers that a program has to expect here; the document of the API tells them. */
  conflicts?: readonly string[]
  /** `{orgId}` is a plain value here: the row itself answers for an unknown one. */
  anyOrganisation?: true
}

export type Contract = Record<string, Endpoint>

export type InputOf<E extends Endpoint> = E['input'] extends z.ZodMiniType
  ? z.infer<E['input']>
  : E['input'] extends FormDefinition<infer Value>
    ? Value
    : Record<never, never>
export type OutputOf<E extends Endpoint> = E['output'] extends z.ZodMiniType ? z.infer<E['output']> : void

/** The generic list request of the web-resources API. Absurd pages and limits are brought to the nearest sensible ones. */
export const pageQuery = z.object({
  page: z._default(z.pipe(z.transform(wholeNumber(1, 1_000_000, 1)), z.number()), 1),
  limit: z._default(z.pipe(z.transform(wholeNumber(1, 100, 10)), z.number()), 10),
  sortBy: z.optional(z.string().check(z.maxLength(60))),
  sortOrder: z.optional(z.enum(['asc', 'desc'])),
  search: z.optional(z.string().check(z.maxLength(200))),
})

export type PageQuery = z.infer<typeof pageQuery>

/** The generic list answer: the rows of one page and the total count. */
export function pageOf<T extends z.ZodMiniType>(row: T) {
  return z.object({ data: z.array(row), total: z.number() })
}

export type Page<T> = { data: T[]; total: number }

/** One page of rows that are all at hand. @example cutPage(['a', 'b', 'c'], { page: 2, limit: 2 }) // { data: ['c'], total: 3 } */
export function cutPage<T>(rows: readonly T[], { page, limit }: Pick<PageQuery, 'page' | 'limit'>): Page<T> {
  return { data: rows.slice((page - 1) * limit, page * limit), total: rows.length }
}

/** The names of a path's `{parameters}`. @example pathParameters('/admin/complaints/{orgId}/{id}') // ['orgId', 'id'] */
export function pathParameters(path: string): string[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]!)
}

function wholeNumber(least: number, most: number, otherwise: number) {
  return (value: unknown) => {
    const number = Math.trunc(Number(value))
    return Number.isFinite(number) ? Math.min(Math.max(number, least), most) : otherwise
  }
}
