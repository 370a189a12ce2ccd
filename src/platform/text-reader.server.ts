// Reads the text of stored files in a process of its own, which a hostile file can neither hang nor fill.
//
// The process has no secrets. It is ended when a file takes too long or too much memory; the next file then gets another one.

import { fork, type ChildProcess } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { setPriority } from 'node:os'

export type TextKind = 'pdf' | 'word' | 'workbook' | 'old-word' | 'old-workbook'
export type TextOrder = { path: string; kind: TextKind }
/** `isConverted`: some of it was typed for Preeti or a kindred font. */
export type FileText = { pages: string[]; pageCount: number; isConverted: boolean }
export type TextAnswer = { text: FileText } | { error: string }
/** Of the processor's time for one file, and of memory. */
export type TextLimits = { seconds: number; megabytes: number }

export type TextReader = {
  /** The text by page; rejects when the file cannot be read within the limits. One file at a time. */
  read(order: TextOrder): Promise<FileText>
  close(): void
}

const defaults: TextLimits = { seconds: 60, megabytes: 700 }
const heapMegabytes = 400
const watchMs = 100
/** On a busy machine a process of low priority waits long for its turn: so many times longer than the processor's time. */
const maxWaiting = 10

class ProcessEnded extends Error {}

export function openTextReader(limits: Partial<TextLimits> = {}, newProcess = startProcess): TextReader {
  const { seconds, megabytes } = { ...defaults, ...limits }
  let child: ChildProcess | undefined
  const start = () => {
    const worker = newProcess()
    worker.once('exit', () => {
      if (child === worker) child = undefined
    })
    return worker
  }
  const readOnce = (order: TextOrder): Promise<FileText> => {
    const worker = (child ??= start())
    return new Promise((resolve, reject) => {
      let reason = 'the process ended'
      let isDone = false
      const kill = (why: string) => {
        // The next file may have begun.
        if (isDone) return
        reason = why
        worker.kill('SIGKILL')
      }
      const tooLong = setTimeout(() => kill('too long'), seconds * maxWaiting * 1000)
      const before = usage(worker.pid)
      const watch = setInterval(() => void enforce(), watchMs)
      const enforce = async () => {
        const [start, now] = await Promise.all([before, usage(worker.pid)])
        if (now.megabytes > megabytes) kill('too much memory')
        if (now.seconds - start.seconds > seconds) kill('too long')
      }
      const done = () => {
        isDone = true
        clearTimeout(tooLong)
        clearInterval(watch)
        worker.off('message', hear).off('exit', lose)
      }
      const hear = (answer: TextAnswer) => {
        done()
        if ('text' in answer) resolve(answer.text)
        else reject(new Error(`The text could not be read: ${answer.error}`))
      }
      const lose = () => {
        done()
        reject(new ProcessEnded(`The text could not be read: ${reason}`))
      }
      worker.once('message', hear).once('exit', lose)
      worker.send(order, (error) => error && kill('not started'))
    })
  }
  return {
    read(order) {
      const isReused = child !== undefined
      return readOnce(order).catch((error: unknown) => {
        // What earlier files left in the process may have ended it.
        if (isReused && error instanceof ProcessEnded) return readOnce(order)
        throw error
      })
    },
    close() {
      if (child?.connected) child.disconnect()
      child = undefined
    },
  }
}

export function startProcess(): ChildProcess {
  const program = createRequire(import.meta.url).resolve('#platform/text-worker.server.ts')
  const worker = fork(program, {
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    execArgv: [`--max-old-space-size=${heapMegabytes}`],
    env: {},
    // Its own session: Ctrl-C reaches the server, which first finishes running tasks.
    detached: true,
  })
  // It could not be started or written to: its exit rejects what is read.
  worker.on('error', () => worker.emit('exit', null, 'not started'))
  if (worker.pid !== undefined) setPriority(worker.pid, 10)
  return worker
}

const ticksPerSecond = 100
const pageBytes = 4096

/** What a process has used; its memory beside V8's heap counts too. Nothing where the machine does not tell. */
async function usage(pid: number | undefined): Promise<TextLimits> {
  const status = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  // The name of the program, in brackets, may have spaces.
  const fields = status.slice(status.lastIndexOf(')') + 2).split(' ')
  const number = (index: number) => Number(fields[index] ?? 0)
  return {
    seconds: (number(11) + number(12)) / ticksPerSecond,
    megabytes: (number(21) * pageBytes) / 2 ** 20,
  }
}
