// Requests to a service of others over HTTP: limited in time and size, without redirects.

export type ServiceRequest = {
  method: 'GET' | 'POST'
  url: string
  headers?: Record<string, string>
  /** Sent as JSON. */
  json?: unknown
}

export type ServiceLimits = { timeoutMs?: number; maxBytes?: number }

/**
 * Status and text of the answer, whatever the status. Throws when the service cannot be reached, answers too late or too much, or redirects:
 * what is sent holds credentials, which are for this address alone.
 */
export async function requestService(
  { method, url, headers = {}, json }: ServiceRequest,
  { timeoutMs = 10_000, maxBytes = 65_536 }: ServiceLimits = {},
): Promise<{ status: number; text: string }> {
  const response = await fetch(url, {
    method,
    headers: {
      accept: 'application/json',
      ...(json !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(json !== undefined && { body: JSON.stringify(json) }),
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  })
  return { status: response.status, text: await textWithin(response, maxBytes) }
}

async function textWithin(response: Response, maxBytes: number): Promise<string> {
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of response.body ?? []) {
    length += chunk.length
    if (length > maxBytes) throw new Error(`an answer of more than ${maxBytes} bytes`)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}
