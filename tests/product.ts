// Processes of the product for tests: the server with its output, and operator commands.

import { execFile, spawn } from 'node:child_process'
import { createServer } from 'node:net'
import { promisify } from 'node:util'
import { buildWhenStale } from '#tools/build.ts'

export type Run = { code: number | null; output: string }

/**
 * Starts the server with these settings, by default without demonstration content; `waitForOutput` waits for a text in its output.
 * `cwd`: the folder of the installation, by default this checkout.
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
  const collect = (chunk: Buffer) => {
    output += chunk.toString()
    for (const watch of watchers) watch()
  }
  child.stdout.on('data', collect)
  child.stderr.on('data', collect)
  const ended = new Promise<Run>((resolve) => child.once('close', (code) => resolve({ code, output })))
  const waitForOutput = (text: string) =>
    new Promise<void>((resolve, reject) => {
      const look = () => output.includes(text) && resolve()
      watchers.push(look)
      look()
      void ended.then(() => reject(new Error(`the process ended without the output "${text}":\n${output}`)))
    })
  return { child, ended, waitForOutput, output: () => output }
}

/**
 * The output of an operator command built from these sources; rejects when its exit code is not 0.
 * `cwd`: another folder in which the product is installed and built.
 */
export async function command(args: readonly string[], settings: Record<string, string>, cwd = process.cwd()) {
  if (cwd === process.cwd()) await buildWhenStale(() => {})
  const env = { ...process.env, NODE_ENV: 'production', DATABASE_URL: '', ...settings }
  return (await promisify(execFile)(process.execPath, ['tools/run.js', ...args], { cwd, env })).stdout
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
