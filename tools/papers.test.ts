// Tests of the papers command: the file becomes the list, and an invalid row changes nothing.

import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { listRequestedPapers } from '#features/applications/store/requested-papers.server.ts'
import { papersFor } from '#features/applications/rules/papers.ts'
import { openCommandWorld } from '#tests/command-world.ts'
import type { World } from '#tests/world.ts'
import { papers } from './papers.ts'

const { world, folder, printed } = await openCommandWorld()

beforeEach(() => {
  printed.length = 0
})

async function run(...args: string[]): Promise<string> {
  await papers(world.resources, [...args, '--org', '487'])
  return printed.join('')
}

async function file(...rows: string[]): Promise<string> {
  const path = join(folder, 'papers.csv')
  await writeFile(path, ['purpose,paper,place,name_en,name_ne,required', ...rows].join('\n'))
  return path
}

async function newTapIn(org: World['damak']) {
  return papersFor(await listRequestedPapers(world.system(org)), { kind: 'new' })
}

test('an exported list is imported without a difference', async () => {
  const table = await run('export')
  expect(table).toContain('inheritance,deathCertificate,1,Death registration certificate,मृत्यु दर्ता प्रमाणपत्र,yes')
  printed.length = 0
  await writeFile(join(folder, 'same.csv'), table)
  expect(await run('import', join(folder, 'same.csv'))).toBe(
    '0 new, 0 changed, 0 not in the file (kept), 13 alike.\nNothing was written. Add --apply to write.\n',
  )
  expect((await newTapIn(world.damak)).every(({ sample }) => sample)).toBe(true)
})

test('a file replaces the list: order, names, required papers, papers of its own', async () => {
  const list = await file(
    'new,own1,1,Consent of neighbours,छिमेकीको मन्जुरीनामा,yes',
    'new,citizenship,2,Citizenship,नागरिकता,yes',
    'new,photo,३,Photograph,फोटो,no',
  )
  expect(await run('import', list, '--remove-absent', '--apply')).toMatch(/1 new, 2 changed, 11 removed, 0 alike/)
  expect((await newTapIn(world.damak)).map(({ kind, label, required }) => [kind, label.en, required])).toEqual([
    ['own1', 'Consent of neighbours', true],
    ['citizenship', 'Citizenship', true],
    ['photo', 'Photograph', false],
  ])
  expect((await newTapIn(world.damak)).some(({ sample }) => sample)).toBe(false)
  expect((await newTapIn(world.kakarvitta)).map(({ kind }) => kind)).toContain('wardRecommendation')
})

test.each([
  ['old,citizenship,1,A,अ,yes', 'Column purpose: one of new, transfer, inheritance is needed'],
  ['new,passport,1,A,अ,yes', 'Column paper: one of citizenship'],
  ['new,citizenship,0,A,अ,yes', 'The place must be from 1 to 99'],
  ['new,citizenship,1,,अ,yes', 'Column name_en: a name of up to 120 characters is needed'],
  ['new,citizenship,1,A,अ,perhaps', 'Column required: one of yes, no is needed'],
  ['new,citizenship,1,A,अ,yes\nnew,citizenship,2,B,आ,yes', 'new citizenship appears twice'],
])('%s is refused, and nothing is written', async (rows, reason) => {
  const before = await newTapIn(world.damak)
  await expect(run('import', await file(rows), '--apply')).rejects.toThrow(reason)
  expect(await newTapIn(world.damak)).toEqual(before)
})

test.each([[['export', 'x']], [['import']], [[]]])('%j shows how it is used', async (args) => {
  await expect(run(...args)).rejects.toThrow('npm run papers')
})

test('without arguments it prints its usage', async () => {
  await expect(papers(world.resources, [])).rejects.toThrow('npm run papers')
})
