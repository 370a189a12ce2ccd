// Tests of what a billing run by command bills and records: its zone, its line in the audit, and tariffs that are marked as samples.

import { writeFile } from 'node:fs/promises'
import { userInfo } from 'node:os'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { savePlaces } from '#features/tols/operations.server.ts'
import { addConnections, readMeters } from '#tests/billed-world.ts'
import { openCommandWorld } from '#tests/command-world.ts'
import { expectRefusal } from '#tests/world.ts'
import { billing } from './billing.ts'
import { tariffs } from './tariffs.ts'

const { world, folder, printed } = await openCommandWorld()

beforeAll(async () => {
  await savePlaces(world.system(world.damak), {
    zones: ['north', 'south'].map((code) => ({ code, name: name(code) })),
    tols: [
      { code: 'upper', ward: 1, zone: 'north', name: name('Upper') },
      { code: 'lower', ward: 2, zone: 'south', name: name('Lower') },
    ],
  })
  await addConnections(
    world,
    { customer_number: 'N1', name_en: 'North one', tol: 'upper' },
    { customer_number: 'N2', name_en: 'North two', tol: 'upper' },
    { customer_number: 'S1', name_en: 'South', tol: 'lower' },
    { customer_number: 'X1', name_en: 'No tol' },
  )
  await readMeters(world, '2083/06', '2026-10-15', { N1: '10', N2: '15', S1: '25', X1: '10' })
  world.travelTo('2026-11-22T05:15:00Z')
})

const name = (text: string) => ({ en: text, ne: text })

async function run(...args: string[]): Promise<string> {
  printed.length = 0
  await billing(world.resources, [...args, '--org', '487'])
  return printed.join('')
}

async function importRates(isSample: boolean): Promise<void> {
  const columns = 'fiscal_year,customer_type,tap_size,minimum_units,minimum_rs,slabs'
  const rates = '2083/84,every,every,10,90,11-20: 14 | 21-: 17'
  const path = join(folder, 'rates.csv')
  await writeFile(path, isSample ? `${columns},sample\n${rates},yes\n` : `${columns}\n${rates}\n`)
  await tariffs(world.resources, ['import', path, '--org', '487', '--apply'])
}

/** Customer numbers of the bills of the month, of a zone where one is named. */
async function billed(...zone: string[]): Promise<string[]> {
  const [, ...lines] = (await run('list', '--period', '2083/06', ...zone)).trimEnd().split('\r\n')
  return lines.map((line) => line.split(',')[0]!)
}

const month = ['run', '--period', '2083/06', '--apply']

test('an imported edition that is marked as a sample bills nobody', async () => {
  await importRates(true)
  expect(await run(...month)).toContain('0 bills, 0.00 rupees.\n4 have only a sample tariff, which bills nobody.\n')
  expect(await billed()).toEqual([])
})

test('an edition that is not marked bills, and a run for a zone bills only that zone', async () => {
  await importRates(false)
  expect(await run(...month, '--zone', 'north')).toContain('2 bills, 250.00 rupees.\n')
  expect(await billed()).toEqual(['N1', 'N2'])
  expect(await run(...month)).toContain('2 bills, 405.00 rupees.\n2 connections have a bill of the month already.\n')
  expect(await billed('--zone', 'south')).toEqual(['S1'])
  expect(await billed('--zone', 'north')).toEqual(['N1', 'N2'])
})

test('a list of a zone that the organisation does not have is refused as a run is, before anything is printed', async () => {
  const unknown = ['--period', '2083/06', '--zone', 'nowhere']
  for (const command of ['run', 'list']) await expectRefusal('invalid', 'bills.zone_unknown', run(command, ...unknown))
  expect(printed).toEqual([])
})

test('the audit has the command line and the user of the system; without --apply nothing', async () => {
  await run('run', '--period', '2083/06')
  const rows = await world.resources.database
    .selectFrom('auditRows')
    .select(['actorKind', 'actorName', 'target', 'outcome', 'changes'])
    .where('action', '=', 'billing.command')
    .orderBy('id')
    .execute()
  expect(rows.map(({ changes }) => changes)).toEqual([
    { command: 'billing run --period 2083/06 --apply --org 487' },
    { command: 'billing run --period 2083/06 --apply --zone north --org 487' },
    { command: 'billing run --period 2083/06 --apply --org 487' },
  ])
  const actor = { actorKind: 'machine', actorName: `billing (${userInfo().username})` }
  for (const row of rows) expect(row).toMatchObject({ ...actor, target: '2083/06', outcome: 'done' })
})
