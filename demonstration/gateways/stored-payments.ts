// File of the sample gateway's payments: one line for each change, so that a restart knows what was paid before.

import { appendFileSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

type Keyed = { key: string }

/** The newest row of each key, in the order in which the keys were first stored; a last line that was not written whole is left out. */
export function readStored<T extends Keyed>(file: string): T[] {
  const rows = new Map<string, T>()
  for (const line of existsSync(file) ? readFileSync(file, 'utf8').split('\n') : []) {
    const row = parsed<T>(line)
    if (row) rows.set(row.key, row)
  }
  return [...rows.values()]
}

/** Replaces the file by these rows, one line each. */
export function writeStored(file: string, rows: readonly Keyed[]): void {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  const whole = `${file}.new`
  writeFileSync(whole, rows.map(lineOf).join(''), { mode: 0o600 })
  renameSync(whole, file)
}

export function appendStored(file: string, row: Keyed): void {
  appendFileSync(file, lineOf(row))
}

function lineOf(row: Keyed): string {
  return `${JSON.stringify(row)}\n`
}

function parsed<T>(line: string): T | undefined {
  try {
    return JSON.parse(line) as T
  } catch {
    return undefined
  }
}
