// The product's own programs as processes: the server, heard, and commands.

import { execFile, spawn } from 'node:child_process'
import { createServer } from 'node:net'
import { promisify } from 'node:util'
import { buildWhenStale } from '#tools/build.ts'

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

/**
 * What a command for operators prints, as it is built from these sources; rejects when its exit code is not 0.
 * `cwd`: another folder in which the product is installed and built.
 */
export async function command(words: readonly string[], settings: Record<string, string>, cwd = process.cwd()) {
  if (cwd === process.cwd()) await buildWhenStale(() => {})
  const env = { ...process.env, NODE_ENV: 'production', DATABASE_URL: '', ...settings }
  return (await promisify(execFile)(process.execPath, ['tools/run.js', ...words], { cwd, env })).stdout
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
