// The build: made when it is older than its sources, loaded by the launchers.

import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile, readdir, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip, type ZlibOptions } from 'node:zlib'
import type * as programs from './programs.ts'

const sources = ['src', 'tools', 'demonstration', 'package-lock.json', 'vite.config.ts', 'react-router.config.ts']
const stampFile = 'build/sources.sha256'
const bundle = resolve('build/server/index.js')

/** The programs of the build, which is there. */
export async function loadBuild(): Promise<typeof programs> {
  return (await import(bundle)) as typeof programs
}

/** A command takes the build as it is: a running server may be sending that build's files. */
export async function buildForCommand(print: (line: string) => void): Promise<void> {
  if (!existsSync(stampFile)) await buildWhenStale(print)
  else if (await isStale())
    print('The sources have changed since they were built; this command is the built one. npm start builds anew.')
}

/** Builds when no build of exactly these sources is there. Returns whether it had to. */
export async function buildWhenStale(print: (line: string) => void): Promise<boolean> {
  const now = await fingerprint()
  if (now === (await builtFrom())) return false
  print('Building the product (once for these sources) …')
  await run('node_modules/.bin/react-router', ['build'])
  await compressAssets('build/client/assets')
  await writeFile(stampFile, now)
  return true
}

async function isStale(): Promise<boolean> {
  return (await fingerprint()) !== (await builtFrom())
}

async function builtFrom(): Promise<string> {
  return existsSync(stampFile) ? readFile(stampFile, 'utf8') : ''
}

/** Beside each asset its compressed copies, as small as they get; the server sends them as they are. */
async function compressAssets(folder: string): Promise<void> {
  const names = (await readdir(folder)).filter((name) => /\.(js|css|svg)$/.test(name))
  await Promise.all(
    names.map(async (name) => {
      const path = join(folder, name)
      const bytes = await readFile(path)
      await Promise.all([
        writeFile(`${path}.br`, await brotli(bytes)),
        writeFile(`${path}.gz`, await gzipped(bytes, { level: 9 })),
      ])
    }),
  )
}

const brotli = promisify(brotliCompress)
const gzipped = promisify<Buffer, ZlibOptions, Buffer>(gzip)

async function fingerprint(): Promise<string> {
  const hash = createHash('sha256')
  for (const file of (await Promise.all(sources.map(filesUnder))).flat().toSorted()) {
    hash
      .update(file)
      .update('\0')
      .update(await readFile(file))
  }
  return hash.digest('hex')
}

async function filesUnder(path: string): Promise<string[]> {
  if (/\.\w+$/.test(path)) return [path]
  if (!existsSync(path)) return []
  const entries = await readdir(path, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile() && !entry.name.includes('.test.'))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !file.includes('node_modules'))
}

function run(command: string, args: string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const output: Buffer[] = []
    const child = spawn(command, args, {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, NODE_ENV: 'production' },
    })
    child.stdout.on('data', (chunk) => output.push(chunk))
    child.stderr.on('data', (chunk) => output.push(chunk))
    child.on('error', reject)
    child.on('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`The build failed:\n${Buffer.concat(output).toString()}`)),
    )
  })
}
