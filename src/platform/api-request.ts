// Requests of API rows: method, path, query and body from a row's address and the values sent.

import type { AddressOf, Endpoint, PathValues, SentTo } from '#kit/contract.ts'

/**
 * One request: `url` is below the API's base path, `headers` are added to the client's own. `keepalive`: it outlives the page, within the
 * browser's 64 KB.
 */
export type ApiRequest = {
  url: string
  method: string
  headers: Record<string, string>
  body?: string
  keepalive?: boolean
}

/**
 * The address of a row below the API's base path: for paged lists, files and forms.
 * @example urlOf<DocumentsApi['reports']>('GET /customer/reports/{orgId}', { orgId: 487, type: 'audit' }) // '/customer/reports/487?type=audit'
 */
export function urlOf<E extends Endpoint = never>(address: AddressOf<E>, values: PathValues<E> | SentTo<E>): string {
  return requestFor(address.replace(/^\w+/, 'GET'), values).url
}

/** The request of an address: path values in the path, the others as query or JSON. Empty values are left out. */
export function requestFor(address: string, values: object): ApiRequest {
  const [method = '', template = ''] = address.split(' ', 2)
  const rest = new Map(Object.entries(values).filter(([, value]) => value !== undefined && value !== ''))
  const path = template.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = encodeURIComponent(String(rest.get(name)))
    rest.delete(name)
    return value
  })
  if (method !== 'GET' && method !== 'DELETE') {
    const body = JSON.stringify(Object.fromEntries(rest))
    return { url: path, method, headers: { 'content-type': 'application/json' }, body }
  }
  const query = new URLSearchParams([...rest].map(([name, value]) => [name, String(value)]))
  return { url: rest.size > 0 ? `${path}?${query}` : path, method, headers: {} }
}
