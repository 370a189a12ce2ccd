// Tests of the document import: imports valid rows, reports the others, and adds nothing the second time.

import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { listDocuments } from '#features/documents/operations/lists.server.ts'
import { sampleFile } from '#tests/sample-files.ts'
import { onPrinted } from '#tests/printed.ts'
import { openWorld, type World } from '#tests/world.ts'
import { documents } from './documents.ts'

let world: World
let folder: string
let printed: string[] = []
onPrinted((text) => printed.push(text.trim()))

const list = `filename,title_en,title_ne,published,opens,closes,closes_time,bids_open,bids_open_time
सूचना.pdf,"Pipes, 2"" and 3""",पाइप खरिद,२०८३/०८/०१,२०८३/०८/०१,२०८३/०९/०१,दिउँसो १२:०० बजे,२०८३/०९/०१,14:00
form.docx,Form,,2026-11-15,,,,,
missing.pdf,Missing,,2026-11-15,,,,,
program.pdf,Program,,2026-11-15,,,,,
late.pdf,Late,,2065/13/45,,,,,
early.pdf,Early,,2026-11-15,2026-11-20,2026-11-10,,,
../outside.pdf,Outside,,2026-11-15,,,,,
untitled.pdf,,,2026-11-15,,,,,
hourless.pdf,Hour,,2026-11-15,,2026-11-30,noon,,
`

beforeAll(async () => {
  world = await openWorld()
  folder = await mkdtemp(join(tmpdir(), 'khanepani-import-'))
  const files = { 'सूचना.pdf': 1, 'late.pdf': 2, 'early.pdf': 3, 'untitled.pdf': 4 }
  for (const [name, serial] of Object.entries(files))
    await writeFile(join(folder, name.normalize('NFD')), sampleFile('pdf', String(serial)))
  await writeFile(join(folder, 'form.docx'), sampleFile('docx'))
  await writeFile(join(folder, 'program.pdf'), 'MZ not a notice')
  await writeFile(join(folder, 'documents.csv'), list)
})

beforeEach(() => {
  printed = []
})

afterAll(() => rm(folder, { recursive: true }))

function run(...args: string[]) {
  return documents(world.resources, args)
}

function tenders() {
  return listDocuments(world.visitor(world.damak), { type: 'tender', page: 1, limit: 100, sortBy: 'title' })
}

test('valid rows are imported, each other one is reported with its line and reason, and the exit code shows it', async () => {
  expect(await run('import', folder, '--org', '487', '--type', 'tender')).toBe(2)
  expect(printed).toEqual([
    expect.stringMatching(/^\[1\/9] line 2: added सूचना\.pdf as document \d+$/),
    expect.stringMatching(/^\[2\/9] line 3: added form\.docx as document \d+$/),
    '[3/9] line 4: refused missing.pdf: The folder does not contain a file with this name',
    '[4/9] line 5: refused program.pdf: This file type is not allowed',
    expect.stringMatching(/^\[5\/9] line 6: refused late\.pdf: Some details .*published: /),
    expect.stringMatching(
      /^\[6\/9] line 7: refused early\.pdf: .*closesOn: The closing date must not be before the opening date$/,
    ),
    '[7/9] line 8: refused ../outside.pdf: The folder does not contain a file with this name',
    expect.stringMatching(/^\[8\/9] line 9: refused untitled\.pdf: .*titleEn: Enter a title/),
    expect.stringMatching(/^\[9\/9] line 10: refused hourless\.pdf: .*closes_time: Enter a time/),
    '2 added, 0 already there, 7 refused.',
  ])
  expect((await tenders()).data).toMatchObject([
    { title: 'Form', filename: 'form.docx', published: '2026-11-15' },
    {
      title: 'Pipes, 2" and 3"',
      filename: 'सूचना.pdf',
      published: '2026-11-17',
      closesOn: '2026-12-16',
      closesTime: '12:00',
      bidsOpenOn: '2026-12-16',
      bidsOpenTime: '14:00',
    },
  ])
})

test('the same folder again adds nothing', async () => {
  await run('import', folder, '--org', '487', '--type', 'tender')
  expect(printed.at(-1)).toBe('0 added, 2 already there, 7 refused.')
  expect((await tenders()).total).toBe(2)
})

test('a row of the list that was cut off is refused, and its document is not published without its closing day', async () => {
  const rows = 'filename,title_en,title_ne,published,opens,closes\ncut.pdf,Cut off,,2026-11-15\n'
  await writeFile(join(folder, 'cut.pdf'), sampleFile('pdf', 'cut'))
  await writeFile(join(folder, 'cut.csv'), rows)
  expect(await run('import', folder, '--org', '487', '--type', 'tender', '--list', join(folder, 'cut.csv'))).toBe(2)
  expect(printed[0]).toBe(
    '[1/1] line 2: refused cut.pdf: The row has 4 cells, the heading has 6: empty cells need their separators, too',
  )
  expect((await tenders()).total).toBe(2)
})

test('a document is withdrawn with a reason, and can be published again', async () => {
  const [{ id } = { id: 0 }] = (await tenders()).data
  await expect(run('withdraw', String(id), '--org', '487')).rejects.toThrow('publishing.explanation_required')
  await run('withdraw', String(id), '--org', '487', '--why-en', 'Wrong form')
  expect((await tenders()).total).toBe(1)
  await run('publish', String(id), '--org', '487')
  expect((await tenders()).total).toBe(2)
})

test.each([
  [['import', '/nowhere', '--org', '487', '--type', 'tender'], 'cannot be read'],
  [['import', tmpdir(), '--org', '487', '--type', 'tender'], 'documents.csv'],
  [['import', '/', '--org', '487', '--type', 'gossip'], 'name the list'],
  [['import', '/', '--type', 'tender'], 'name the organisation'],
  [['import'], 'npm run documents'],
  [['celebrate', 'x'], 'npm run documents'],
])('%j is refused: %s', async (args, reason) => {
  await expect(run(...args)).rejects.toThrow(reason)
})

test('titles typed in Preeti are listed before the first row, and stored in Unicode only when that is asked for', async () => {
  const rows = 'filename,title_en,title_ne,published\npreeti.pdf,Notice,"kfgL ljt/0f ;""rgf",2026-11-15\n'
  await writeFile(join(folder, 'preeti.pdf'), sampleFile('pdf', 'preeti'))
  await writeFile(join(folder, 'preeti.csv'), rows)
  const args = ['import', folder, '--org', '487', '--type', 'consumer', '--list', join(folder, 'preeti.csv')]
  await expect(documents(world.resources, args)).rejects.toThrow('Nothing was written. Cells that look as if')
  expect(printed).toContain('Preeti, line 2, title_ne: kfgL ljt/0f ;"rgf → पानी वितरण सूचना')
  expect(await documents(world.resources, [...args, '--preeti', 'convert'])).toBe(0)
  const { database } = world.resources
  const stored = await database.selectFrom('documents').select('titleNe').where('filename', '=', 'preeti.pdf').execute()
  expect(stored).toEqual([{ titleNe: 'पानी वितरण सूचना' }])
})
