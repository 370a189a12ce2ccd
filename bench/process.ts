// Start of the product for a measurement, and its end by SIGKILL as in a power loss.

import { spawn, type ChildProcess } from 'node:child_process'
import { openSync, readdirSync, readFileSync } from 'node:fs'
import { createServer } from 'node:net'

export type RunningProduct = { child: ChildProcess; complaints: string[]; readyMs: number }

/** Starts the product by its command and waits until it is ready; its error stream is collected, its output may go to a file. */
export async function startProduct(environment: NodeJS.ProcessEnv, log?: string): Promise<RunningProduct> {
  const started = performance.now()
  const output = log === undefined ? 'pipe' : openSync(log, 'a')
  const child = spawn(process.execPath, ['tools/start.js'], { env: environment, stdio: ['ignore', output, 'pipe'] })
  const complaints: string[] = []
  child.stderr!.on('data', (chunk: Buffer) => complaints.push(chunk.toString()))
  await new Promise<void>((ready, fail) => {
    child.stdout?.on('data', (chunk: Buffer) => chunk.toString().includes('Ready in') && ready())
    if (log !== undefined) whenWritten(log, 'Ready in', ready)
    child.once('exit', () => fail(new Error(`the product did not start: ${complaints.join('')}`)))
  })
  child.removeAllListeners('exit')
  return { child, complaints, readyMs: performance.now() - started }
}

/**
 * Starts the product with demonstration content behind one proxy, so that requests may name their address; the accounts of the
 * demonstration are closed, as a proxy requires.
 */
export async function startFilledProduct(dataDir: string, port: number): Promise<RunningProduct> {
  const environment = { ...process.env, DATA_DIR: dataDir, PORT: String(port), LOG_LEVEL: 'error', DATABASE_URL: '' }
  const filling = await startProduct({ ...environment, HOST: '127.0.0.1', DEMONSTRATION: 'short' })
  filling.child.kill('SIGTERM')
  await exited(filling)
  return startProduct({ ...environment, HOST: '127.0.0.1', DEMONSTRATION: 'no', TRUSTED_PROXIES: '1' })
}

function whenWritten(file: string, text: string, run: () => void): void {
  const timer = setInterval(() => {
    if (!readFileSync(file, 'utf8').includes(text)) return
    clearInterval(timer)
    run()
  }, 100).unref()
}

/** Kills the process and all its descendants by SIGKILL. */
export function killTree(pid: number): void {
  const parents = new Map<number, number>()
  for (const name of readdirSync('/proc').filter((each) => /^\d+$/.test(each))) {
    const parent = parentOf(name)
    if (parent) parents.set(Number(name), parent)
  }
  const tree = [pid]
  for (const process of tree)
    tree.push(...[...parents].filter(([, parent]) => parent === process).map(([child]) => child))
  for (const process of tree) kill(process)
}

/** Resolves when the product's own process has exited. */
export function exited({ child }: RunningProduct): Promise<void> {
  return child.exitCode === null && child.signalCode === null
    ? new Promise((resolve) => child.once('exit', () => resolve()))
    : Promise.resolve()
}

export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number }
      server.close(() => resolve(port))
    })
  })
}

function parentOf(pid: string): number | undefined {
  try {
    return Number(readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)!.split(' ')[1])
  } catch {
    return undefined
  }
}

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // It has already exited.
  }
}
