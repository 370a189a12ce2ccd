// The virus scan: what clamd is sent, its answers, and a store that takes nothing unscanned.

import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Refusal } from '#kit/refusal.ts'
import { openFileStore } from './files.server.ts'
import { clamdScan, scannedStore } from './virus-scan.server.ts'

/** The test file that every scanner reports, in two pieces so that this file is not reported itself. */
const eicar = Buffer.from(['X5O!P%@AP[4\\PZX54(P^)7CC)7}$', 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join(''))
/** Where Debian, Fedora and Homebrew have the socket. */
const realSocket = [
  '/run/clamav/clamd.ctl',
  '/run/clamd.scan/clamd.sock',
  '/opt/homebrew/var/run/clamav/clamd.sock',
].find((path) => existsSync(path))
const maxStreamBytes = 1024 * 1024

let folder: string
let socket: string
let clamd: Server
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'khanepani-scan-'))
  socket = join(folder, 'clamd.sock')
  clamd = startClamd()
  await new Promise<void>((resolve) => clamd.listen(socket, resolve))
})
afterAll(async () => {
  clamd.close()
  await rm(folder, { recursive: true })
})

/** Speaks clamd's protocol: reads the command and the chunks up to the length of zero, answers and closes. */
function startClamd(): Server {
  return createServer((connection) => {
    let received = Buffer.alloc(0)
    connection.on('data', (part: Buffer) => {
      received = Buffer.concat([received, part])
      const stream = streamIn(received)
      if (stream) connection.end(`${verdictOn(stream)}\0`)
    })
  })
}

function streamIn(received: Buffer): Buffer | undefined {
  const command = 'zINSTREAM\0'
  if (received.length < command.length) return undefined
  expect(received.subarray(0, command.length).toString()).toBe(command)
  const chunks: Buffer[] = []
  for (let at = command.length; at + 4 <= received.length;) {
    const length = received.readUInt32BE(at)
    if (length === 0) return Buffer.concat(chunks)
    chunks.push(received.subarray(at + 4, at + 4 + length))
    at += 4 + length
  }
  return undefined
}

function verdictOn(stream: Buffer): string {
  if (stream.length > maxStreamBytes) return 'INSTREAM size limit exceeded. ERROR'
  return stream.includes(eicar) ? 'stream: Eicar-Signature FOUND' : 'stream: OK'
}

test.each([
  ['no bytes', Buffer.alloc(0), undefined],
  ['a clean file of several chunks', Buffer.alloc(300_000, 'water'), undefined],
  ['a virus at the border of two chunks', Buffer.concat([Buffer.alloc(64 * 1024 - 10), eicar]), 'Eicar-Signature'],
])('%s', async (_, bytes, found) => {
  expect(await clamdScan({ path: socket })(bytes)).toBe(found)
})

test('what clamd cannot say is no clean file', async () => {
  await expect(clamdScan({ path: socket })(Buffer.alloc(2 * maxStreamBytes))).rejects.toThrow('size limit exceeded')
  await expect(clamdScan({ path: join(folder, 'nobody') })(eicar)).rejects.toThrow('ENOENT')
})

test('a store takes clean bytes only, in its namespaces too', async () => {
  const plain = openFileStore(join(folder, 'files'))
  const store = scannedStore(plain, clamdScan({ path: socket }))
  const hash = await store.namespace('papers').put(Buffer.from('clean'))
  expect(await plain.namespace('papers').has(hash)).toBe(true)
  for (const files of [store, store.namespace('papers')])
    expect(await refusalOf(files.put(eicar))).toEqual(['invalid', 'file.virus'])
  const unreachable = scannedStore(plain, clamdScan({ path: join(folder, 'nobody') }))
  expect(await refusalOf(unreachable.put(Buffer.from('clean too')))).toEqual(['unavailable', 'file.not_scanned'])
})

test.skipIf(!realSocket)('ClamAV of this machine finds the test file and nothing in a clean one', async () => {
  const scan = clamdScan({ path: realSocket! })
  expect(await scan(eicar)).toMatch(/eicar/i)
  expect(await scan(Buffer.from('clean'))).toBeUndefined()
})

if (!realSocket) process.stdout.write('No clamd on this machine: the scan is tested against its protocol only.\n')

async function refusalOf(put: Promise<string>): Promise<[string, string]> {
  const error: unknown = await put.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  if (!(error instanceof Refusal)) throw new Error('not refused')
  return [error.kind, error.key]
}
