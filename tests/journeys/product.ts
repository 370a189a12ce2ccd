// Product under the journeys: started once by its own command, on an empty folder, with demonstration content.

import { spawn } from 'node:child_process'
import { createWriteStream } from 'node:fs'
import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Output of the product, for the analysis of failed journeys. */
const logFile = 'test-results/product.log'

/**
 * Starts the product, its port in PRODUCT_PORT and its people's password in PRODUCT_PASSWORD; the function returned stops
 * it. KEEP_DATA names a folder in which its data remains, for `DATA_DIR=… npm start` afterwards; LOG_LEVEL is passed on.
 */
export default async function startProduct(): Promise<() => Promise<void>> {
  const { KEEP_DATA: keptFolder, LOG_LEVEL = 'error' } = process.env
  const folder = keptFolder ?? (await mkdtemp(join(tmpdir(), 'khanepani-journeys-')))
  const port = await freePort()
  const child = spawn(process.execPath, ['tools/start.js'], {
    env: { ...process.env, PORT: String(port), DATA_DIR: join(folder, 'data'), LOG_LEVEL, DATABASE_URL: '' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  await mkdir('test-results', { recursive: true })
  const log = createWriteStream(logFile)
  const output: string[] = []
  const ready = new Promise<void>((resolve, reject) => {
    const listen = (chunk: Buffer) => {
      log.write(chunk)
      output.push(chunk.toString())
      if (output.join('').includes('Ready in')) resolve()
    }
    child.stdout.on('data', listen)
    child.stderr.on('data', listen)
    child.on('exit', (code) => reject(new Error(`the product stopped with ${code}:\n${output.join('')}`)))
  })
  await ready
  process.env.PRODUCT_PORT = String(port)
  process.env.PRODUCT_PASSWORD = (await readFile(join(folder, 'data/demonstration-password'), 'utf8')).trim()
  return async () => {
    child.removeAllListeners('exit')
    const gone = new Promise((resolve) => child.once('exit', resolve))
    child.kill('SIGTERM')
    await gone
    log.end()
    if (keptFolder === undefined) await rm(folder, { recursive: true, force: true })
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.on('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
