// How does a test start the product by its own command and hear what it says?

import { spawn } from 'node:child_process'
import { createServer } from 'node:net'

export type Run = { code: number | null; output: string }

/**
 * Started with these settings, without demonstration content unless told; `says` waits for a text in its output.
 * `cwd`: the folder it is installed in, this checkout unless told.
 */
export function product(settings: Record<string, string>, cwd = process.cwd()) {
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    LOG_LEVEL: 'error',
    DATABASE_URL: '',
    DEMONSTRATION: 'no',
    ...settings,
  }
  const child = spawn(process.execPath, ['tools/start.js'], { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  const watchers: (() => void)[] = []
  const hear = (chunk: Buffer) => {
    output += chunk.toString()
    for (const watch of watchers) watch()
  }
  child.stdout.on('data', hear)
  child.stderr.on('data', hear)
  const ended = new Promise<Run>((resolve) => child.once('close', (code) => resolve({ code, output })))
  const says = (text: string) =>
    new Promise<void>((resolve, reject) => {
      const look = () => output.includes(text) && resolve()
      watchers.push(look)
      look()
      void ended.then(() => reject(new Error(`it ended without saying "${text}":\n${output}`)))
    })
  return { child, ended, says, heard: () => output }
}

export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer()
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number }
      server.close(() => resolve(port))
    })
  })
}
