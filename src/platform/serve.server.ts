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

type Prepare = (ctx: never, input: never) => Promise<unknown>

/**
 * A row in two steps: `prepare` does what takes long, such as scanning and decoding a file, before the transaction begins; `answer` only reads
 * and writes rows, and is given what was prepared.
 */
export function afterPreparing<E extends Endpoint, Prepared>(
  prepare: (ctx: CtxFor<E>, input: InputOf<E>) => Promise<Prepared>,
  answer: (ctx: CtxFor<E>, input: InputOf<E>, prepared: Prepared) => Promise<OutputOf<E> | Response>,
): RowHandler<E> & { prepare: Prepare } {
  return Object.assign(answer as unknown as RowHandler<E>, { prepare })
}

/** One row with its function, types erased, ready for the router, the API document and the conformance walk. */
export type ServedRow = {
  name: string
  endpoint: Endpoint
  prepare?: (ctx: Ctx<Actor>, input: unknown) => Promise<unknown>
  answer: (ctx: Ctx<Actor>, input: unknown, prepared?: unknown) => Promise<unknown>
}

/** Joins a contract with its functions, one for each row. */
export function serve<C extends Contract>(
  contract: C,
  answers: { [Name in keyof C]: RowHandler<C[Name]> },
): ServedRow[] {
  return Object.entries(contract).map(([name, endpoint]) => {
    const answer = answers[name] as unknown as ServedRow['answer'] & Pick<ServedRow, 'prepare'>
    return { name, endpoint, answer, ...(answer.prepare && { prepare: answer.prepare }) }
  })
}
