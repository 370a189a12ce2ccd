// Text messages through the Sparrow SMS gateway.

import type { Env } from '#platform/env.server.ts'
import type { Deliver } from '#platform/outbox.server.ts'

type Answer = { response_code?: number; response?: string }

/** Sends through the Sparrow gateway, version 2 (source: sparrowsms/apidocs, 2026-03-31); undefined without a token. */
export function sparrowSms({
  smsUrl,
  smsToken,
  smsFrom,
}: Pick<Env, 'smsUrl' | 'smsToken' | 'smsFrom'>): Deliver | undefined {
  if (!smsToken || !smsFrom) return undefined
  return async ({ recipient, body }) => {
    const to = recipient.replace(/^\+977/, '')
    const response = await fetch(smsUrl, {
      method: 'POST',
      body: new URLSearchParams({ token: smsToken, from: smsFrom, to, text: body }),
      // The token and the message are for this address alone.
      redirect: 'error',
      signal: AbortSignal.timeout(20_000),
    })
    const text = await response.text()
    const answer = readAnswer(text)
    if (response.ok && answer.response_code === 200) return
    throw new Error(`the SMS gateway returned ${response.status}, code ${answer.response_code ?? 'none'}`)
  }
}

function readAnswer(text: string): Answer {
  try {
    return JSON.parse(text) as Answer
  } catch {
    return {}
  }
}
