// Test of opening balances that an import of the register changes where the sums of a history are known.

import { expect, test } from 'vitest'
import type { ImportedRow } from '#kit/long-import.ts'
import { openWorld } from '#tests/world.ts'
import { listEntries } from '../store/rows.server.ts'
import { importRegister } from './import.server.ts'

test('an opening balance is changed only to the sum of the history, where there is one', async () => {
  const world = await openWorld()
  const ctx = world.system(world.damak)
  let historySums: ReadonlyMap<number, number> = new Map()
  const refused: ImportedRow[] = []
  const onRow = (row: ImportedRow) => void (row.kind === 'refused' && refused.push(row))
  const write = (opening_balance_rs: string, customer_number = '10425', name_en = 'Sita Sharma') => {
    const cells = { customer_number, name_en, opening_balance_rs }
    const batches = async function* () {
      yield [{ line: 2, cells }]
    }
    return importRegister(ctx, { batches, apply: true, skipRefused: false, historySums, onRow })
  }
  await write('500')
  const { id } = (await listEntries(ctx, ['10425'])).get('10425')!
  historySums = new Map([[id, 600_00]])
  for (const wrong of ['700', '0', '', '-600']) expect(await write(wrong)).toMatchObject({ refused: 1, written: false })
  expect(refused).toEqual(
    Array.from({ length: 4 }, () => ({
      kind: 'refused',
      line: 2,
      column: 'opening_balance_rs',
      reason: 'connections.opening_not_of_history',
      values: { sum: '600.00' },
    })),
  )
  expect(await write('500', '10425', 'Sita Devi Sharma')).toMatchObject({ changed: 1, refused: 0 })
  expect(await write('600')).toMatchObject({ changed: 1, refused: 0 })
  expect(await write('900', '10426', 'Hari Tamang')).toMatchObject({ added: 1, refused: 0 })
})
