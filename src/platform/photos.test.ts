// Cleaning of photographs: metadata, orientation, hidden bytes and refused pictures.

import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { cleanPhoto } from './photos.server.ts'

function blue(width: number, height: number) {
  return sharp({ create: { width, height, channels: 3, background: '#0ea5e9' } })
}

test('a photograph loses its location and camera data, is upright and fits the size', async () => {
  const sent = await blue(3000, 1500)
    .withExif({ IFD0: { Make: 'Phone' }, IFD3: { GPSLatitude: '26/1 40/1 0/1', GPSLatitudeRef: 'N' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
  expect((await sharp(sent).metadata()).exif).toBeDefined()
  const photo = (await cleanPhoto(sent, { maxSide: 2000 }))!
  expect(photo).toMatchObject({ type: 'image/jpeg', width: 1000, height: 2000 })
  const left = await sharp(photo.bytes).metadata()
  expect([left.exif, left.icc, left.xmp, left.iptc, left.orientation]).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
    undefined,
  ])
  expect(Buffer.from(photo.bytes).includes('Phone')).toBe(false)
})

test('a small picture is not enlarged, and transparency becomes white', async () => {
  const clear = await sharp({ create: { width: 20, height: 10, channels: 4, background: '#00000000' } })
    .png()
    .toBuffer()
  const photo = (await cleanPhoto(clear, { maxSide: 2000 }))!
  expect(photo).toMatchObject({ width: 20, height: 10 })
  expect((await sharp(photo.bytes).stats()).channels[0]!.min).toBeGreaterThan(250)
})

test('bytes hidden behind a picture are removed', async () => {
  const sent = Buffer.concat([await blue(50, 50).png().toBuffer(), Buffer.from('PK\x03\x04 secret archive')])
  const photo = await cleanPhoto(sent, { maxSide: 100 })
  expect(photo && Buffer.from(photo.bytes).includes('secret')).toBe(false)
})

test('text, a truncated picture and a picture that would exhaust memory are refused', async () => {
  const half = (await blue(400, 400).jpeg().toBuffer()).subarray(0, 300)
  const bomb = await sharp({
    create: { width: 6400, height: 6400, channels: 3, background: '#000' },
    limitInputPixels: false,
  })
    .toColourspace('b-w')
    .png()
    .toBuffer()
  const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')
  for (const sent of [Buffer.from('not a picture'), drawing, half, bomb, Buffer.alloc(0)])
    expect(await cleanPhoto(sent, { maxSide: 100 })).toBeUndefined()
})

test('a picture is limited by the bytes of its pixels, not by their number alone', async () => {
  const flat = sharp({ create: { width: 4600, height: 4600, channels: 4, background: '#0ea5e9ff' } })
  const deep = await flat.clone().toColourspace('rgb16').png({ compressionLevel: 1 }).toBuffer()
  expect((await sharp(deep).metadata()).depth).toBe('ushort')
  expect(await cleanPhoto(deep, { maxSide: 100 })).toBeUndefined()
  expect(await cleanPhoto(await flat.png({ compressionLevel: 1 }).toBuffer(), { maxSide: 100 })).toMatchObject({
    width: 100,
  })
})

test('compressed texts, which unpack to gigabytes, are not decoded', async () => {
  const packed = Buffer.concat([Buffer.from('a\0\0'), deflateSync(Buffer.alloc(50_000_000))])
  const png = await blue(20, 10).png().toBuffer()
  const end = png.length - 12
  const bomb = Buffer.concat([
    png.subarray(0, end),
    ...Array.from({ length: 100 }, () => chunk('zTXt', packed)),
    png.subarray(end),
  ])
  const before = performance.now()
  expect(await cleanPhoto(bomb, { maxSide: 2000 })).toMatchObject({ width: 20, height: 10 })
  expect(performance.now() - before, 'five gigabytes would take half a minute').toBeLessThan(10_000)
}, 60_000)

function chunk(type: string, content: Buffer): Buffer {
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
  const checked = Buffer.concat([Buffer.from(type), content])
  length.writeUInt32BE(content.length)
  check.writeUInt32BE(crc32(checked))
  return Buffer.concat([length, checked, check])
}
