// Visits of a measurement: starts visitors in a process of their own and returns what they were answered.

import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

export type Kind =
  | 'cached pages'
  | 'new pages'
  | 'lists of the API'
  | 'exports'
  | 'sign-ins'
  | 'amounts to pay'
  | 'complaints with a photograph'

/** At a rate, or by `atOnce` visitors who ask without pause; `paths` are those of cached pages. */
export type Visit = {
  port: number
  kind: Kind
  seconds: number
  perSecond?: number
  atOnce?: number
  paths?: readonly string[]
}

/** Milliseconds. */
export type Quantiles = { count: number; p50: number; p99: number; slowest: number }
export type Answers = { seconds: number; all: Quantiles; byStatus: Record<string, Quantiles> }

export async function visit(visits: Visit): Promise<Answers> {
  const { stdout } = await promisify(execFile)(process.execPath, ['bench/visitors.ts', JSON.stringify(visits)])
  return JSON.parse(stdout) as Answers
}
