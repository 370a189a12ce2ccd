// API rows that the office has for one kind of published item, whatever the item is.

import type * as z from 'zod/mini'
import type { AddressOf, Audience } from '#kit/contract.ts'
import { orgId } from '#kit/inputs.ts'
import { form } from '#kit/validation/form.ts'
import type { PublishingMove } from './acts.ts'
import { expiryFields, publicationFields, withdrawalFields } from './acts.ts'
import { oneThing } from './fields.ts'
import { stateCounts } from './outputs.ts'

/**
 * The rows of the four moves and of the counts, to be named in the feature's contract. `path` leads to the list, `thing` names one of
 * it in the summaries, `output` is one as the office reads it.
 * @example const desk = deskRows({ path: '/admin/news/{orgId}', for: 'content:write', thing: 'an article', unknown: 'news.unknown', output: article })
 */
export function deskRows<
  const Path extends `/${string}`,
  const For extends Audience,
  Output extends z.ZodMiniType,
>(desk: { path: Path; for: For; thing: string; unknown: string; output: Output }) {
  const { path, thing, unknown, output } = desk
  const one = oneThing(unknown)
  const row = { for: desk.for, output }
  return {
    count: {
      method: 'GET',
      path: `${path}/states`,
      for: desk.for,
      summary: 'How many there are in each publishing state',
      input: form({ orgId }),
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

/** The rows of the moves, whatever the item is. */
export type MoveRows = Pick<ReturnType<typeof deskRows>, PublishingMove>
/** The addresses of one feature's moves. @example const moves = { publish: 'POST …' } satisfies MoveAddresses<typeof articleDesk> */
export type MoveAddresses<Rows extends MoveRows = MoveRows> = { [Move in PublishingMove]: AddressOf<Rows[Move]> }
