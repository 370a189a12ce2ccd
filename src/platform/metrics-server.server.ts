// Server of the metrics, on a port of its own that visitors do not reach.

import { createServer, type Server } from 'node:http'
import { once } from 'node:events'
import type { Database } from '#platform/database.server.ts'
import type { Log } from '#platform/log.server.ts'
import type { Replica } from '#platform/replica.server.ts'
import { metricsText } from '#platform/metrics.server.ts'

/** Answers `GET /metrics` and nothing else. Rejects when the port cannot be opened. */
export async function startMetrics(
  { database, replica, log }: { database: Database; replica?: Replica | undefined; log: Log },
  { port, host }: { port: number; host: string },
): Promise<Server> {
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') return void response.writeHead(404).end()
    metricsText({ database, replica, log }).then(
      ({ text, type }) => response.writeHead(200, { 'content-type': type }).end(text),
      (error: unknown) => {
        log.error({ err: error }, 'metrics not read')
        response.writeHead(500).end()
      },
    )
  })
  server.listen(port, host)
  await once(server, 'listening')
  return server
}
