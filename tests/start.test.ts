// Tests of the start command: one-sentence errors, a newer database, a second instance, and SIGTERM.

import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { freshDatabase } from './database.ts'
import type { Run } from './product.ts'
import { freePort, product } from './product.ts'

const folders: string[] = []
afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true }))))

test('a busy port fails with one sentence', async () => {
  const occupant = createServer()
  await new Promise<void>((ready) => occupant.listen(0, ready))
  const { port } = occupant.address() as { port: number }
  const { code, output } = await run({ PORT: String(port) })
  occupant.close()
  expect(code).toBe(1)
  expect(lastLine(output)).toBe(`Port ${port} is in use; set PORT to another one.`)
})

test.each([
  ['PORT', 'many', /^PORT has to be a whole number/],
  ['DATABASE_URL', 'postgres://nobody@127.0.0.1:1/none', /^The database at 127\.0\.0\.1:1\/none cannot be reached/],
])('a wrong %s fails with one line', async (name, value, message) => {
  const { code, output } = await run({ [name]: value })
  expect(code).toBe(1)
  expect(lastLine(output)).toMatch(message)
  expect(output).not.toContain('    at ')
})

test('a data folder that is a file fails with one sentence', async () => {
  const folder = await temporaryFolder()
  await writeFile(join(folder, 'data'), '')
  const { code, output } = await run({ DATA_DIR: join(folder, 'data') })
  expect(code).toBe(1)
  expect(output).not.toContain('    at ')
})

test('a database migrated by a newer version is not changed', async () => {
  const { db, url } = await freshDatabase()
  await db
    .insertInto('schemaMigrations' as never)
    .values({ name: '9999-from-the-future.sql', checksum: 'x', appliedAt: new Date() } as never)
    .execute()
  const { code, output } = await run({ DATABASE_URL: url })
  expect(code).toBe(1)
  expect(output).toContain('newer')
  expect(output).not.toContain('    at ')
})

test('a second instance on the same folder is refused, the first stops on SIGTERM with its database', async () => {
  const dataDir = join(await temporaryFolder(), 'data')
  const port = await freePort()
  const first = product({ DATA_DIR: dataDir, PORT: String(port) })
  await first.waitForOutput('Ready in')
  const answer = await fetch(`http://127.0.0.1:${port}/readyz`)
  expect(answer.status).toBe(200)
  const { code, output } = await run({ DATA_DIR: dataDir })
  expect(code).toBe(1)
  expect(output).not.toContain('    at ')
  first.child.kill('SIGTERM')
  expect((await first.ended).code).toBe(0)
  const again = product({ DATA_DIR: dataDir, PORT: String(port) })
  await again.waitForOutput('Ready in')
  again.child.kill('SIGINT')
  const second = await again.ended
  expect(second.code).toBe(0)
}, 90_000)

async function run(settings: Record<string, string>): Promise<Run> {
  const dataDir = join(await temporaryFolder(), 'data')
  return product({ DATA_DIR: dataDir, PORT: String(await freePort()), ...settings }).ended
}

async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'khanepani-start-'))
  folders.push(folder)
  return folder
}

function lastLine(output: string): string {
  return output.trim().split('\n').at(-1) ?? ''
}
