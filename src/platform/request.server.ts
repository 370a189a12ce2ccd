// Under which address, from where and with which number did a request arrive?

import { randomUUID } from 'node:crypto'

export type PublicAddress = { origin: string; host: string; client: string; requestId: string }

/** An IPv4 address as a socket for both families names it; people know it without these letters. */
const mapped = /^::ffff:(?=\d+\.)/i

const addresses = new WeakMap<Request, PublicAddress>()

/** Reads the address once and remembers it for the request. `socketAddress` is the peer's. */
export function rememberAddress(request: Request, socketAddress: string, trustedProxies: number): PublicAddress {
  const { host, protocol } = new URL(request.url)
  const header = (name: string) => request.headers.get(name) ?? undefined
  const address = addressOf(header, { host, protocol: protocol.replace(':', '') }, socketAddress, trustedProxies)
  addresses.set(request, address)
  return address
}

/**
 * The address a request's headers tell of, and `url` where they say nothing. `trustedProxies` is how many proxies in
 * front add to the forwarding headers, so that what a client writes there itself is never believed.
 */
export function addressOf(
  header: (name: string) => string | undefined,
  url: { host: string; protocol: string },
  socketAddress: string,
  trustedProxies: number,
): PublicAddress {
  const forwarded = (name: string) =>
    trustedProxies > 0 ? header(name)?.split(',').at(-trustedProxies)?.trim() : undefined
  const host = (forwarded('x-forwarded-host') ?? header('host') ?? url.host).toLowerCase()
  const protocol = forwarded('x-forwarded-proto') ?? url.protocol
  return {
    host,
    origin: `${protocol}://${host}`,
    client: (forwarded('x-forwarded-for') || socketAddress).replace(mapped, ''),
    requestId: randomUUID().slice(0, 13),
  }
}

/** The address remembered for a request; a request nobody remembered is a bug. */
export function publicAddress(request: Request): PublicAddress {
  const address = addresses.get(request)
  if (!address) throw new Error('the request was not announced with rememberAddress')
  return address
}
