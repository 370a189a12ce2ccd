// Tests that server and commands load the build only and no source file.

import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative, resolve } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { importsOf } from '#tools/architecture/imports.ts'
import { commands } from '#tools/programs.ts'
import { freshDatabase } from './database.ts'
import { command, freePort, product } from './product.ts'

let folder: string
let databaseUrl: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'khanepani-modules-'))
  databaseUrl = (await freshDatabase()).url
}, 120_000)

afterAll(() => rm(folder, { recursive: true, force: true }))

test.each([
  ['organisation', ['add', '--id', '1', '--host', 'one.test', '--name-en', 'Water One', '--name-ne', 'पानी एक']],
  ['people', ['list', '--org', '1']],
  ['tariffs', ['list', '--org', '1']],
])('the command %s loads the build and no source', async (name, args) => {
  const settings = { ...(await recording()), DATABASE_URL: databaseUrl, DATA_DIR: join(folder, 'command') }
  await command([name, ...args], settings)
  const { sources, built } = await loadedFiles(settings.LOADED_FILES)
  expect(sources).toEqual(['tools/build.ts', 'tools/node-version.js', 'tools/run.js'])
  expect(built.some((file) => file.startsWith(`build/server/assets/${name}-`))).toBe(true)
})

test('the server loads the build and no source', async () => {
  const settings = { ...(await recording()), PORT: String(await freePort()) }
  const { child, ended, waitForOutput } = product({
    ...settings,
    DATABASE_URL: databaseUrl,
    DATA_DIR: join(folder, 'server'),
  })
  await waitForOutput('Ready in')
  child.kill('SIGTERM')
  expect((await ended).code).toBe(0)
  const { sources, built } = await loadedFiles(settings.LOADED_FILES)
  expect(sources).toEqual(['tools/build.ts', 'tools/node-version.js', 'tools/start.js'])
  expect(built.filter((file) => /\/(start|server-entry)-[\w-]{8}\.js$/.test(file))).toHaveLength(2)
})

test('the build contains the demonstration, and none of its files imports a source', async () => {
  const names = (await readdir('build/server', { recursive: true })).filter((name) => name.endsWith('.js'))
  const texts = await Promise.all(names.map((name) => readFile(join('build/server', name), 'utf8')))
  expect(texts.filter((text) => text.includes('async function loadDemonstration('))).toHaveLength(1)
  const imported = names.flatMap((name, index) => importsOf(`build/server/${name}`, texts[index]!))
  expect(imported.length).toBeGreaterThan(100)
  expect(imported.filter(({ to }) => !to.startsWith('build/server/'))).toEqual([])
})

test('every command is a script of package.json, and every script a command', async () => {
  const { scripts } = JSON.parse(await readFile('package.json', 'utf8')) as { scripts: Record<string, string> }
  const named = Object.entries(scripts).filter(([, script]) => script.startsWith('node tools/run.js'))
  expect(named.map(([name, script]) => [name, script.split(' ').at(-1)])).toEqual(
    Object.keys(commands).map((name) => [name, name]),
  )
})

test('a command uses a build of earlier sources unchanged and reports it', async () => {
  const project = join(folder, 'project')
  await mkdir(join(project, 'build'), { recursive: true })
  for (const file of ['package-lock.json', 'vite.config.ts', 'react-router.config.ts', 'build/sources.sha256'])
    await writeFile(join(project, file), 'earlier')
  const program = `import { buildForCommand } from ${JSON.stringify(resolve('tools/build.ts'))}
    await buildForCommand(console.log)`
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', program], {
    cwd: project,
  })
  expect(stdout).toContain('The sources have changed since they were built')
  expect(await readFile(join(project, 'build/sources.sha256'), 'utf8')).toBe('earlier')
})

async function recording() {
  const file = join(await mkdtemp(join(folder, 'loaded-')), 'files')
  return { LOADED_FILES: file, NODE_OPTIONS: `--import ${resolve('tests/loaded-files.js')}` }
}

/** Files of this repository that the process loaded, packages left out. */
async function loadedFiles(file: string) {
  const all = (await readFile(file, 'utf8')).split('\n').map((path) => relative('.', path))
  const own = all.filter((path) => !path.includes('node_modules') && !path.startsWith('tests/')).toSorted()
  return {
    sources: own.filter((path) => !path.startsWith('build/')),
    built: own.filter((path) => path.startsWith('build/')),
  }
}
