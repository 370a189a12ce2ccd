// A real PgBouncer in transaction mode in front of a database of a test.

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from './product.ts'

const program = '/usr/sbin/pgbouncer'

/** Whether this machine has PgBouncer. */
export const hasPooler = existsSync(program)

/** A user without rights: PgBouncer does not run as root. */
const withoutRights = 65_534

/** Starts it with few connections to the database; `url` is its address. */
export async function startPooler(
  databaseUrl: string,
  connections: number,
): Promise<{ url: string; stop(): Promise<void> }> {
  const database = new URL(databaseUrl)
  const folder = await mkdtemp(join(tmpdir(), 'khanepani-pooler-'))
  chmodSync(folder, 0o755)
  const port = await freePort()
  const name = database.pathname.slice(1)
  const host = database.searchParams.get('host') ?? (database.hostname || '127.0.0.1')
  const settings = `
[databases]
${name} = host=${decodeURIComponent(host)} port=${database.port || '5432'} dbname=${name} user=${database.username}${database.password && ` password=${database.password}`}

[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
auth_type = any
pool_mode = transaction
default_pool_size = ${connections}
`
  await writeFile(join(folder, 'pgbouncer.ini'), settings)
  const user = process.getuid?.() === 0 ? { uid: withoutRights, gid: withoutRights } : {}
  const child = spawn(program, ['-q', join(folder, 'pgbouncer.ini')], {
    ...user,
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  while (child.exitCode === null && !(await answers(port))) await pause(50)
  return {
    url: `postgres://${database.username}@127.0.0.1:${port}/${name}`,
    async stop() {
      child.kill('SIGINT')
      if (child.exitCode === null) await once(child, 'exit')
      await rm(folder, { recursive: true })
    },
  }
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
    socket.once('connect', () => socket.end())
  })
}
