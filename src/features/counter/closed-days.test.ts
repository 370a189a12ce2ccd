// Tests of corrections of a cashier's day after its closing: the cash that was counted stays, and what it is for is over or short.

import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { addConnections } from '#tests/billed-world.ts'
import { cast, permitted } from '#tests/cast.ts'
import { openWorld, type World } from '#tests/world.ts'

let world: World
const cashier = permitted(cast.ramesh, 'counter:use', 'billing:prepare', 'ledger:read')
const accountant = permitted(cast.gita, 'ledger:read', 'ledger:correct', 'banking:write', 'receipts:read')
const approver = permitted(cast.bishnu, 'ledger:read', 'ledger:correct', 'billing:approve')

type Body = Record<string, unknown> & { data: Record<string, unknown>[] }

async function call(as: typeof cashier, method: 'GET' | 'POST', path: string, body?: object) {
  const answer = await world.api(method, `/admin/${path}`, { as, ...(body && { body }) })
  return { status: answer.status, body: (await answer.json()) as Body }
}

async function balances(): Promise<Record<string, number>> {
  const { rows } = await sql<{ account: string; paisa: number }>`
    select account, sum(amount_paisa)::bigint as paisa from ledger_postings group by account having sum(amount_paisa) <> 0`.execute(
    world.resources.database,
  )
  return Object.fromEntries(rows.map(({ account, paisa }) => [account, paisa]))
}

/** A hundred rupees in cash. */
beforeEach(async () => {
  world = await openWorld()
  await addConnections(world, { customer_number: 'A', name_en: 'A' })
  world.travelTo('2026-11-22T05:15:00Z')
  await call(cashier, 'POST', 'cashDays/487', { float: 0 })
  await call(cashier, 'POST', 'counter/487/payments', { customerNumber: 'A', tender: 'cash', rupees: 100 })
})

const reverse = () => call(accountant, 'POST', 'receipts/487/2083-84-1/reversals', { reason: 'Of another customer' })

test('cash of a reversed receipt is over, and is brought to the bank as it was counted', async () => {
  await call(cashier, 'POST', 'cashDays/487/closings', { n100: 1 })
  world.travelTo('2026-11-23T05:15:00Z')
  expect((await reverse()).status).toBe(201)
  expect(await balances()).toEqual({ cash: 100_00, 'cash-difference': -100_00 })
  const { body } = await call(accountant, 'GET', 'cashDays/487')
  expect(body.data).toMatchObject([{ expectedPaisa: 100_00, countedPaisa: 100_00, differencePaisa: 0 }])
  const slip = { bank: 'Everest Bank', slip: 'S-1', rupees: 100, days: [body.data[0]!['id']] }
  expect((await call(accountant, 'POST', 'bankDeposits/487/cash', slip)).status).toBe(201)
  expect(await balances()).toEqual({ bank: 100_00, 'cash-difference': -100_00 })
  // Taken anew for the right customer, without the notes, it is short in the drawer of that day.
  await call(cashier, 'POST', 'cashDays/487', { float: 0 })
  await call(cashier, 'POST', 'counter/487/payments', { customerNumber: 'A', tender: 'cash', rupees: 100 })
  await call(cashier, 'POST', 'cashDays/487/closings', { n100: 0 })
  expect(await balances()).toEqual({ bank: 100_00, receivables: -100_00 })
})

test('on an open day it is not in the drawer any more', async () => {
  expect((await reverse()).status).toBe(201)
  expect(await balances()).toEqual({})
  expect((await call(cashier, 'POST', 'cashDays/487/closings', { n100: 0 })).body).toMatchObject({ differencePaisa: 0 })
})

test('reversed while the day is closed, it is over all the same', async () => {
  const answers = await Promise.all([call(cashier, 'POST', 'cashDays/487/closings', { n100: 1 }), reverse()])
  expect(answers.map(({ status }) => status)).toEqual([200, 201])
  expect(await balances()).toEqual({ cash: 100_00, 'cash-difference': -100_00 })
})

test('a refund from the drawer that is corrected after the closing leaves it short', async () => {
  const refund = { amountPaisa: 40_00, paidFrom: 'cash', paymentReference: 'Hari Sharma', reason: 'Moves away' }
  const id = (await connectionId()).toString()
  const requested = await call(cashier, 'POST', `ledger/487/connections/${id}/refunds`, refund)
  expect(requested).toMatchObject({ status: 201 })
  const number = String(requested.body['id'])
  expect((await call(approver, 'POST', `ledger/487/refunds/${number}/approvals`, {})).status).toBe(200)
  expect((await call(cashier, 'POST', `counter/487/refunds/${number}/payments`, {})).status).toBe(201)
  await call(cashier, 'POST', 'cashDays/487/closings', { n50: 1, n10: 1 })
  const ledger = await call(accountant, 'GET', `ledger/487/connections/${id}`)
  const [entry] = (ledger.body['entries'] as { id: number; kind: string }[]).filter(({ kind }) => kind === 'refund')
  const sent = { reason: 'Was never handed out' }
  expect((await call(accountant, 'POST', `ledger/487/${entry!.id}/corrections`, sent)).status).toBe(201)
  expect(await balances()).toEqual({ cash: 60_00, 'cash-difference': 40_00, receivables: -100_00 })
})

async function connectionId(): Promise<number> {
  const { id } = await world.resources.database.selectFrom('connections').select('id').executeTakeFirstOrThrow()
  return id
}
