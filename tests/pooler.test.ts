// Tests of the product behind PgBouncer in transaction mode, where the machine has it: pages, writes, notifications, jobs and commands.

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'
import { freshDatabase } from './database.ts'
import { hasPooler, startPooler } from './pooler.ts'
import { command, freePort, product } from './product.ts'

const ends: (() => Promise<unknown>)[] = []
afterAll(async () => {
  for (const end of ends.toReversed()) await end()
})

test('DATABASE_DIRECT_URL alone is a problem that the operator reads', async () => {
  const { ended } = product({ DATABASE_DIRECT_URL: 'postgres://nobody@127.0.0.1:1/none' })
  expect(await ended).toMatchObject({
    code: 1,
    output: expect.stringContaining('DATABASE_DIRECT_URL needs DATABASE_URL'),
  })
})

test.skipIf(!hasPooler)(
  'through a pooler with two connections pages are served, writes reach the other instance at once, and jobs run',
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'khanepani-pooled-'))
    ends.push(() => rm(folder, { recursive: true, force: true }))
    const { url: direct } = await freshDatabase()
    const pooler = await startPooler(direct, 2)
    ends.push(() => pooler.stop())
    const settings = { DATABASE_URL: pooler.url, DATABASE_DIRECT_URL: direct, DATA_DIR: join(folder, 'data') }
    const organisation = (...args: string[]) => command(['organisation', ...args], settings)
    await organisation('add', '--id', '1', '--host', 'one.test', '--name-en', 'Water One', '--name-ne', 'पानी एक')
    const ports = [await freePort(), await freePort()]
    const instances = ports.map((port) => product({ ...settings, PORT: String(port), LOG_LEVEL: 'warn' }))
    ends.push(() => Promise.all(instances.map(({ child, ended }) => (child.kill('SIGTERM'), ended))))
    for (const { waitForOutput } of instances) await waitForOutput('Ready in')
    for (const { output } of instances) expect(output()).toContain('no statement ends by itself')

    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, index) =>
        fetch(`http://127.0.0.1:${ports[index % 2]}/news?lang=${index % 3 ? 'ne' : 'en'}`),
      ),
    )
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
    await organisation('set', '--id', '1', 'contact-no', '023-111111')
    for (const port of ports)
      await vi.waitFor(
        async () => expect(await (await fetch(`http://127.0.0.1:${port}/`)).text()).toContain('023-111111'),
        {
          timeout: 10_000,
        },
      )
    expect(await command(['jobs', 'run', 'remove-orphaned-files'], settings)).toContain('remove-orphaned-files')
    for (const { output } of instances) expect(output()).not.toMatch(/"level":(50|60)|"error"/)
  },
  120_000,
)
