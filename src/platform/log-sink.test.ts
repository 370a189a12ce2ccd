// Destination of the log on a full disk and on a full pipe.

import { spawn } from 'node:child_process'
import { closeSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { openLog } from './log.server.ts'
import { withRequestId } from './request-log.server.ts'

test('on a full disk nothing is thrown, and what was lost is counted once there is room', () => {
  const file = join(tmpdir(), `khanepani-log-${process.pid}`)
  writeFileSync(file, '')
  onTestFinished(() => rmSync(file))
  // The descriptor is the full device first and the file afterwards, as a disk that is cleared.
  const descriptor = openSync('/dev/full', 'w')
  const log = openLog('info', descriptor)
  for (let line = 0; line < 3; line += 1) log.info('on a full disk')
  closeSync(descriptor)
  expect(openSync(file, 'a')).toBe(descriptor)
  log.info('there is room')
  log.info('and still')
  const lines = readFileSync(file, 'utf8').trim().split('\n')
  expect(lines.map((line) => JSON.parse(line) as { msg: string; lost?: number })).toMatchObject([
    { msg: 'log lines lost', lost: 3 },
    { msg: 'there is room' },
    { msg: 'and still' },
  ])
})

test('lines that a full pipe does not take are written, whole and in order, when it is read again', async () => {
  const script = `
    import { openLogSink } from './src/platform/log-sink.server.ts'
    const sink = openLogSink(1)
    for (let line = 0; line < 5000; line += 1) sink.write(line + ' ' + 'x'.repeat(100) + '\\n')
    setTimeout(() => {}, 3000)`
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: ['ignore', 'pipe', 'inherit'] })
  await new Promise((resolve) => setTimeout(resolve, 1000))
  const [output] = await Promise.all([text(child.stdout), once(child, 'close')])
  const numbers = output
    .trim()
    .split('\n')
    .map((line) => Number(line.split(' ')[0]))
  expect(numbers).toEqual(Array.from({ length: 5000 }, (_, line) => line))
})

test('a line that is logged in a request has its id, also after waiting', async () => {
  const file = join(tmpdir(), `khanepani-log-id-${process.pid}`)
  const descriptor = openSync(file, 'w')
  onTestFinished(() => {
    closeSync(descriptor)
    rmSync(file)
  })
  const log = openLog('info', descriptor)
  await withRequestId('of-this-request', async () => {
    await new Promise((resolve) => setTimeout(resolve, 1))
    log.info('inside')
  })
  log.info('outside')
  const [inside, outside] = readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as object)
  expect(inside).toHaveProperty('requestId', 'of-this-request')
  expect(outside).not.toHaveProperty('requestId')
})
