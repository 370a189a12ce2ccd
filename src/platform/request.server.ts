// Public address, client address and id of a request, behind trusted proxies.

import { randomUUID } from 'node:crypto'
import type { Tenant } from './context.ts'
import type { Env } from './env.server.ts'

export type PublicAddress = { origin: string; host: string; client: string; requestId: string }

/** The prefix of an IPv4 address on a dual-stack socket. */
const mapped = /^::ffff:(?=\d+\.)/i

const addresses = new WeakMap<Request, PublicAddress>()

type Proxies = Pick<Env, 'publicScheme' | 'trustedProxies'>

/** Reads the address once and remembers it for the request. `socketAddress` is the peer's. */
export function rememberAddress(request: Request, socketAddress: string, proxies: Proxies): PublicAddress {
  const header = (name: string) => request.headers.get(name) ?? undefined
  const address = addressOf(header, new URL(request.url).host, socketAddress, proxies)
  addresses.set(request, address)
  return address
}

/**
 * The address in a request's headers. `trustedProxies` is how many proxies in front add to X-Forwarded-For and
 * X-Forwarded-Proto, so that values written by a client are never used. The organisation is chosen by `Host` alone: a proxy
 * that does not set X-Forwarded-Host would pass on the client's. With `publicScheme` https every address is https, whatever a proxy
 * says or leaves out; the product itself answers in http.
 */
export function addressOf(
  header: (name: string) => string | undefined,
  requestedHost: string,
  socketAddress: string,
  { publicScheme, trustedProxies }: Proxies,
): PublicAddress {
  const forwarded = (name: string) =>
    trustedProxies > 0 ? header(name)?.split(',').at(-trustedProxies)?.trim() : undefined
  const host = (header('host') ?? requestedHost).toLowerCase()
  const scheme = forwarded('x-forwarded-proto')?.toLowerCase() === 'https' ? 'https' : publicScheme
  return {
    host,
    origin: `${scheme}://${host}`,
    client: (forwarded('x-forwarded-for') || socketAddress).replace(mapped, ''),
    requestId: givenId(trustedProxies, header) ?? randomUUID().slice(0, 13),
  }
}

/** What an id of a proxy may be: it is written into the log, the audit and pages. */
const validId = /^[A-Za-z0-9._-]{8,64}$/

/** The id that a proxy in front has given the request, so that its log and ours can be compared. */
function givenId(trustedProxies: number, header: (name: string) => string | undefined): string | undefined {
  const id = trustedProxies > 0 ? header('x-request-id') : undefined
  return id && validId.test(id) ? id : undefined
}

/**
 * The origin of an organisation's pages: its own first host, whatever host was requested, so that invented hosts and ports lead to the same
 * pages. A port is part of it only when it was requested and is the one that the installation is reached by.
 * @example siteOrigin({ host: 'invented.test:3000', origin: 'http://invented.test:3000' }, damak, env) // 'http://damak.example:3000'
 */
export function siteOrigin(
  { host, origin }: Pick<PublicAddress, 'host' | 'origin'>,
  { hosts }: Pick<Tenant, 'hosts'>,
  { port, publicPort = port }: Pick<Env, 'port' | 'publicPort'>,
): string {
  const own = `:${publicPort}`
  return `${origin.slice(0, origin.indexOf(':'))}://${hosts[0] ?? 'localhost'}${host.endsWith(own) ? own : ''}`
}

/** The address stored for a request; its absence is a bug. */
export function publicAddress(request: Request): PublicAddress {
  const address = addresses.get(request)
  if (!address) throw new Error('rememberAddress was not called for the request')
  return address
}
