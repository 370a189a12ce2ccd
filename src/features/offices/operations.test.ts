import { expect, test } from 'vitest'
import { openWorld } from '#tests/world.ts'
import { enterHolidays, enterOffices, holidaysAhead, readOffices } from './operations.server.ts'

const words = (en: string) => ({ en, ne: `${en} (नेपाली)` })
const office = {
  name: words('Main'),
  address: words('Damak'),
  phone: '',
  email: '',
  latitude: null,
  longitude: null,
  sample: false,
}

test('offices and holidays are entered in place of the earlier ones, and another organisation has none of them', async () => {
  const world = await openWorld()
  const damak = world.machine(world.damak)
  await enterOffices(damak, [office])
  await enterOffices(damak, [{ ...office, name: words('New') }, office])
  expect((await readOffices(world.scope(world.damak))).map(({ name }) => name.en)).toEqual(['New', 'Main'])
  expect(await readOffices(world.scope(world.kakarvitta))).toEqual([])

  const feast = (day: string) => ({ day, name: words('Feast'), sample: true })
  const year = { from: '2026-04-14', to: '2027-04-13' }
  await enterHolidays(damak, { ...year, holidays: [feast('2026-05-01'), feast('2026-12-25')] })
  await enterHolidays(damak, { ...year, holidays: [feast('2026-05-01'), feast('2026-12-30'), feast('2027-01-11')] })
  expect((await holidaysAhead(damak)).map(({ day }) => day)).toEqual(['2026-12-30', '2027-01-11'])
  expect(await holidaysAhead({ ...damak, org: world.kakarvitta })).toEqual([])

  const answer = await (await world.api('GET', '/customer/offices/487')).json()
  expect(answer).toMatchObject({ data: [{ name: words('New') }, { name: words('Main') }], holidays: [{}, {}] })
})
