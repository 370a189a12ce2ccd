// Customer account: read, change the language, list open items, download all personal data.

import type { Page, ListQuery } from '#kit/page.ts'
import { record } from '#platform/audit.server.ts'
import type { Ctx, Customer } from '#platform/context.ts'
import { transaction } from '#platform/database.server.ts'
import type { Language } from '#kit/language.ts'
import type { Account, OpenItems } from './contract/api.ts'
import { listOwnApplications, readOwnApplication } from '#features/applications/operations/own.server.ts'
import { listOwnComplaints, readOwnComplaint } from '#features/complaints/operations/own.server.ts'
import { findPerson, listCustomersOf, updatePerson } from '#features/people/operations.server.ts'
import { readMySessions } from '#features/sessions/operations/own-sessions.server.ts'
import { readEditionInForce } from '#features/tariffs/operations.server.ts'

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

/** Query of the first open items. */
const firstOpen = { page: 1, limit: 5, open: true }

export async function readOpenItems(ctx: Ctx<Customer>): Promise<OpenItems> {
  const [complaints, applications, tariff = null] = await Promise.all([
    listOwnComplaints(ctx, firstOpen),
    listOwnApplications(ctx, firstOpen),
    readEditionInForce(ctx),
  ])
  return { complaints, applications, tariff }
}

export async function changeAccount(ctx: Ctx<Customer>, { language }: { language: Language }): Promise<Account> {
  return transaction(ctx, async (tx) => {
    await updatePerson(tx.db, tx.actor.id, { language })
    await record(tx, { action: 'account.changed', target: `person ${tx.actor.id}`, changes: { language } })
    return readAccount(tx)
  })
}

/** A JSON download of all personal data stored in this organisation, in the format of the API. */
export async function downloadData(ctx: Ctx<Customer>): Promise<Response> {
  const { data: sessions } = await readMySessions(ctx)
  const body = {
    madeAt: ctx.now.toISOString(),
    account: await readAccount(ctx),
    complaints: await readAll(ctx, listOwnComplaints, readOwnComplaint),
    applications: await readAll(ctx, listOwnApplications, readOwnApplication),
    sessions,
  }
  await record(ctx, { action: 'account.downloaded', target: `person ${ctx.actor.id}` })
  return Response.json(body, {
    headers: { 'content-disposition': 'attachment; filename="my-data.json"', 'cache-control': 'no-store' },
  })
}

type Own = Ctx<Customer>

/** All of the customer's own items of a kind, each with its details. */
async function readAll<Row extends { code: string }, Details>(
  ctx: Own,
  list: (ctx: Own, query: ListQuery) => Promise<Page<Row>>,
  read: (ctx: Own, query: { code: string }) => Promise<Details>,
): Promise<Details[]> {
  const limit = 100
  const all: Details[] = []
  for (let page = 1; ; page += 1) {
    const { data } = await list(ctx, { page, limit })
    for (const { code } of data) all.push(await read(ctx, { code }))
    if (data.length < limit) return all
  }
}
