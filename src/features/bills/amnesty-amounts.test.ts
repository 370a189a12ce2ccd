// Tests of what is asked for during an amnesty: on the page of a bill as in the account, after a part of the day, and where the waiver was taken back.

import { beforeAll, expect, test } from 'vitest'
import type { OwnConnection } from '#features/connections/contract/own.ts'
import { correctAndSettle } from './operations/corrections.server.ts'
import { addConnections, billedRates, billMonth, pay, readMeters, useRates } from '#tests/billed-world.ts'
import { cast } from '#tests/cast.ts'
import { openWorld, type World } from '#tests/world.ts'
import type { OwnBill, OwnBillDetails } from './contract/own.ts'
import { readOwed } from './operations/owed.server.ts'
import { settleAll } from './operations/settle.server.ts'

let world: World
let ids: Map<string, number>

/** Ten units are 90 rupees: billed on 18 October, 9 more from 18 November, and 90 again on 20 December. Half of the late fee is waived in January. */
beforeAll(async () => {
  world = await openWorld()
  await world.session(cast.sita)
  ids = await addConnections(
    world,
    ...['10425', 'PARTS', 'TAKEN'].map((customer_number) => ({ customer_number, name_en: 'X', phone: '9842000000' })),
  )
  await useRates(world, billedRates)
  await readMeters(world, '2083/06', '2026-10-16', { 10425: '10', PARTS: '10', TAKEN: '10' })
  await billMonth(world, '2083/06', '2026-10-18')
  await readMeters(world, '2083/07', '2026-11-14', { 10425: '20' })
  await billMonth(world, '2083/07', '2026-12-20')
  const at = new Date('2026-12-28T05:15:00Z')
  await world.resources.database
    .insertInto('amnesties')
    .values({
      orgId: 487,
      titleEn: 'Amnesty',
      titleNe: 'मिनाहा',
      startsOn: '2027-01-01',
      endsOn: '2027-01-31',
      dueUntil: '2026-12-25',
      parts: JSON.stringify([{ until: '2027-01-31', basisPoints: 5_000 }]),
      countedOn: '2026-12-28',
      preparedAt: at,
      preparedBy: 'Ramesh',
      outcome: 'approved',
      decidedAt: at,
      decidedById: cast.gita.id,
      decidedBy: 'Gita',
    })
    .execute()
})

async function byDayOf(number: string, on: string) {
  world.travelTo(`${on}T05:15:00Z`)
  await settleAll(world.system(world.damak))
  const id = ids.get(number)!
  return (await readOwed(world.system(world.damak), [{ id, from: null } as OwnConnection])).get(id)!.byDay
}

async function read<Body>(path: string): Promise<Body> {
  return (await world.api('GET', `/customer/bills/487${path}`, { as: cast.sita })).json() as Promise<Body>
}

async function entriesOf(number: string) {
  const entries = world.resources.database.selectFrom('ledgerEntries').select(['id', 'kind', 'amountPaisa'])
  return entries.where('connectionId', '=', ids.get(number)!).orderBy('id').execute()
}

test('the page of a bill asks for what the account asks for, with what is waived', async () => {
  const [today] = await byDayOf('10425', '2027-01-05')
  expect(today).toMatchObject({ amountPaisa: 184_50, waivedPaisa: 4_50 })
  const { data } = await read<{ data: OwnBill[] }>('')
  const [last, old] = await Promise.all(data.map(({ number }) => read<OwnBillDetails>(`/${number}`)))
  const waived = { waivedPaisa: 4_50, until: '2027-01-31' }
  expect(last).toMatchObject({ settlingPaisa: 184_50, todayPaisa: 90_00, waived })
  expect(old).toMatchObject({ settlingPaisa: 94_50, todayPaisa: 99_00, waived })
  await pay(world, ids.get('10425')!, 94_50, '2027-01-05')
  expect(await read<OwnBillDetails>(`/${old!.number}`)).toMatchObject({ unpaidPaisa: 0 })
  expect(await read<OwnBillDetails>(`/${last!.number}`)).toMatchObject({ settlingPaisa: 90_00, waived: null })
})

test('after a part of the day, the rest of that day is less than that of the next, as the late fee of the morning is waived', async () => {
  await pay(world, ids.get('PARTS')!, 50_00, '2027-01-06')
  expect(await byDayOf('PARTS', '2027-01-06')).toEqual([
    { from: '2027-01-06', until: '2027-01-06', amountPaisa: 44_50, waivedPaisa: 4_50 },
    { from: '2027-01-07', until: null, amountPaisa: 49_00 },
  ])
  await pay(world, ids.get('PARTS')!, 44_50, '2027-01-06')
  expect(await byDayOf('PARTS', '2027-01-06')).toEqual([])
})

test('a waiver that a person has taken back is not offered again', async () => {
  await pay(world, ids.get('TAKEN')!, 94_50, '2027-01-07')
  for (const kind of ['waiver', 'payment']) {
    const { id } = (await entriesOf('TAKEN')).find((entry) => entry.kind === kind)!
    await correctAndSettle(world.as(cast.gita), { id, reason: 'By mistake' })
  }
  expect(await byDayOf('TAKEN', '2027-01-08')).toEqual([{ from: '2027-01-08', until: null, amountPaisa: 99_00 }])
})
