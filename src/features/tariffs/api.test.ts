// Tests of the tariffs API: rates as JSON and CSV, calculations, and refusals in the language of the request.

import { beforeAll, expect, test } from 'vitest'
import { seedTariffs } from '#demonstration/tariffs.ts'
import { openWorld, type World } from '#tests/world.ts'
import { listTariffs } from './store.server.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
  await seedTariffs(world.resources)
})

test('lists the tariffs of one year, or all of them', async () => {
  const all = await (await world.api('GET', '/customer/tariffs/320')).json()
  const year = await (await world.api('GET', '/customer/tariffs/320?year=2082%2F83')).json()
  expect(all).toEqual({ data: await listTariffs(world.scope(world.kakarvitta)), total: 18 })
  expect(year.total).toBe(6)
  expect(year.data.every(({ sample }: { sample: boolean }) => sample)).toBe(true)
  expect(await (await world.api('GET', '/customer/tariffs/320?year=never')).json()).toEqual({ data: [], total: 0 })
})

test('returns CSV for format=csv and for the Accept header', async () => {
  const byAddress = await world.api('GET', '/customer/tariffs/487?format=csv&year=2083/84')
  const byHeader = await world.api('GET', '/customer/tariffs/487?year=2083/84', { headers: { accept: 'text/csv' } })
  expect(byAddress.headers.get('content-type')).toBe('text/csv; charset=utf-8')
  expect(byAddress.headers.get('content-disposition')).toBe('attachment; filename="tariffs-487.csv"')
  const text = await byAddress.text()
  expect(text.split('\r\n')).toHaveLength(19)
  expect(text).toContain('2083/84,2026-07-17,residential,every,metered,block,10,80,11-20: 14 | 21-30: 17 |')
  expect(await byHeader.text()).toBe(text)
})

test('accepts Devanagari digits in a calculation', async () => {
  const query = new URLSearchParams({ customerType: 'residential', tapSize: '1/2', units: '२५' })
  const answer = await (await world.api('GET', `/customer/tariff-calculation/487?${query}`)).json()
  expect(answer).toMatchObject({
    charges: [{ units: 25, totalPaisa: 315_00, minimumPaisa: 80_00 }],
    tariff: { sample: true },
  })
  expect(answer.payBy).toHaveLength(5)
})

test.each([
  ['units=2.5', 400, 'request.invalid', [{ field: 'units', message: 'युनिट पूर्णाङ्क हुनुपर्छ' }]],
  ['', 400, 'request.invalid', [{ field: 'units', message: 'खपत युनिट लेख्नुहोस्' }]],
  ['units=5&year=2079/80', 404, 'tariffs.none_published', []],
])('%s is refused with %i %s', async (more, status, key, fields) => {
  const address = `/customer/tariff-calculation/487?customerType=residential&tapSize=1/2&${more}`
  const answer = await world.api('GET', address, { language: 'ne' })
  expect(answer.status).toBe(status)
  expect(await answer.json()).toMatchObject({ key, fields })
})

test('a refusal names a day in the calendar of its language', async () => {
  const address = '/customer/tariff-calculation/487?customerType=residential&tapSize=1/2&units=5&year=2020-01-01'
  const { key, message } = await (await world.api('GET', address, { language: 'ne' })).json()
  expect(key).toBe('tariffs.none_in_force')
  expect(message).toContain('२०७६ पुस १६ गते')
})

test('a year whose tariff changed must be requested by day', async () => {
  const address = '/customer/tariff-calculation/320?customerType=residential&tapSize=1/2&units=5&year='
  expect((await world.api('GET', `${address}2082/83`)).status).toBe(409)
  expect((await world.api('GET', `${address}2026-01-15`)).status).toBe(200)
})
