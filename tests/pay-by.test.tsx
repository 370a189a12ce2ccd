// Test of what one bill comes to by day of payment: its page, its prints, the portal, the page of paying and the reminders show the same as `payBy`.

import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { beforeAll, expect, test } from 'vitest'
import { panbari } from '#demonstration/published-tariffs.ts'
import type { AccountsApi } from '#features/accounts/contract/api.ts'
import { ConnectionCard } from '#features/accounts/screens/connection-card.tsx'
import type { OwnBill as ListedBill, PrintedOwnBill } from '#features/bills/contract/own.ts'
import { settleAll } from '#features/bills/operations/settle.server.ts'
import OwnBill from '#features/bills/screens/own/bill.tsx'
import BillRoll from '#features/bills/screens/own/roll.tsx'
import type { Due } from '#features/payments/contract/api.ts'
import { PayForm } from '#features/payments/screens/pay-form.tsx'
import { remindOfBills } from '#features/reminders/operations/remind.server.ts'
import type { PayStep } from '#features/tariffs/contract/api.ts'
import { payBy } from '#features/tariffs/rules/payment.ts'
import type { OutputOf } from '#kit/contract.ts'
import { formatDate } from '#kit/format/dates.ts'
import { formatMoney, formatRupees } from '#kit/format/numbers.ts'
import { PageLanguage } from '#ui/page-language.ts'
import { addConnections, billedRates, billMonth, readMeters, useRates } from './billed-world.ts'
import { cast } from './cast.ts'
import { openWorld, type World } from './world.ts'

const billedOn = '2026-11-20'
const steps = payBy(panbari.paymentSteps, 85_00, billedOn)

let world: World

beforeAll(async () => {
  world = await openWorld()
  await world.session(cast.sita)
  await addConnections(world, { customer_number: '10425', name_en: 'Sita Sharma', phone: '9842000000' })
  const minimum = { kind: 'block', units: 10, amountPaisa: 85_00 } as const
  await useRates(world, { ...billedRates, minimum, paymentSteps: [...panbari.paymentSteps] })
  await readMeters(world, '2083/07', '2026-11-14', { 10425: '10' })
  await billMonth(world, '2083/07', billedOn)
})

test('the amounts are those of the rules of Panbari, and days are of Bikram Sambat', () => {
  expect(steps.map(({ amountPaisa }) => amountPaisa)).toEqual([81_60, 85_00, 91_80, 102_00, 119_00, 170_00])
  expect(shown(steps[0]!)).toBe('२०८३ मङ्सिर १९ गतेसम्म ८१.६०')
})

/** The first and the last day of a step, the middle of one, and two on which the bill is in arrears. */
const days = ['2026-11-21', '2026-12-05', '2026-12-18', '2026-12-20', '2026-12-25', '2027-01-19']

test.each(days)('on %s five places say what is to be paid today, tomorrow and with each step', async (today) => {
  world.travelTo(`${today}T05:15:00Z`)
  await settleAll(world.system(world.damak))
  const later = steps.filter(({ toDate }) => toDate === null || toDate >= today)
  const [now, next] = later
  const places = await readPlaces(today)
  for (const place of ['bill', 'roll', 'account', 'pay'] as const)
    expect(rowsOf(places[place]), place).toEqual(later.map(shown))
  for (const place of ['account', 'pay'] as const)
    expect(places[place]).toContain(`आज तिर्नुपर्ने ${formatMoney(now!.amountPaisa, 'ne')}`)
  for (const place of ['bill', ...(now!.amountPaisa === 85_00 ? [] : ['roll' as const])] as const)
    expect(places[place]).toContain(`आज तिर्नुपर्ने, ${day(today)} ${formatMoney(now!.amountPaisa, 'ne')}`)
  const isLastDay = now!.toDate === today
  for (const place of ['bill', 'account', 'pay'] as const)
    expect(namedRows(places[place]), place).toEqual([
      ['आज', shown(now!)],
      ...(isLastDay ? [['भोलि', shown(next!)]] : []),
    ])
})

const reminders = [
  { day: '2026-11-21', says: [money(0), day(steps[0]!.toDate!)] },
  { day: '2026-12-18', says: [money(1), day(steps[1]!.toDate!), `त्यसपछि ${money(2)}`] },
  { day: '2026-12-25', says: [money(2)] },
]

test.each(reminders)('the reminder of $day says the same', ({ day: on, says }) => {
  const body = sent.get(on)!
  expect(body).toContain('/pay?number=10425')
  for (const text of says) expect(body).toContain(text)
})

/** Reminders by the day on which they were queued. */
const sent = new Map<string, string>()

type Place = 'bill' | 'roll' | 'account' | 'pay'

/** The texts of the pages in Nepali, from what the API answers; the job of reminders has run. */
async function readPlaces(today: string): Promise<Record<Place, string>> {
  const listed = await read<{ data: ListedBill[] }>('/customer/bills/487')
  const bill = await read<PrintedOwnBill>(`/customer/bills/487/${listed.data[0]!.number}`)
  const connections = await read<OutputOf<AccountsApi['myConnections']>>('/customer/connections/487')
  const due = await read<Due>('/customer/payments/487/due/10425')
  const customer = { customerNumber: '10425', address: { en: '', ne: '' }, ward: null, tol: null, connectedOn: null }
  await remindOfBills(world.system(world.damak))
  const outbox = world.resources.database.selectFrom('outbox').select('body').orderBy('id')
  const bodies = (await outbox.execute()).map(({ body }) => body!)
  if (bodies.length > sent.size) sent.set(today, bodies.at(-1)!)
  return {
    bill: ofPage(<OwnBill />, { orgId: '487', bill, today }),
    roll: ofPage(<BillRoll />, { orgId: '487', bill, today }),
    account: textOf(<ConnectionCard customer={customer as never} summary={connections.data[0]} language="ne" />),
    pay: textOf(<PayForm {...{ due, gateways: [], submission: '', again: undefined, language: 'ne' }} />),
  }
}

async function read<Body>(path: string): Promise<Body> {
  return (await (await world.api('GET', path, { as: cast.sita })).json()) as Body
}

/** A page of the portal with what its loader returned. */
function ofPage(element: ReactElement, loaded: object): string {
  const { name } = world.damak
  const portal = {
    branding: { name, address: name, logoUrl: '/logo' },
    who: { person: cast.sita, organisation: { id: 487 } },
  }
  const routes = [{ id: 'portal', children: [{ id: 'page', path: '/page', element }] }]
  const hydrationData = { loaderData: { portal, page: loaded } }
  return textOf(<RouterProvider router={createMemoryRouter(routes, { initialEntries: ['/page'], hydrationData })} />)
}

function textOf(element: ReactElement): string {
  const html = renderToStaticMarkup(<PageLanguage value="ne">{element}</PageLanguage>)
  return html
    .replaceAll(/<span class="record-label"[^>]*>[^<]*/g, ' ')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/[\s\u00a0]+/g, ' ')
    .replaceAll(/ (सम्म|देखि)/g, '$1')
}

const row = /(२०[०-९]{2} \S+ [०-९]+ गते(?:सम्म|देखि)) (?:(आज|भोलि) )?([०-९,]+\.[०-९]{2})/g

function rowsOf(text: string): string[] {
  return [...text.matchAll(row)].map(([, days, , amount]) => `${days} ${amount}`)
}

function namedRows(text: string): [name: string, row: string][] {
  return [...text.matchAll(row)].flatMap(([, days, name, amount]) => (name ? [[name, `${days} ${amount}`]] : []))
}

function shown({ fromDate, toDate, amountPaisa }: PayStep): string {
  const days = toDate === null ? `${day(fromDate)}देखि` : `${day(toDate)}सम्म`
  return `${days} ${formatRupees(amountPaisa, 'ne', 2)}`
}

function day(date: string): string {
  return formatDate(date, 'ne')
}

function money(place: number): string {
  return formatMoney(steps[place]!.amountPaisa, 'ne')
}
