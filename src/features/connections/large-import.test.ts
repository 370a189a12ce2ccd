// After an import of many connections, searches need not wait for autovacuum: sizes of tables are known, and the pending lists of the indexes are empty.

import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openWorld } from '#tests/world.ts'
import { importRegister } from './operations/import.server.ts'

const world = await openWorld()

test('the planner knows the size of the register, and no index has a pending list', async () => {
  const rows = Array.from({ length: 1_000 }, (_, place) => ({
    line: place + 2,
    cells: {
      customer_number: String(70_000 + place),
      name_en: `Sita Sharma ${place}`,
      name_ne: 'सीता शर्मा',
      ward: '2',
    },
  }))
  const batches = async function* () {
    yield rows
  }
  const report = await importRegister(world.system(world.damak), { batches, apply: true, skipRefused: true })
  expect(report).toMatchObject({ added: 1_000, refused: 0 })
  const { database } = world.resources
  const sizes = await sql<{ rows: number }>`
    select reltuples::integer as rows from pg_class
     where relname in ('connections', 'connection_holders', 'connection_meters', 'connection_states')`.execute(database)
  expect(sizes.rows).toHaveLength(4)
  for (const { rows: known } of sizes.rows) expect(known).toBeGreaterThanOrEqual(1_000)
  const pending = await sql<{ pages: number }>`
    select sum(gin_clean_pending_list(indexrelid))::integer as pages from pg_index
      join pg_class c on c.oid = indexrelid join pg_am a on a.oid = c.relam
     where indrelid = 'connections'::regclass and amname = 'gin'`.execute(database)
  expect(pending.rows).toEqual([{ pages: 0 }])
})
