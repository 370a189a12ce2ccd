// Tests of the photograph of the printed form: small, the newest, and none of other papers.

import { beforeAll, expect, test } from 'vitest'
import { newTap, paperFile } from '#tests/applications.ts'
import { openWorld, type World } from '#tests/world.ts'
import { readPapers, trackApplication } from './follow.server.ts'
import { printedPhotoOf, readPrintedPhoto } from './printed-photo.server.ts'
import { sendApplication } from './send.server.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})

test.each([
  ['a picture', [paperFile('png')], true],
  ['a PDF', [paperFile('pdf')], false],
  ['nothing', [], false],
])('of an application with %s', async (name, photo, isPrinted) => {
  const ctx = world.visitor(world.damak)
  const phone = `+97798455${String(name.length).padStart(5, '0')}`
  const { code } = await sendApplication(ctx, newTap({ phone, photo }))
  const application = await trackApplication(ctx, { code, phone })
  const { papers } = await readPapers(ctx, application)
  const printed = await readPrintedPhoto(ctx, application.id, papers)
  if (isPrinted) expect(printed).toMatch(/^data:image\/jpeg;base64,\/9j\//)
  else expect(printed).toBeUndefined()
})

test('of a form that is not sent: only what can be decoded', async () => {
  expect(await printedPhotoOf(paperFile('jpg'))).toMatch(/^data:image\/jpeg;base64,/)
  expect(await printedPhotoOf(new File(['no picture'], 'me.jpg', { type: 'image/jpeg' }))).toBeUndefined()
  expect(await printedPhotoOf('text')).toBeUndefined()
})
