// What does a test run need of the machine that npm cannot bring, and how does a bare Debian get it?

import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

export const chromium = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/** The path of a Chromium on this machine, or undefined. `CHROMIUM` names another one. */
export function findChromium(): string | undefined {
  return [process.env.CHROMIUM ?? '', ...chromium].find((path) => path && existsSync(path))
}

/** Installs Chromium and Devanagari fonts where apt-get and root are at hand; else says in one line what is missing. */
export function prepareMachine(): void {
  const packages = [
    ...(findChromium() ? [] : ['chromium']),
    ...(hasDevanagari() ? [] : ['fonts-noto-core', 'fontconfig']),
    ...(existsSync('/usr/bin/java') ? [] : ['default-jre-headless']),
  ]
  if (packages.length === 0) return
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) {
    throw new Error(`The browser journeys need ${packages.join(', ')}: sudo apt-get install ${packages.join(' ')}`)
  }
  process.stdout.write(`installing ${packages.join(', ')} …\n`)
  apt('update')
  apt('install', '-y', '--no-install-recommends', ...packages)
}

function hasDevanagari(): boolean {
  const listed = spawnSync('fc-list', [':lang=ne', 'family'], { encoding: 'utf8' })
  return listed.status === 0 && listed.stdout.trim() !== ''
}

function apt(...args: string[]): void {
  const done = spawnSync('apt-get', ['-q', ...args], {
    encoding: 'utf8',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })
  if (done.status !== 0) throw new Error(`apt-get ${args[0]} failed: ${done.stderr.trim().split('\n').at(-1)}`)
}
