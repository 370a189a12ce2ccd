// Uncaught errors: rejections are logged, exceptions drain and end the process.

import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'

test('an unhandled rejection is logged with its stack, and the process continues', async () => {
  const { code, lines } = await run(`
    function forgotten() { return Promise.reject(new Error('connection lost')) }
    void forgotten()
    setTimeout(() => { log.info('still here'); process.exit(0) }, 50)`)
  expect(code).toBe(0)
  expect(lines).toMatchObject([{ level: 50, msg: 'unhandled rejection' }, { msg: 'still here' }])
  expect(lines[0]!.err).toMatchObject({ message: 'connection lost', stack: expect.stringContaining('at forgotten') })
})

test('an uncaught exception is logged with its stack, drains once and ends the process with failure', async () => {
  const { code, lines } = await run(`
    process.once('uncaughtException', () => setTimeout(() => { throw new Error('second') }))
    setTimeout(() => { throw new Error('first') })
    setInterval(() => {}, 1000)`)
  expect(code).toBe(1)
  expect(lines.map(({ msg, err }) => err?.message ?? msg)).toEqual(['first', 'second', 'drained'])
  expect(lines[0]!.err!.stack).toContain('Error: first\n    at')
})

test.each([
  ['fails', `() => Promise.reject(new Error('stuck'))`],
  ['never ends', '() => new Promise(() => {})'],
])('a process whose draining %s ends with failure too', async (_, drain) => {
  const { code } = await run(`setTimeout(() => { throw new Error('first') }); setInterval(() => {}, 1000)`, drain)
  expect(code).toBe(1)
})

type Line = { level: number; msg: string; err?: { message: string; stack: string } }

/** A process of its own that is guarded, and what it logged. */
async function run(body: string, drain = `async () => { await wait(50); log.info('drained') }`) {
  const program = `
    import { setTimeout as wait } from 'node:timers/promises'
    import { openLog } from '#platform/log.server.ts'
    import { guardProcess } from '#platform/process-guard.server.ts'
    const log = openLog('info')
    guardProcess({ log, drain: ${drain}, drainMs: 200 })
    ${body}`
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const code = new Promise<number | null>((resolve) => child.once('close', resolve))
  const output = await text(child.stdout)
  const lines = output
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Line)
  return { code: await code, lines }
}
