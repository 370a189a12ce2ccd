// Tests of the list of bills, over all connections, that corrected readings have made wrong: what is in it, for whom, and for how long.

import { beforeEach, expect, test } from 'vitest'
import { addConnections, billedRates, billMonth, readingDays, readMeters, useRates } from '#tests/billed-world.ts'
import { cast, holderOf, type CastMember } from '#tests/cast.ts'
import { openWorld, type World } from '#tests/world.ts'
import type { AllWrongBills, WrongBills } from './contract/reading-corrections.ts'
import { approveCredit, prepareCredit } from './operations/credits.server.ts'
import { findWrongBills } from './operations/wrong-bills.server.ts'

let world: World
let ids: Map<string, number>

type Period = keyof typeof readingDays

beforeEach(async () => {
  world = await openWorld()
  await useRates(world, billedRates)
})

async function open(...numbers: string[]): Promise<void> {
  const rows = numbers.map((customer_number) => ({ customer_number, name_en: customer_number, dial_digits: '5' }))
  ids = await addConnections(world, ...rows)
}

/** A month of each connection: the count of its dial, a status in place of it, or nothing. It is billed six days later. */
async function month(period: Period, found: Record<string, string | undefined>): Promise<void> {
  const on = readingDays[period]
  await readMeters(world, period, on, found)
  await billMonth(world, period, `${on.slice(0, 8)}20`)
}

async function correct(number: string, period: Period, value: number | null): Promise<WrongBills | undefined> {
  const read = value === null ? { status: 'locked' } : { status: 'normal', value }
  const body = { period, readOn: readingDays[period], ...read, reason: 'Digits were exchanged' }
  const answer = await world.api('POST', `/admin/readings/487/${ids.get(number)}/corrections`, {
    as: cast.ramesh,
    body,
  })
  return answer.status === 201 ? answer.json() : undefined
}

async function listed(as: CastMember = cast.ramesh): Promise<AllWrongBills> {
  const answer = await world.api('GET', '/admin/wrongBills/487', { as })
  expect(answer.status).toBe(200)
  return answer.json()
}

async function numbers(): Promise<string[]> {
  return (await listed()).data.map(({ customerNumber, period }) => `${customerNumber} ${period}`)
}

async function foundBy(limits: Parameters<typeof findWrongBills>[1]) {
  const { data, more } = await findWrongBills(world.system(world.damak), limits)
  return [data.map(({ customerNumber }) => customerNumber).join(''), more]
}

async function prepare(number: string) {
  const [, year, end, place] = /^(\d+)-(\d+)-(\d+)$/.exec(number)!
  const key = { fiscalYear: `${year}/${end}`, number: Number(place) }
  return prepareCredit(world.system(world.damak), { ...key, reason: 'The reading was corrected' })
}

test('the bills of every connection are listed until they are credited, those corrected last first', async () => {
  await open('A', 'B', 'BACK', 'NEVER')
  await month('2083/05', { A: '15', B: '10', BACK: '10', NEVER: '10' })
  await month('2083/06', { A: '100', B: '20', BACK: '20', NEVER: '20' })
  await month('2083/07', { A: '110', B: '30', BACK: '30', NEVER: '30' })
  expect(await listed()).toEqual({ data: [], more: false })
  await correct('A', '2083/06', 40)
  await correct('BACK', '2083/06', 25)
  await correct('BACK', '2083/06', 20)
  await correct('B', '2083/07', 35)
  expect(await numbers()).toEqual(['B 2083/07', 'A 2083/07', 'A 2083/06'])
  const [ofB, newest, older] = (await listed()).data
  expect(newest).toEqual({
    connectionId: ids.get('A'),
    customerNumber: 'A',
    number: newest!.number,
    period: '2083/07',
    chargePaisa: 90_00,
    units: { before: 10, after: 70 },
    after: null,
    isRequested: false,
  })
  expect(older).toMatchObject({ chargePaisa: 1335_00, units: { before: 85, after: 25 } })

  const system = world.system(world.damak)
  const request = await prepare(newest!.number)
  expect((await listed()).data.map(({ isRequested }) => isRequested)).toEqual([false, true, false])
  await approveCredit(system, { id: request.id })
  await approveCredit(system, { id: (await prepare(older!.number)).id })
  expect(await numbers()).toEqual(['B 2083/07'])
  await approveCredit(system, { id: (await prepare(ofB!.number)).id })
  await billMonth(world, '2083/06', '2026-11-25')
  await billMonth(world, '2083/07', '2026-11-25')
  expect(await listed()).toEqual({ data: [], more: false })
})

test('corrections of the last two years are looked at, and only for who prepares bills here', async () => {
  await open('A')
  await month('2083/05', { A: '15' })
  await month('2083/06', { A: '100' })
  await correct('A', '2083/06', 40)
  world.travelTo('2028-10-10T05:15:00Z')
  expect(await numbers()).toEqual(['A 2083/06'])
  expect((await listed(holderOf('accountant'))).data).toHaveLength(1)
  for (const role of ['approver', 'checker', 'meter-reader'] as const)
    expect((await world.api('GET', '/admin/wrongBills/487', { as: holderOf(role) })).status, role).toBe(403)
  const neighbour = world.system(world.kakarvitta)
  expect(await findWrongBills(neighbour, { maxBills: 10, maxRead: 10, batch: 10 })).toEqual({ data: [], more: false })
  world.travelTo('2028-11-25T05:15:00Z')
  expect(await numbers()).toEqual([])
})

test('more bills than are shown are said to be there', async () => {
  await open('A', 'B', 'C')
  await month('2083/05', { A: '15', B: '15', C: '15' })
  for (const number of ['A', 'B', 'C']) await correct(number, '2083/05', 20)
  expect(await foundBy({ maxBills: 3, maxRead: 3, batch: 2 })).toEqual(['CBA', false])
  expect(await foundBy({ maxBills: 2, maxRead: 9, batch: 1 })).toEqual(['CB', true])
  expect(await foundBy({ maxBills: 9, maxRead: 2, batch: 1 })).toEqual(['CB', true])
})

test('an average of later months is listed, also once the bills of the reading itself are credited', async () => {
  await open('A')
  await month('2083/04', { A: '20' })
  await month('2083/05', { A: '40' })
  await month('2083/06', { A: '60' })
  await month('2083/07', { A: '80' })
  await month('2083/08', { A: 'broken' })
  await correct('A', '2083/04', 26)
  expect(await numbers()).toEqual(['A 2083/08', 'A 2083/05', 'A 2083/04'])
  for (const { number } of (await listed()).data.slice(1))
    await approveCredit(world.system(world.damak), { id: (await prepare(number)).id })
  expect((await listed()).data).toMatchObject([{ period: '2083/08', units: { before: 20, after: 18 } }])
})

const statuses = [undefined, 'locked', 'broken'] as const
const places = [0, 1, 2, 3, 4] as const

/** What the dial of a connection shows by month, or its status, and the months that are corrected. */
function historyOf(n: number) {
  const unread = new Map<number, string | undefined>([[places[n % 5]!, statuses[n % 3]]])
  if (n % 2 === 0) unread.set(places[(n * 3 + 1) % 5]!, statuses[(n + 1) % 3])
  const read = places.map((place) => (unread.has(place) ? unread.get(place) : String(20 * (place + 1) + (n % 7))))
  const corrected = [places[(n * 2) % 5]!, places[n % 4]!].filter((place) => read[place] !== undefined)
  return { number: `N${String(n).padStart(2, '0')}`, read, corrected, value: n % 5 === 0 ? null : (n % 7) + 4 }
}

test('the list is that of all connections, whatever was read of them and credited since', async () => {
  const periods = Object.keys(readingDays) as Period[]
  const histories = Array.from({ length: 40 }, (_, n) => historyOf(n))
  await open(...histories.map(({ number }) => number))
  for (const [place, period] of periods.entries()) {
    await month(period, Object.fromEntries(histories.map(({ number, read }) => [number, read[place]])))
    for (const [n, { number, corrected, value }] of histories.entries()) {
      if (place !== 2 + (n % 3)) continue
      for (const at of corrected) await correct(number, periods[at]!, value === null ? null : 20 * (at + 1) + value)
    }
  }
  const counts: number[] = []
  for (let round = 0; round < 3; round += 1) {
    const [all, next]: [string[], string[]] = [[], []]
    for (const [number, id] of ids) {
      const answer = await world.api('GET', `/admin/wrongBills/487/${id}`, { as: cast.ramesh })
      const { bills } = (await answer.json()) as WrongBills
      all.push(...bills.map((bill) => `${number} ${bill.period}`))
      next.push(
        ...bills
          .filter(({ after }) => after === null)
          .slice(-1)
          .map((bill) => bill.number),
      )
    }
    expect((await numbers()).toSorted(), `round ${round}`).toEqual(all.toSorted())
    counts.push(all.length)
    for (const number of next) await approveCredit(world.system(world.damak), { id: (await prepare(number)).id })
  }
  expect(counts).toEqual([58, 25, 5])
})
