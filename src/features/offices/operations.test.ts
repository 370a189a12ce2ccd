// Test of replacing and reading offices and holidays per organisation.

import { expect, test } from 'vitest'
import { openWorld } from '#tests/world.ts'
import { enterHolidays, enterOffices } from '#features/settings/operations/imports.server.ts'
import { upcomingHolidays, readOffices } from './operations.server.ts'

const bilingual = (en: string) => ({ en, ne: `${en} (नेपाली)` })
const office = {
  name: bilingual('Main'),
  address: bilingual('Damak'),
  phone: '',
  email: '',
  latitude: null,
  longitude: null,
  sample: false,
}

test('offices and holidays replace the earlier ones, for one organisation only', async () => {
  const world = await openWorld()
  const damak = world.system(world.damak)
  await enterOffices(damak, [office])
  await enterOffices(damak, [{ ...office, name: bilingual('New') }, office])
  expect((await readOffices(world.scope(world.damak))).map(({ name }) => name.en)).toEqual(['New', 'Main'])
  expect(await readOffices(world.scope(world.kakarvitta))).toEqual([])

  const feast = (day: string) => ({ day, name: bilingual('Feast'), sample: true })
  const year = { from: '2026-04-14', to: '2027-04-13' }
  await enterHolidays(damak, { ...year, holidays: [feast('2026-05-01'), feast('2026-12-25')] })
  await enterHolidays(damak, { ...year, holidays: [feast('2026-05-01'), feast('2026-12-30'), feast('2027-01-11')] })
  expect((await upcomingHolidays(damak)).map(({ day }) => day)).toEqual(['2026-12-30', '2027-01-11'])
  expect(await upcomingHolidays({ ...damak, org: world.kakarvitta })).toEqual([])

  const answer = await (await world.api('GET', '/customer/offices/487')).json()
  expect(answer).toMatchObject({ data: [{ name: bilingual('New') }, { name: bilingual('Main') }], holidays: [{}, {}] })
})
