// What do we know about a customer, and how do they get and change it?

import { record } from '#platform/audit.server.ts'
import type { Ctx, Customer } from '#platform/context.ts'
import { transaction } from '#platform/database.server.ts'
import type { Language } from '#kit/language.ts'
import type { Account } from '#features/accounts/contract.ts'
import { findPerson, listCustomersOf, updatePerson } from '#features/people/operations.server.ts'
import { readMySessions } from '#features/sessions/operations/own-sessions.server.ts'

export async function readAccount(ctx: Ctx<Customer>): Promise<Account> {
  const person = (await findPerson(ctx.db, ctx.actor.id))!
  const { nameEn, nameNe, email, phone, language } = person
  return {
    name: { en: nameEn, ne: nameNe },
    email,
    phone,
    language,
    customers: await listCustomersOf(ctx, person.id),
  }
}

export async function changeAccount(ctx: Ctx<Customer>, { language }: { language: Language }): Promise<Account> {
  return transaction(ctx, async (tx) => {
    await updatePerson(tx.db, tx.actor.id, { language })
    await record(tx, { action: 'account.changed', target: `person ${tx.actor.id}`, changes: { language } })
    return readAccount(tx)
  })
}

/** A document to keep: what is stored about the person in this organisation, in the words of the API. */
export async function downloadData(ctx: Ctx<Customer>): Promise<Response> {
  const { data: sessions } = await readMySessions(ctx)
  const body = { madeAt: ctx.now.toISOString(), account: await readAccount(ctx), sessions }
  await record(ctx, { action: 'account.downloaded', target: `person ${ctx.actor.id}` })
  return Response.json(body, {
    headers: { 'content-disposition': 'attachment; filename="my-data.json"', 'cache-control': 'no-store' },
  })
}
