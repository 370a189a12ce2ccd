// Structured log of the product.

import pino from 'pino'
import type { Logger } from 'pino'

export type Log = Logger

/** One JSON line an event, without secrets: headers that carry credentials are never written. */
export function openLog(level: string): Log {
  return pino({
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: ['authorization', 'cookie', 'password'],
  })
}
