// Which rows has the office's desk for one kind of published thing, whatever the thing is?

import * as z from 'zod/mini'
import type { Audience } from '#kit/contract.ts'
import { pageOf, pageQuery } from '#kit/contract.ts'
import { code, number } from '#kit/validation/fields.ts'
import { form } from '#kit/validation/form.ts'
import { pattern, required } from '#kit/validation/rules.ts'
import { listedStates } from './window.ts'
import { expiryFields, publicationFields, stateCounts, withdrawalFields } from './acts.ts'

/** The path values of one thing; `unknown` is the message for what is no number of one. */
export function oneThing(unknown: string) {
  return { orgId: code(required()), id: code(required(), pattern(/^\d{1,15}$/, unknown)) }
}

/** The `version` that a correction began with; another one since then is a conflict. */
export const versionField = { version: number(required()) }
/** What the rows refuse that take a version. */
export const versionConflicts = ['publishing.changed_meanwhile'] as const

/** What every office list is asked by; a feature adds its own filters and its columns to sort by. */
export const deskQuery = z.extend(pageQuery, { orgId: z.string(), state: z.optional(z.enum(listedStates)) })

/** `totalIsLeast`: so many were found that counting stopped at `total`. */
export function deskPage<Row extends z.ZodMiniType>(row: Row) {
  return z.extend(pageOf(row), { totalIsLeast: z.optional(z.boolean()) })
}

/**
 * The rows of the four moves and of the counts, to be named in the feature's contract. `path` leads to the list, `thing` names one of
 * it in the summaries, `output` is one as the office reads it.
 * @example const desk = deskRows({ path: '/admin/news/{orgId}', for: 'content:write', thing: 'an article', unknown: 'news.unknown', output: article })
 */
export function deskRows<const For extends Audience, Output extends z.ZodMiniType>(desk: {
  path: `/${string}`
  for: For
  thing: string
  unknown: string
  output: Output
}) {
  const { path, thing, unknown, output } = desk
  const one = oneThing(unknown)
  const row = { for: desk.for, output }
  return {
    count: {
      method: 'GET',
      path: `${path}/states`,
      for: desk.for,
      summary: 'How many there are in each publishing state',
      input: z.object({ orgId: z.string() }),
      output: stateCounts,
    },
    publish: {
      ...row,
      method: 'POST',
      path: `${path}/{id}/publications`,
      summary: `Publish ${thing} now or at a moment, until a last day when one is given`,
      input: form({ ...one, ...publicationFields }),
      answers: 201,
    },
    expire: {
      ...row,
      method: 'PUT',
      path: `${path}/{id}/expiry`,
      summary: `Set the last day of ${thing} that is published or scheduled; without one it stays`,
      input: form({ ...one, ...expiryFields }),
    },
    withdraw: {
      ...row,
      method: 'POST',
      path: `${path}/{id}/withdrawals`,
      summary: `Take ${thing} from the public, with the reason in one language or both`,
      input: form({ ...one, ...withdrawalFields }),
      answers: 201,
    },
    draft: {
      ...row,
      method: 'POST',
      path: `${path}/{id}/drafts`,
      summary: `Make ${thing} a draft again that the public does not see now`,
      input: form(one),
      answers: 201,
    },
  } as const
}
