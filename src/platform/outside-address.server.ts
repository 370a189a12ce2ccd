// Asks whether an address of another website answers, without ever connecting to a private network.

import { lookup as resolve } from 'node:dns'
import http from 'node:http'
import https from 'node:https'
import { BlockList, isIP, type LookupFunction } from 'node:net'

/** `refused`: the address is not one of the public internet, or leads to one that is not. */
export type OutsideAnswer = 'found' | 'gone' | 'unknown-host' | 'unreachable' | 'refused'

/** `mayConnect`: whether a connection to this address may be opened; by default only to public addresses on the ports of the web. */
export type OutsideOptions = { timeoutMs?: number; mayConnect?: (address: string, port: number) => boolean }

const maxRedirects = 5
const redirects: ReadonlySet<number | undefined> = new Set([301, 302, 303, 307, 308])

/**
 * Asks for the page and reads the status alone. Every address of every redirect is compared before it is connected to: what a name
 * resolves to is what the connection uses.
 */
export async function askOutside(url: string, options: OutsideOptions = {}): Promise<OutsideAnswer> {
  const { timeoutMs = 10_000, mayConnect = isPublicWeb } = options
  const signal = AbortSignal.timeout(timeoutMs)
  let next = URL.parse(url)
  for (let hops = 0; next && hops <= maxRedirects; hops += 1) {
    if (next.protocol !== 'http:' && next.protocol !== 'https:') return 'found'
    const answer = await statusOf(next, signal, mayConnect).catch((error: NodeJS.ErrnoException) => error)
    if (answer instanceof Error) return meaningOf(answer)
    const { status, location } = answer
    if (status === 404 || status === 410) return 'gone'
    if (!redirects.has(status) || location === undefined) return status >= 500 ? 'unreachable' : 'found'
    next = URL.parse(location, next)
  }
  return 'unreachable'
}

/** Whether an address is one of the public internet and the port one of the web. */
export function isPublicWeb(address: string, port: number): boolean {
  if (port !== 80 && port !== 443) return false
  if (isIP(address) === 4) return !notPublic.check(address, 'ipv4')
  return isIP(address) === 6 && assigned.check(address, 'ipv6') && !notPublic.check(address, 'ipv6')
}

function statusOf(
  url: URL,
  signal: AbortSignal,
  mayConnect: (address: string, port: number) => boolean,
): Promise<{ status: number; location: string | undefined }> {
  const port = Number(url.port || (url.protocol === 'https:' ? 443 : 80))
  const host = url.hostname.replace(/^\[|\]$/g, '')
  if (isIP(host) && !mayConnect(host, port)) return Promise.reject(refusal())
  const lookup = publicLookup((address) => mayConnect(address, port))
  const headers = { 'user-agent': 'Khanepani-link-check', accept: '*/*' }
  return new Promise((done, failed) => {
    const { request } = url.protocol === 'https:' ? https : http
    const asked = request(url, { lookup, headers, signal, agent: false, maxHeaderSize: 16_384 }, (response) => {
      done({ status: response.statusCode!, location: response.headers.location })
      response.destroy()
    })
    asked.on('error', failed)
    asked.end()
  })
}

/** Resolves a name, and refuses it when any of its addresses may not be connected to. */
function publicLookup(mayConnect: (address: string) => boolean): LookupFunction {
  return (hostname, { all, ...options }, done) => {
    resolve(hostname, { ...options, all: true }, (error, found = []) => {
      const [first] = found
      if (error || !first) return done(error ?? refusal(), '')
      if (!found.every(({ address }) => mayConnect(address))) return done(refusal(), '')
      return all ? done(null, found) : done(null, first.address, first.family)
    })
  }
}

const refusedCode = 'ERR_NOT_PUBLIC'

function refusal(): NodeJS.ErrnoException {
  return Object.assign(new Error('not an address of the public internet'), { code: refusedCode })
}

function meaningOf({ code }: NodeJS.ErrnoException): OutsideAnswer {
  if (code === refusedCode) return 'refused'
  return code === 'ENOTFOUND' ? 'unknown-host' : 'unreachable'
}

/** Of IPv6 only this part is assigned to the public internet. */
const assigned = new BlockList()
assigned.addSubnet('2000::', 3, 'ipv6')

/** The registries of special-purpose addresses (RFC 6890), multicast, and ways to write an IPv4 address as IPv6. */
const notPublic = new BlockList()
const special4 =
  '0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12 192.0.0.0/24 192.0.2.0/24 192.88.99.0/24 192.168.0.0/16 198.18.0.0/15 198.51.100.0/24 203.0.113.0/24 224.0.0.0/4 240.0.0.0/4'
const special6 = '2001::/23 2001:db8::/32 2002::/16 3fff::/20'
for (const [family, subnets] of [
  ['ipv4', special4],
  ['ipv6', special6],
] as const)
  for (const subnet of subnets.split(' ')) {
    const [network = '', prefix] = subnet.split('/')
    notPublic.addSubnet(network, Number(prefix), family)
  }
