// CPU time of this process for requests to a server in it; the load comes from another process.

import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { host } from './built-product.ts'

/** Microseconds for each request, user and system, of all threads. */
export async function cpuPerRequest(
  port: number,
  path: string,
  requests: number,
  connections: number,
): Promise<number> {
  const before = process.cpuUsage()
  const given = [port, path, host, requests, connections].map(String)
  await promisify(execFile)(process.execPath, ['bench/load.ts', ...given])
  const { user, system } = process.cpuUsage(before)
  return (user + system) / requests
}
