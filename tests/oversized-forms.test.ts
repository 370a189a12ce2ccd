// Tests that forms of half a million parts are refused with a message, by the API and by pages without script.

import { request } from 'node:http'
import { Readable } from 'node:stream'
import { beforeAll, expect, test } from 'vitest'
import { openInstance } from './whole-product.ts'
import { openWorld } from './world.ts'

let port: number
beforeAll(async () => {
  port = (await openInstance(await openWorld())).port
}, 120_000)

/** 33.6 MB of empty file parts, within the size limit of a complaint. */
const part = Buffer.from('--x\r\ncontent-disposition: form-data; name="a"; filename="b"\r\n\r\n\r\n')
const parts = 479_349

test.each(['/web-resources/customer/complaints/487', '/complaint', '/registration/new'])(
  'half a million parts sent to %s are refused, and the answer arrives',
  async (path) => {
    expect(await send(path)).toBe(400)
  },
)

function send(path: string): Promise<number> {
  const thousand = Buffer.concat(Array.from({ length: 1000 }, () => part))
  const pieces = Array.from({ length: Math.floor(parts / 1000) }, () => thousand)
  const headers = {
    host: 'damak.test',
    'content-type': 'multipart/form-data; boundary=x',
    'content-length': String(thousand.length * pieces.length),
  }
  return new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, path, method: 'POST', headers }, (response) => {
      response.resume().once('end', () => resolve(response.statusCode!))
    })
    sent.on('error', reject)
    Readable.from(pieces).pipe(sent)
  })
}

test('a form of another type is shown again with the reason', async () => {
  const body = await new Promise<string>((resolve, reject) => {
    const headers = { host: 'damak.test', 'content-type': 'text/plain', 'accept-language': 'en' }
    const options = { host: '127.0.0.1', port, path: '/complaint?lang=en', method: 'POST', headers }
    const sent = request(options, (response) => {
      let text = ''
      response.setEncoding('utf8')
      response.on('data', (piece: string) => (text += piece))
      response.once('end', () => resolve(text))
    })
    sent.on('error', reject)
    sent.end('message=No water')
  })
  expect(body).toContain('This content type is not accepted here')
  expect(body).toContain('<form id="complaint"')
})
