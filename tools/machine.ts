// Programs that a test run needs and npm does not bring, and their installation on Debian.

import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { print } from './print.ts'

/** Chromium without windows: opening a page takes it a third of the processor time of the whole browser. */
const headlessShell = { path: '/usr/bin/chromium-headless-shell', name: 'chromium-headless-shell' }

export const chromium = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/** The path of a Chromium on this machine, or undefined. `CHROMIUM` names another one. */
export function findChromium(): string | undefined {
  return [process.env.CHROMIUM ?? '', headlessShell.path, ...chromium].find((path) => path && existsSync(path))
}

/** Installs Chromium, Devanagari fonts and Java where apt-get and root are at hand; else says in one line what is missing. */
export function prepareMachine(): void {
  const mayInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
  if (mayInstall && wantsHeadlessShell()) preferHeadlessShell()
  if (mayInstall && !existsSync('/usr/bin/tesseract')) addRecognition()
  const packages = missingPackages()
  if (packages.length === 0) return
  if (!mayInstall)
    throw new Error(`The browser journeys need ${packages.join(', ')}: sudo apt-get install ${packages.join(' ')}`)
  print(`installing ${packages.join(', ')} …`)
  apt('update')
  apt('install', '-y', '--no-install-recommends', ...packages)
}

function missingPackages(): string[] {
  return [
    ...(findChromium() ? [] : ['chromium']),
    ...(hasDevanagari() ? [] : ['fonts-noto-core', 'fontconfig']),
    ...(existsSync('/usr/bin/java') ? [] : ['default-jre-headless']),
  ]
}

// Other systems do not package it.
function wantsHeadlessShell(): boolean {
  const isChosen = process.env.CHROMIUM !== undefined || existsSync(headlessShell.path)
  return !isChosen && /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'))
}

function preferHeadlessShell(): void {
  print(`installing ${headlessShell.name} …`)
  try {
    apt('update')
    apt('install', '-y', '--no-install-recommends', '--no-remove', headlessShell.name)
  } catch (error) {
    print(
      `The journeys take a browser with windows, which is slower: ${error instanceof Error ? error.message : error}`,
    )
  }
}

/** What reads scanned pages, 40 MB. Without it their tests are skipped. */
function addRecognition(): void {
  const packages = ['tesseract-ocr', 'tesseract-ocr-nep', 'poppler-utils']
  print(`installing ${packages.join(', ')} …`)
  try {
    apt('update')
    apt('install', '-y', '--no-install-recommends', '--no-remove', ...packages)
  } catch (error) {
    print(`Tests of scanned pages are skipped: ${error instanceof Error ? error.message : error}`)
  }
}

function hasDevanagari(): boolean {
  const listed = spawnSync('fc-list', [':lang=ne', 'family'], { encoding: 'utf8' })
  return listed.status === 0 && listed.stdout.trim() !== ''
}

function apt(...args: string[]): void {
  const impatient = ['-o', 'Acquire::Retries=1', '-o', 'Acquire::http::Timeout=20']
  const done = spawnSync('apt-get', ['-q', ...impatient, ...args], {
    encoding: 'utf8',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })
  if (done.status !== 0) throw new Error(`apt-get ${args[0]} failed: ${done.stderr.trim().split('\n').at(-1)}`)
}
