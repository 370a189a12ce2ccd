// Tests of what the log says about requests that go wrong at the client: one line each, without a stack, and nothing is stored.

import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { freshDatabase, type TestDatabase } from './database.ts'
import { command, freePort, product } from './product.ts'

let folder: string
let database: TestDatabase
let port: number
let running: ReturnType<typeof product>

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'khanepani-log-'))
  database = await freshDatabase()
  port = await freePort()
  const settings = { DATABASE_URL: database.url, DATA_DIR: folder }
  const names = ['--name-en', 'Water One', '--name-ne', 'पानी एक']
  await command(['organisation', 'add', '--id', '1', '--host', 'one.test', ...names], settings)
  running = product({ ...settings, PORT: String(port), LOG_LEVEL: 'info' })
  await running.waitForOutput('Ready in')
}, 120_000)

afterAll(async () => {
  running.child.kill('SIGTERM')
  await running.ended
  await rm(folder, { recursive: true, force: true })
})

type Line = { msg: string; path?: string; status?: number; err?: unknown }

/** The log from now on, once a request for the path has ended. */
async function logOf(path: string, act: () => Promise<void>): Promise<Line[]> {
  const before = running.output().length
  await act()
  return vi.waitFor(
    () => {
      const text = running.output().slice(before)
      expect(text).toContain(`"path":"${path}"`)
      const lines = text.split('\n').filter((line) => line !== '')
      return lines.map((line) => JSON.parse(line) as Line)
    },
    { timeout: 10_000 },
  )
}

test.each([
  { name: 'to a page without a form', path: '/news', headers: '', status: 405, line: 'page refused by the router' },
  {
    name: 'of another website',
    path: '/complaint',
    headers: 'origin: http://elsewhere.test\r\n',
    status: 400,
    line: 'form of another website refused by the router',
  },
])('a form sent $name is logged in one line beside the request', async ({ path, headers, status, line }) => {
  const lines = await logOf(path, async () => {
    const body = 'message=No+water'
    const type = `content-type: application/x-www-form-urlencoded\r\ncontent-length: ${body.length}\r\n`
    const socket = await open(
      `POST ${path} HTTP/1.1\r\nhost: one.test\r\nconnection: close\r\n${headers}${type}\r\n${body}`,
    )
    expect(await textOf(socket)).toMatch(new RegExp(`^HTTP/1.1 ${status}`))
  })
  expect(lines.map(({ msg }) => msg)).toEqual([line, 'request'])
  expect(lines.at(-1)!.status).toBe(status)
  expect(lines.filter(({ err }) => err)).toEqual([])
})

test.each([
  { path: '/complaint', status: 499 },
  { path: '/registration/new', status: 499 },
  { path: '/web-resources/customer/complaints/1', status: 400 },
])(
  'a form whose sender disconnects halfway, to $path, is logged with $status, and nothing is stored',
  async ({ path, status }) => {
    const lines = await logOf(path, async () => {
      const half = ['message', 'phone', 'name'].map(
        (name) => `--x\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n9841000000\r\n`,
      )
      const type = 'content-type: multipart/form-data; boundary=x\r\ncontent-length: 1000000\r\n'
      const socket = await open(`POST ${path} HTTP/1.1\r\nhost: one.test\r\nexpect: 100-continue\r\n${type}\r\n`)
      // The request has arrived and is being answered.
      await once(socket, 'data')
      socket.write(half.join(''))
      socket.destroySoon()
    })
    expect(lines.map(({ msg, status: logged }) => ({ msg, status: logged }))).toEqual([{ msg: 'request', status }])
    for (const table of ['complaints', 'applications'] as const)
      expect(await database.db.selectFrom(table).selectAll().execute()).toEqual([])
  },
)

async function open(request: string): Promise<Socket> {
  const socket = connect(port, '127.0.0.1')
  await once(socket, 'connect')
  socket.write(request)
  return socket
}

async function textOf(socket: Socket): Promise<string> {
  return Buffer.concat(await socket.toArray()).toString()
}
