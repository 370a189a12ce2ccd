// Picture process: runs one task after the other for its parent process, and ends with it.

import { pictureTasks } from './picture-tasks.server.ts'
import type { PictureAnswer, PictureOrder } from './picture-queue.server.ts'

process.on('message', (order: PictureOrder) => void work(order))
process.on('disconnect', () => process.exit())

async function work({ number, task, input }: PictureOrder): Promise<void> {
  const run = pictureTasks[task] as (given: unknown) => Promise<unknown>
  const answer: PictureAnswer = await run(input).then(
    (output) => ({ number, output }),
    (error: unknown) => ({ number, error: String(error) }),
  )
  process.send!(answer)
}
