// How does the browser send a form to the API, tell how much has left, and know a refusal from a lost connection?

import type { Language } from '#kit/language.ts'
import type { Outcome } from '#kit/outcome.ts'
import { apiBase } from '#platform/api-base.ts'
import { outcomeOf } from '#platform/api-answer.ts'
import { authorizationNow, httpClient } from '#platform/http-client.ts'

/** An answer later than this counts as lost: photographs over a slow line take minutes. */
const patienceMs = 300_000

/**
 * Posts a form, or plain values as JSON, to a row of the API as whoever is signed in or as the anonymous web client. `tell` hears the share that has left, 0 to 1.
 * An answer that is not the API's own (a proxy's error, a failure of the server) is `lost`: nobody knows whether it arrived.
 */
export async function sendForm<T>(
  path: string,
  data: FormData | Record<string, unknown>,
  language: Language,
  tell: (share: number) => void = () => {},
): Promise<Outcome<T>> {
  const authorization = await authorizationNow()
  return new Promise((resolve) => {
    const request = new XMLHttpRequest()
    request.open('POST', `${apiBase}${path}`)
    request.setRequestHeader('authorization', authorization)
    request.setRequestHeader('accept-language', language)
    request.timeout = patienceMs
    request.upload.addEventListener('progress', ({ loaded, total }) => tell(total > 0 ? loaded / total : 0))
    request.addEventListener('load', () => resolve(outcomeOf<T>(request.status, request.responseText)))
    for (const trouble of ['error', 'timeout', 'abort'])
      request.addEventListener(trouble, () => resolve({ kind: 'lost' }))
    const isForm = data instanceof FormData
    if (!isForm) request.setRequestHeader('content-type', 'application/json')
    request.send(isForm ? data : JSON.stringify(data))
  })
}

/** Reads a row of the API, for what a reader asked for by a form. */
export async function askApi<T>(path: string, language: Language): Promise<Outcome<T>> {
  try {
    const answer = await httpClient({ language })({ url: path, method: 'GET', headers: {} })
    return outcomeOf<T>(answer.status, await answer.text())
  } catch {
    return { kind: 'lost' }
  }
}
