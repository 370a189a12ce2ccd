// Pictures of each step of the clerk's tasks on a phone, taken while their journeys run.

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { buildWhenStale } from '#tools/build.ts'
import { print } from '#tools/print.ts'
import { folder } from './folder.ts'
import { tasks } from './task-titles.ts'

/** Fails when one of the journeys does. */
export async function takeTasks(): Promise<void> {
  await buildWhenStale(print)
  const titles = tasks.map(([, title]) => RegExp.escape(title)).join('|')
  const args = ['test', '--grep', titles, '--retries', '0']
  const env = { ...process.env, STEP_PICTURES: 'true' }
  const [code] = (await once(spawn('node_modules/.bin/playwright', args, { env, stdio: 'inherit' }), 'exit')) as [
    number,
  ]
  print(`The pictures of the steps: ${join(folder, 'tasks')}`)
  process.exitCode = code
}
