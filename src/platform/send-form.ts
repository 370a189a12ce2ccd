// Sending a form to the API with upload progress; a lost connection differs from a refusal.

import type { AddressOf, Endpoint, OutputOf, PathValues } from '#kit/contract.ts'
import type { Language } from '#kit/language.ts'
import type { Outcome } from '#kit/outcome.ts'
import { apiBase } from '#platform/api-base.ts'
import { outcomeOf } from '#platform/api-answer.ts'
import { urlOf } from '#platform/api-request.ts'
import { authorizationNow } from '#platform/http-client.ts'

/** A response later than this counts as lost: photographs over a slow line take minutes. */
const timeoutMs = 300_000

/**
 * Sends a form, or plain values as JSON, to a row of the API with the session of the signed-in person or as the anonymous web client; `values` are those of the row's path.
 * `onProgress` gets the uploaded share, 0 to 1; `signal` ends it as `lost`. A response that is not the API's own (a proxy's error, a server error) is `lost`:
 * it is unknown whether it arrived.
 */
export async function sendForm<E extends Endpoint = never>(
  address: AddressOf<E>,
  values: PathValues<E>,
  data: FormData | Record<string, unknown>,
  language: Language,
  onProgress: (share: number) => void = () => {},
  signal?: AbortSignal,
): Promise<Outcome<OutputOf<E>>> {
  // A session that is due cannot be renewed without a connection.
  const authorization = await authorizationNow().catch(() => undefined)
  if (authorization === undefined || signal?.aborted) return { kind: 'lost' }
  return new Promise((resolve) => {
    const request = new XMLHttpRequest()
    request.open(address.split(' ', 1)[0]!, `${apiBase}${urlOf<E>(address, values)}`)
    request.setRequestHeader('authorization', authorization)
    request.setRequestHeader('accept-language', language)
    request.timeout = timeoutMs
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0))
    request.addEventListener('load', () => resolve(outcomeOf<OutputOf<E>>(request.status, request.responseText)))
    for (const event of ['error', 'timeout', 'abort']) request.addEventListener(event, () => resolve({ kind: 'lost' }))
    signal?.addEventListener('abort', () => request.abort(), { once: true })
    const isForm = data instanceof FormData
    if (!isForm) request.setRequestHeader('content-type', 'application/json')
    request.send(isForm ? data : JSON.stringify(data))
  })
}
