// What a test of a command needs: a world, a folder for its files, and what the command prints.

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from 'vitest'
import { onPrinted } from './printed.ts'
import { openWorld, type World } from './world.ts'

/**
 * Opened once, at the top of a file of tests. `printed`: each text that a command has printed since the test has emptied it; the folder is removed
 * after the last test.
 * @example const { world, folder, printed } = await openCommandWorld()
 */
export async function openCommandWorld(): Promise<{ world: World; folder: string; printed: string[] }> {
  const printed: string[] = []
  onPrinted((text) => printed.push(text))
  const folder = await mkdtemp(join(tmpdir(), 'khanepani-command-'))
  afterAll(() => rm(folder, { recursive: true, force: true }))
  return { world: await openWorld(), folder, printed }
}
