// Small file systems that a measurement fills.

import { execFile, execFileSync } from 'node:child_process'
import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'

/** A file system of its own with this many megabytes; undefined where mounting is not permitted. */
export function mountSmall(path: string, megabytes: number, mode = '711'): string | undefined {
  mkdirSync(path, { recursive: true })
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=${mode}`, 'khanepani-faults', path], {
      stdio: 'ignore',
    })
    return path
  } catch {
    return undefined
  }
}

export function fill(path: string): Promise<unknown> {
  return promisify(execFile)('sh', ['-c', 'cat /dev/zero > "$0/filler" 2>/dev/null || true', path])
}

export function free(path: string): void {
  rmSync(join(path, 'filler'))
}
