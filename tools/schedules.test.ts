// Tests of the schedules command: shows changes, reports every invalid row, and imports its own export.

import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { writeXlsx } from 'hucre/xlsx'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { seedSchedules } from '#demonstration/schedules.ts'
import { readPlan } from '#features/water-schedules/store/plan.server.ts'
import { openCommandWorld } from '#tests/command-world.ts'
import { schedules } from './schedules.ts'

const { world, folder, printed } = await openCommandWorld()

beforeAll(async () => {
  await seedSchedules(world.resources)
})
beforeEach(() => {
  printed.length = 0
})

async function run(...args: string[]): Promise<string> {
  await schedules(world.resources, [...args, '--org', '487'])
  return printed.join('')
}

function storedPlan() {
  return readPlan(world.scope(world.damak))
}

async function file(name: string, content: string | Uint8Array): Promise<string> {
  await writeFile(join(folder, name), content)
  return join(folder, name)
}

test.each(['tols', 'supply', 'exceptions', 'interruptions', 'reading'])(
  'what %s exports, import knows as alike',
  async (kind) => {
    const table = await run('export', '--kind', kind)
    printed.length = 0
    const said = await run('import', await file(`${kind}.csv`, table))
    expect(said).toMatch(
      /^((~ .*|\s+sample: yes → \(empty\))\n)*0 new, \d+ changed, 0 not in the file \(kept\), \d+ alike\.\nNothing was written/,
    )
  },
)

const heading = 'rule,zone,weekdays,starts,minutes,valid_from'

test('an Excel file is shown first and written with --apply', async () => {
  const rows = [heading.split(','), ['zone-5-noon', 'zone-5', 'Mon, Fri', '12:00', 45, new Date(Date.UTC(2026, 10, 1))]]
  const path = await file('plan.xlsx', await writeXlsx({ sheets: [{ name: 'Plan', rows }] }))
  expect(await run('import', path)).toBe(
    '+ zone-5-noon\n1 new, 0 changed, 8 not in the file (kept), 0 alike.\nNothing was written. Add --apply to write.\n',
  )
  expect((await storedPlan()).rules).toHaveLength(8)
  await run('import', path, '--kind', 'supply', '--apply')
  expect((await storedPlan()).rules.find(({ code }) => code === 'zone-5-noon')).toMatchObject({
    minutes: 45,
    validFrom: '2026-11-01',
    sample: false,
  })
})

test.each([
  [
    'every bad row with its line and reason',
    `${heading}\nA,zone-5,Mon,12:00,45,2083-01-01\nb,zone-5,Mon,12:00,0,2083-01-01\n`,
    [],
    /line 2: .*code.*\nline 3: .*minutes.*\n2 rows cannot be taken. Nothing was written\./,
  ],
  [
    'a row that was cut off',
    'zone,zone_name_en,zone_name_ne,ward,tol,tol_name_en,tol_name_ne\nzone-5,Zone 5,क्षेत्र ५,5,new-tol,New tol\n',
    ['--kind', 'tols', '--apply'],
    /^line 2: The row has 6 cells, the heading has 7: empty cells need their separators, too\n1 rows cannot be taken/,
  ],
  [
    'a column that nothing reads',
    `${heading},season_form\na,zone-5,Mon,20:00,45,2083-01-01,01-01\n`,
    ['--kind', 'supply'],
    /season_form is not known/,
  ],
  ['a file of no kind', 'a,b\n1,2\n', [], /^npm run schedules/],
  ['an unknown kind', heading, ['--kind', 'x'], /^npm run schedules/],
])('%s is reported', async (_, content, more, message) => {
  await expect(run('import', await file('bad.csv', content), ...more)).rejects.toThrow(message)
})

test('a missing file is reported', async () => {
  await expect(run('import', join(folder, 'nothing.csv'))).rejects.toThrow(/cannot be read/)
})

test('a name typed in Preeti is taken in Unicode, or as it is, when that is asked for', async () => {
  const table =
    'zone,zone_name_en,zone_name_ne,ward,tol,tol_name_en,tol_name_ne\nq-1,New zone,gofF If]q,5,q-tol,New Tol,hgtf 6f]n\n'
  const path = await file('preeti.csv', table)
  expect(await run('import', path)).toContain('Preeti, line 2, tol_name_ne: hgtf 6f]n → जनता टोल')
  await expect(run('import', path, '--apply')).rejects.toThrow('typed in Preeti: 2.')
  expect(await run('import', path, '--apply', '--preeti', 'convert')).toContain('Written.')
  const tols = await world.resources.database.selectFrom('tols').select('nameNe').where('code', '=', 'q-tol').execute()
  expect(tols).toEqual([{ nameNe: 'जनता टोल' }])
})
