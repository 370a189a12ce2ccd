// Queue of picture tasks, run one at a time in a separate process.
//
// Its memory and threads are not the server's, which verifies passwords on the same few threads, and it has no secrets. It
// starts with the first picture and ends after an idle time.

import { fork, type ChildProcess } from 'node:child_process'
import { createRequire } from 'node:module'
import { setPriority } from 'node:os'
import type { Turn } from './concurrency-limit.server.ts'
import { concurrencyLimit } from './concurrency-limit.server.ts'
import type { PictureTasks } from './picture-tasks.server.ts'

export type PictureOrder = { number: number; task: keyof PictureTasks; input: unknown }
export type PictureAnswer = { number: number; output?: unknown; error?: string }

type Input<T extends keyof PictureTasks> = Parameters<PictureTasks[T]>[0]
type Output<T extends keyof PictureTasks> = Awaited<ReturnType<PictureTasks[T]>>

/** Maximum number of waiting pictures of each priority; the next one is refused with a retry time. */
export const maxWaitingPictures = 100
const limit = concurrencyLimit({ maxRunning: 1, maxWaiting: maxWaitingPictures, maxWaitMs: 1_500 })
/** What was uploaded goes before the sizes that pages ask for, and is waited for longer: its sender would have to send it again. */
const uploaded: Turn = { priority: 'urgent', maxWaitMs: 20_000 }
/** A picture that takes longer than this ends the process that works on it. */
const maxTaskMs = 60_000
const idleMs = 30_000

let child: ChildProcess | undefined
let idle: NodeJS.Timeout | undefined
let number = 0

/**
 * Runs one task after those before it; refuses with `unavailable` when the queue is full or the wait too long.
 * @example await runPictureTask('clean', { bytes, maxSide: 2400 })
 */
export async function runPictureTask<T extends keyof PictureTasks>(task: T, input: Input<T>): Promise<Output<T>> {
  const output = await limit.run(() => order(task, input), task === 'resize' ? {} : uploaded)
  return output as Output<T>
}

/** How many uploaded pictures wait for their turn. */
export function waitingUploads(): number {
  return limit.waiting('urgent')
}

/** The process id of the picture process, while there is one. */
export function pictureProcess(): number | undefined {
  return child?.pid
}

function order(task: keyof PictureTasks, input: unknown): Promise<unknown> {
  const worker = (child ??= startProcess())
  clearTimeout(idle)
  setReferenced(worker, true)
  const mine = (number += 1)
  return new Promise((resolve, reject) => {
    const tooLong = setTimeout(() => worker.kill('SIGKILL'), maxTaskMs)
    const done = () => {
      clearTimeout(tooLong)
      worker.off('message', hear).off('exit', lose)
      setReferenced(worker, false)
      idle = setTimeout(() => release(worker), idleMs).unref()
    }
    const hear = ({ number: answered, output, error }: PictureAnswer) => {
      if (answered !== mine) return
      done()
      if (error === undefined) resolve(output)
      else reject(new Error(`A picture could not be drawn: ${error}`))
    }
    const lose = (code: number | null, signal: string | null) => {
      done()
      reject(new Error(`The picture process ended (${signal ?? code})`))
    }
    worker.on('message', hear).once('exit', lose)
    worker.send({ number: mine, task, input } satisfies PictureOrder, (error) => error && worker.kill('SIGKILL'))
  })
}

function startProcess(): ChildProcess {
  const program = createRequire(import.meta.url).resolve('#platform/picture-worker.server.ts')
  const worker = fork(program, {
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    execArgv: [],
    env: {},
    // Its own session: Ctrl-C reaches the server, which first finishes running tasks.
    detached: true,
  })
  worker.once('exit', () => clearChild(worker))
  // It could not be started or written to: its exit rejects the waiting task.
  worker.on('error', () => worker.emit('exit', null, 'not started'))
  // Pages and sign-in have priority.
  if (worker.pid !== undefined) setPriority(worker.pid, 10)
  return worker
}

function clearChild(worker: ChildProcess): void {
  if (child === worker) child = undefined
}

function release(worker: ChildProcess): void {
  clearChild(worker)
  if (worker.connected) worker.disconnect()
}

/** An idle picture process does not prevent this one from ending. */
function setReferenced(worker: ChildProcess, referenced: boolean): void {
  if (referenced) worker.ref()
  else worker.unref()
  if (referenced) worker.channel?.ref()
  else worker.channel?.unref()
}
