import { expect, test } from 'vitest'
import { sendApplication } from '#features/applications/operations/send.server.ts'
import { sendComplaint } from '#features/complaints/operations/send.server.ts'
import { newTap } from '#tests/applications.ts'
import { cast } from '#tests/cast.ts'
import { openWorld } from '#tests/world.ts'
import { downloadData } from './operations.server.ts'

test('a customer takes home their account, devices, complaints and applications, and nobody else’s', async () => {
  const world = await openWorld()
  await world.session(cast.sita)
  const sita = world.as(cast.sita)
  const from = (address: string) => ({ ...sita.from, address })
  const complaint = {
    type: 'no-water',
    message: 'No water',
    photos: [],
    name: 'Sita',
    phone: '+9779843333301',
    consent: true,
  }
  const own = await sendComplaint({ ...sita, from: from('198.51.100.1') }, complaint)
  const application = await sendApplication({ ...sita, from: from('198.51.100.2') }, newTap())
  const visitor = { ...world.visitor(world.damak), from: from('198.51.100.3') }
  const foreign = await sendComplaint(visitor, { ...complaint, phone: '+9779843333302' })

  const text = await (await downloadData(sita)).text()
  expect(JSON.parse(text)).toMatchObject({
    account: { name: cast.sita.name },
    complaints: [{ code: own.code }],
    applications: [{ code: application.code }],
    sessions: [{}],
  })
  expect(text).not.toContain(foreign.code)
})
