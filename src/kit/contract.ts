// One row of the API table and the types that follow from it for servers, clients and tests.

import type * as z from 'zod/mini'
import type { Permission } from '#root/permissions.ts'
import type { Bilingual } from './language.ts'
import type { Fields } from './validation/fields.ts'
import type { FormDefinition, FormInput } from './validation/form.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/**
 * Who may call a row: anyone, any signed-in person, any customer, staff of any role, or staff holding the permission named
 * (`complaints:answer`). Who holds which permission is in `roles.ts`.
 */
export type Audience = 'anyone' | 'person' | 'customer' | 'staff' | Permission

/**
 * One endpoint. `path` is below the API's base path, with `{name}` parameters; `{orgId}` selects the organisation.
 * `input` describes path, query and body values together in one form; for GET and DELETE they come from the query.
 * `output` describes what is returned. Screens import contracts as types only, so neither reaches the browser with a row.
 * `answers` names a status other than 200; `also` lists other media types of its response.
 */
export type Endpoint = {
  method: Method
  path: `/${string}`
  for: Audience
  /** What the row does, in both languages: the OpenAPI document is English, the API guide is in the reader's language. */
  summary: Bilingual
  input?: FormDefinition
  output?: z.ZodMiniType
  answers?: 200 | 201 | 202 | 204
  also?: readonly string[]
  /** A body with files; then `maxBodyBytes` states its limit in bytes. */
  body?: 'multipart'
  maxBodyBytes?: number
  /**
   * For GET rows of anyone: the response depends on the organisation's public content, the input, the language and the time alone. It is
   * cached until that content changes, at most `freshForSeconds`, and has an ETag.
   */
  cached?: true
  freshForSeconds?: number
  /** Sums over many rows: a replica of the database may be read, which is some seconds behind, except by whoever has just changed something. */
  report?: true
  /** Message keys of the 409 responses that a client has to expect; the OpenAPI document lists them. */
  conflicts?: readonly string[]
  /** Message keys of the 403 responses of a row that anyone may call; the OpenAPI document lists them. */
  forbids?: readonly string[]
  /** `{orgId}` is a plain value here: the row itself handles an unknown one. */
  anyOrganisation?: true
  /** The input is about a person of the public and has an end of its own: the audit, which is kept longer, records none of it. */
  private?: true
  /** One of many requests of one action, which is recorded when it is complete: the audit has only its refusals. */
  step?: true
  /** Kept for clients of an earlier version; new ones use another row. */
  deprecated?: true
}

export type Contract = Record<string, Endpoint>

/** The input as the row's operation gets it. */
export type InputOf<E extends Endpoint> = E['input'] extends FormDefinition<infer Value> ? Value : Record<never, never>
export type OutputOf<E extends Endpoint> = E['output'] extends z.ZodMiniType ? z.infer<E['output']> : void

/** How a client names a row. @example AddressOf<ArticleAdmin['publish']> // 'POST /admin/news/{orgId}/{id}/publications' */
export type AddressOf<E extends Endpoint> = E extends Endpoint ? `${E['method']} ${E['path']}` : never

/** The values for the parameters of a row's path. */
export type PathValues<E extends Endpoint> = Record<ParametersOf<E['path']>, string | number>

/** What a client sends to a row: the values of its path, and of the other fields those that are required or wanted. */
export type SentTo<E extends Endpoint> = PathValues<E> &
  (E['input'] extends { fields: infer F extends Fields }
    ? Omit<FormInput<F>, ParametersOf<E['path']>>
    : Record<never, never>)

/** The names of a path's `{parameters}`. @example pathParameters('/admin/complaints/{orgId}/{id}') // ['orgId', 'id'] */
export function pathParameters(path: string): string[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]!)
}

type ParametersOf<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParametersOf<Rest>
  : never
