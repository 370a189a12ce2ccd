// QR codes: dark modules and quiet zone.

import { create } from 'qrcode'
import { expect, test } from 'vitest'
import { qrCode } from './qr.server.ts'

test('the path draws exactly the dark modules, inside a quiet zone of four', () => {
  const text = 'https://damak.example/registration/track?code=A-7K4M-29XQ'
  const { modules } = create(text, { errorCorrectionLevel: 'M' })
  const { size, path } = qrCode(text)
  expect(size).toBe(modules.size + 8)
  const drawn = new Set<string>()
  for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g))
    for (let at = 0; at < Number(width); at += 1) drawn.add(`${Number(x) + at} ${y}`)
  const dark = [...modules.data].flatMap((on, index) =>
    on ? [`${(index % modules.size) + 4} ${Math.floor(index / modules.size) + 4}`] : [],
  )
  expect([...drawn].toSorted()).toEqual(dark.toSorted())
})
