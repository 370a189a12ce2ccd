// Structured log of the product.

import pino from 'pino'
import type { Logger } from 'pino'
import { openLogSink } from './log-sink.server.ts'
import { requestIdNow } from './request-log.server.ts'

export type Log = Logger

/** One JSON line an event, without secrets: headers that carry credentials are never written. A failing output loses lines, never requests. */
export function openLog(level: string, descriptor = 1): Log {
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    mixin: lineOfRequest,
    redact: ['authorization', 'cookie', 'password'],
  }
  return pino(options, openLogSink(descriptor))
}

/** The id of the request that is worked on. */
function lineOfRequest(): { requestId?: string } {
  const requestId = requestIdNow()
  return requestId === undefined ? {} : { requestId }
}
