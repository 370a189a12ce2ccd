// Address of the virus scanner clamd.

import { StartupProblem } from './startup-problem.server.ts'

export type ClamdAddress = { path: string } | { host: string; port: number }

/** Throws a `StartupProblem` for any other text. @example readClamdAddress('tcp://scanner:3310', 'CLAMD_ADDRESS') // { host: 'scanner', port: 3310 } */
export function readClamdAddress(given: string, name: string): ClamdAddress {
  if (/^unix:\/[^\0]+$/.test(given)) return { path: given.slice('unix:'.length) }
  const { protocol, hostname, port } = URL.canParse(given) ? new URL(given) : new URL('none:')
  if (protocol === 'tcp:' && hostname && port) return { host: hostname.replace(/^\[|\]$/g, ''), port: Number(port) }
  throw new StartupProblem(
    `${name} has to be unix: with the path of a socket or tcp:// with host and port, not "${given}".`,
  )
}
