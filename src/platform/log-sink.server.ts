// Destination of the log: what a full disk or a closed pipe loses is counted, and reported with the next line that can be written.

import { writeSync } from 'node:fs'

export type LogSink = { write(line: string): void }

const retryMs = 20
/** Kept while a pipe is full; lines beyond this are lost. */
const maxWaitingBytes = 4 * 1024 * 1024

/** Writes to a file descriptor. Never throws. */
export function openLogSink(descriptor: number): LogSink {
  let waiting = Buffer.alloc(0)
  let lost = 0
  let retry: NodeJS.Timeout | undefined

  function write(line: string): void {
    if (waiting.length > maxWaitingBytes) return void (lost += 1)
    waiting = Buffer.concat([waiting, Buffer.from(lossLine(lost) + line)])
    try {
      writeWaiting()
      lost = 0
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'EAGAIN') return writeLater()
      waiting = Buffer.alloc(0)
      lost += 1
    }
  }

  function writeWaiting(): void {
    while (waiting.length > 0) waiting = waiting.subarray(writeSync(descriptor, waiting))
  }

  function writeLater(): void {
    lost = 0
    retry ??= setTimeout(() => {
      retry = undefined
      if (waiting.length > 0) write('')
    }, retryMs).unref()
  }

  return { write }
}

function lossLine(lost: number): string {
  if (lost === 0) return ''
  return `${JSON.stringify({ level: 40, time: new Date().toISOString(), lost, msg: 'log lines lost' })}\n`
}
