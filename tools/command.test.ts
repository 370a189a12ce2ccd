// Tests that the usage of a command is printed without a data folder or database being made.

import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { commands } from './programs.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'khanepani-usage-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

/** These two take a file and no other word. */
const withFile = ['backup', 'restore']

test.each(Object.keys(commands).filter((name) => !withFile.includes(name)))(
  'npm run %s -- --help prints its usage and makes nothing',
  async (name) => {
    const dataDir = join(folder, name)
    vi.stubEnv('DATA_DIR', dataDir)
    vi.stubEnv('DATABASE_URL', '')
    const printed: string[] = []
    vi.spyOn(process.stdout, 'write').mockImplementation((line) => printed.push(String(line)) > 0)
    const run = await commands[name]!()
    await run(['list', '--help'])
    vi.restoreAllMocks()
    vi.unstubAllEnvs()
    expect(printed.join('')).toContain(`npm run ${name} -- `)
    expect(existsSync(dataDir)).toBe(false)
  },
)
