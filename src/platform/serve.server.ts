// Contract rows joined with the functions that handle them.

import type { Contract, Endpoint, InputOf, OutputOf } from '#kit/contract.ts'
import type { Actor, Ctx, Customer, Staff } from '#platform/context.ts'

/** The context of a row's function: narrowed by the row's audience, so a forgotten check does not compile. */
export type CtxFor<E extends Endpoint> = E['for'] extends 'anyone'
  ? Ctx
  : E['for'] extends 'customer'
    ? Ctx<Customer>
    : E['for'] extends 'person'
      ? Ctx<Customer | Staff>
      : Ctx<Staff>

/** A function that handles a row: its output, or a whole response (files, CSV). */
export type RowHandler<E extends Endpoint> = (ctx: CtxFor<E>, input: InputOf<E>) => Promise<OutputOf<E> | Response>

/** One row with its function, types erased, ready for the router, the API document and the conformance walk. */
export type ServedRow = {
  name: string
  endpoint: Endpoint
  answer: (ctx: Ctx<Actor>, input: unknown) => Promise<unknown>
}

/** Joins a contract with its functions, one for each row. */
export function serve<C extends Contract>(
  contract: C,
  answers: { [Name in keyof C]: RowHandler<C[Name]> },
): ServedRow[] {
  return Object.entries(contract).map(([name, endpoint]) => ({
    name,
    endpoint,
    answer: answers[name] as unknown as ServedRow['answer'],
  }))
}
