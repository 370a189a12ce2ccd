// Lock of the start: instances that start on one database prepare it one after the other.

import { Client } from 'pg'

/** Any fixed number; the advisory lock of the part of a start that writes. */
const startupLock = 320_489

/** Runs a function while no other instance of this database runs one. Prints a line when it has to wait. */
export async function withStartupLock<T>(
  url: string,
  print: (line: string) => void,
  run: () => Promise<T>,
): Promise<T> {
  const client = new Client({ connectionString: url, keepAlive: true, application_name: 'khanepani-start' })
  client.on('error', () => {})
  await client.connect()
  try {
    const { rows } = await client.query<{ mine: boolean }>('select pg_try_advisory_lock($1) as mine', [startupLock])
    if (!rows[0]!.mine) {
      print('Another instance is starting on this database; this one waits for it.')
      await client.query('select pg_advisory_lock($1)', [startupLock])
    }
    return await run()
  } finally {
    await client.end()
  }
}
