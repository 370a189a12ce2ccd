// Product under the journeys: started once by its own command, on an empty folder, with demonstration content.

import { spawn, type ChildProcess } from 'node:child_process'
import { createWriteStream } from 'node:fs'
import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Writable } from 'node:stream'

/** Output of the product, for the analysis of failed journeys. */
const logFile = 'test-results/product.log'

/**
 * Starts the product, its port in PRODUCT_PORT and its people's password in PRODUCT_PASSWORD; the function returned stops
 * it. KEEP_DATA names a folder in which its data remains, for `DATA_DIR=… npm start` afterwards; LOG_LEVEL is passed on.
 */
export default async function startProduct(): Promise<() => Promise<void>> {
  const { KEEP_DATA: keptFolder } = process.env
  const folder = keptFolder ?? (await mkdtemp(join(tmpdir(), 'khanepani-journeys-')))
  await mkdir('test-results', { recursive: true })
  const log = createWriteStream(logFile)
  const { port, password, stop } = await startProductWith({ DATA_DIR: join(folder, 'data') }, log)
  process.env.PRODUCT_PORT = port
  process.env.PRODUCT_PASSWORD = password
  return async () => {
    await stop()
    log.end()
    if (keptFolder === undefined) await rm(folder, { recursive: true, force: true })
  }
}

/** Starts the product with these settings; `log` receives its output. */
export async function startProductWith(settings: { DATA_DIR: string; [name: string]: string }, log?: Writable) {
  const port = String(await freePort())
  const { LOG_LEVEL = 'error' } = process.env
  const child = spawn(process.execPath, ['tools/start.js'], {
    env: { ...process.env, PORT: port, LOG_LEVEL, DATABASE_URL: '', DEMONSTRATION: 'short', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const output: string[] = []
  await new Promise<void>((resolve, reject) => {
    const listen = (chunk: Buffer) => {
      log?.write(chunk)
      output.push(chunk.toString())
      if (output.join('').includes('Ready in')) resolve()
    }
    child.stdout.on('data', listen)
    child.stderr.on('data', listen)
    child.on('exit', (code) => reject(new Error(`the product stopped with ${code}:\n${output.join('')}`)))
  })
  const password = (await readFile(join(settings.DATA_DIR, 'demonstration-password'), 'utf8')).trim()
  return { port, password, stop: () => stopProcess(child) }
}

async function stopProcess(child: ChildProcess): Promise<void> {
  child.removeAllListeners('exit')
  const gone = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGTERM')
  await gone
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.on('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
