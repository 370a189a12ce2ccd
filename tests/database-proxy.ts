// Connections to a database that a test can freeze, refuse and restore, as a network or a server does.

import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { join } from 'node:path'

export type DatabaseProxy = Awaited<ReturnType<typeof startDatabaseProxy>>

/** Forwards to the database of the URL; `url` is the same database behind it. */
export async function startDatabaseProxy(url: string) {
  let target = new URL(url)
  let delayMs = 0
  const sockets = new Set<Socket>()
  let state: 'open' | 'frozen' | 'refusing' = 'open'

  const server = createServer((socket) => {
    if (state === 'refusing') return void socket.destroy()
    const database = connectTo(target)
    for (const [from, to] of [
      [socket, database],
      [database, socket],
    ] as const) {
      sockets.add(from)
      from.on('data', (chunk) => (delayMs > 0 ? setTimeout(() => to.write(chunk), delayMs) : to.write(chunk)))
      from.on('error', () => to.destroy())
      from.on('close', () => {
        sockets.delete(from)
        to.destroy()
      })
      if (state === 'frozen') from.pause()
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const own = new URL(`postgres://${target.username}@127.0.0.1:${(server.address() as AddressInfo).port}`)
  own.pathname = target.pathname
  return {
    url: own.href,
    /** Nothing arrives any more and nothing is closed. */
    freeze() {
      state = 'frozen'
      for (const socket of sockets) socket.pause()
    },
    /** New connections work; those that were frozen stay so. */
    restoreNewOnly() {
      state = 'open'
    },
    /** Connections are closed, and new ones as well. */
    refuse() {
      state = 'refusing'
      for (const socket of sockets) socket.destroy()
    },
    restore() {
      state = 'open'
      for (const socket of sockets) socket.resume()
    },
    /** From now on everything arrives so much later, in each direction. */
    slow(ms: number) {
      delayMs = ms
    },
    /** The same database at another address, after a restart. */
    retarget(url: string) {
      target = new URL(url)
    },
    close() {
      for (const socket of sockets) socket.destroy()
      server.close()
    },
  }
}

function connectTo(target: URL): Socket {
  const folder = target.searchParams.get('host')
  const port = Number(target.searchParams.get('port') ?? (target.port || 5432))
  return folder ? connect(join(folder, `.s.PGSQL.${port}`)) : connect(port, target.hostname)
}
