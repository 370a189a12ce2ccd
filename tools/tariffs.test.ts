// Tests of the tariffs command: shows changes, reports every invalid row, writes all of a file or nothing.

import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { writeXlsx } from 'hucre/xlsx'
import { beforeEach, expect, test } from 'vitest'
import { asSample, kukl, ratnanagar } from '#demonstration/published-tariffs.ts'
import { replaceTariffs } from '#features/tariffs/operations.server.ts'
import { sheetCells } from '#features/tariffs/rules/sheet.ts'
import { sheetColumns } from '#features/tariffs/rules/sheet-columns.ts'
import { listTariffs } from '#features/tariffs/store.server.ts'
import { csvOf } from '#kit/csv.ts'
import { openCommandWorld } from '#tests/command-world.ts'
import { tariffs } from './tariffs.ts'

const edition = { fiscalYear: '2083/84', effectiveFrom: '2026-07-17' }

const { world, folder, printed } = await openCommandWorld()

beforeEach(async () => {
  printed.length = 0
  await replaceTariffs(world.scope(world.damak), asSample(kukl, edition))
})

function run(...args: string[]): Promise<void> {
  return tariffs(world.resources, [...args, '--org', '487'])
}

async function file(name: string, content: string | Uint8Array): Promise<string> {
  await writeFile(join(folder, name), content)
  return join(folder, name)
}

async function publishedTariffs() {
  return (await listTariffs(world.scope(world.damak))).map(({ id: _id, ...tariff }) => tariff)
}

const coming = [
  ...asSample(kukl, edition).slice(0, 2),
  { ...asSample(kukl, edition)[2]!, minimum: { kind: 'block' as const, units: 56, amountPaisa: 4_000_00 } },
  ...asSample(kukl, edition).slice(3, 6),
  {
    ...asSample(ratnanagar, edition)[0]!,
    metered: false,
    slabs: [],
    minimum: { kind: 'base' as const, amountPaisa: 5_00 },
  },
]

test('a dry run shows the differences and writes nothing; --apply writes them', async () => {
  const path = await file('new.csv', csvOf(sheetColumns, coming.map(sheetCells)))
  await run('import', path)
  expect(printed.join('')).toBe(`+ 2026-07-17 residential, every, unmetered
~ 2026-07-17 every, 1 inch, metered
    minimum_rs: 3960 → 4000
- 2026-07-17 every, 4 inch, metered
1 new, 1 changed, 1 removed, 5 alike.
Nothing was written. Add --apply to publish.
`)
  expect(await publishedTariffs()).toEqual(asSample(kukl, edition))
  await run('import', path, '--apply')
  expect(await publishedTariffs()).toEqual(coming)
  expect(printed.at(-1)).toBe('7 tariffs are published for organisation 487.\n')
})

test('Excel has the same rows', async () => {
  const cells = coming.map(sheetCells).map((row) => sheetColumns.map((column) => row[column]))
  const book = await writeXlsx({ sheets: [{ name: 'Tariff', rows: [[...sheetColumns], ...cells] }] })
  await run('import', await file('new.xlsx', book), '--apply')
  expect(await publishedTariffs()).toEqual(coming)
})

test('what export writes is imported without a difference', async () => {
  await run('export')
  const path = await file('export.csv', printed.join(''))
  printed.length = 0
  await run('import', path)
  expect(printed[0]).toBe('0 new, 0 changed, 0 removed, 7 alike.\n')
})

test('every invalid row is reported with its line, column and reason, and nothing is written', async () => {
  const lines = [
    'fiscal_year,customer_type,tap_size,minimum_units,minimum_rs,slabs,sewerage',
    '2083/84,residential,1/2 inch,10,80,11-: 14,none',
    '2083/84,residential,2026-02-01,10,8o,11-: 14,none',
    '',
    '2083/84,hotel,every,10,80,12-20: 14,none',
    '2083/84,every,1/2 inch,10,90,11-: 14,none',
    '2083/84,residential,3/4 inch,10,90,11-: 14',
  ]
  const path = await file('bad.csv', lines.join('\n'))
  const message = await run('import', path, '--apply').catch((error: Error) => error.message)
  expect(message)
    .toBe(`line 3, tap_size: Invalid tap size: enter 1/2 inch, 3/4 inch, 1 inch, 1 1/2 inch, 2 inch, 3 inch, 4 inch or every (a spreadsheet may convert 1/2 alone to a date)
line 3, minimum_rs: Invalid amount in rupees
line 7: The row has 6 cells, the heading has 7: empty cells need their separators, too
line 5, slabs.0: Units are missing before slab 1
line 5, slabs.0: The last slab must have no upper end
line 6: claims a tap that line 2 serves from the same day
line 6: claims a tap that line 5 serves from the same day
Nothing was written.`)
  expect(await publishedTariffs()).toEqual(asSample(kukl, edition))
})

test('payment steps that fall are refused with their line, in both languages', async () => {
  const english = [
    'fiscal_year,customer_type,tap_size,minimum_units,minimum_rs,slabs,payment_steps',
    '2083/84,residential,every,10,80,11-: 14,0-15: 0% | 16-30: 10% | 31-: 5%',
  ]
  const path = await file('falling.csv', english.join('\n'))
  await expect(run('import', path, '--apply')).rejects.toThrow(
    /^line 2, paymentSteps\.2: Payment step 3 asks for less than the step before; .*\nNothing was written\.$/,
  )
  const nepali = [
    'आ.व.,ग्राहकको प्रकार,धाराको आकार,न्यूनतम युनिट,न्यूनतम महसुल (रु.),तह,छुट र विलम्ब शुल्क',
    '२०८३/८४,आवासीय,सबै,१०,८०,११-: १४,०-१५: ०% | १६-३०: १०% | ३१-: ५%',
  ]
  await expect(run('import', await file('falling-nepali.csv', nepali.join('\n')), '--apply')).rejects.toThrow(
    /^पङ्क्ति २, छुट र विलम्ब शुल्क: भुक्तानी चरण ३ को प्रतिशत अघिल्लो चरणभन्दा कम छ/,
  )
  expect(await publishedTariffs()).toEqual(asSample(kukl, edition))
})

test('a table headed in Nepali is read in its own words and answered in Nepali', async () => {
  await run('export', '--language', 'ne')
  const table = printed.join('')
  expect(table).toContain('आर्थिक वर्ष,लागू मिति,ग्राहकको प्रकार,धाराको आकार,मिटर')
  expect(table).toMatch(/२०८३\/८४,२०८३\/०४\/०१,सबै,१\/२ इन्च,मिटर जडित,युनिटसहित,१०,१००,/)
  expect(table.split('\n').slice(1).join()).not.toMatch(/(every|unmetered|metered|block|percent|none),/)
  printed.length = 0
  await run('import', await file('nepali.csv', table))
  expect(printed[0]).toBe('नयाँ ०, बदलिएका ०, हटाइएका ०, उस्तै ७।\n')
  printed.length = 0
  await run('import', await file('dearer.csv', table.replace(',१००,', ',रु. १२०/-,')), '--apply')
  expect(printed.join('')).toBe(`~ २०८३/०४/०१ सबै, १/२ इन्च, मिटर जडित
    न्यूनतम महसुल (रु.): १०० → १२०
नयाँ ०, बदलिएका १, हटाइएका ०, उस्तै ६।
संस्था ४८७ का ७ महसुल दर प्रकाशित भए।
`)
})

test('what is wrong with a table headed in Nepali is said in Nepali', async () => {
  const lines = ['आ.व.,ग्राहकको प्रकार,धाराको आकार,न्यूनतम युनिट,न्यूनतम महसुल (रु.),तह,मूल्य', '२०८३/८४,आवासीय,सबै,१०,८०,११-: १४,']
  const unknown = await run('import', await file('unknown.csv', lines.join('\n'))).catch(
    (error: Error) => error.message,
  )
  expect(unknown).toMatch(/^मूल्य स्तम्भ चिनिएन\n/)
  const wrong = [lines[0]!.replace(',मूल्य', ''), '२०८३/८४,आवासीय,सबै,१०,असी,११-: १४', '२०८३/८४,होटल,सबै,१०,८०,१२-: १४']
  const message = await run('import', await file('wrong.csv', wrong.join('\n'))).catch((error: Error) => error.message)
  expect(message).toBe(`पङ्क्ति २, न्यूनतम महसुल (रु.): रुपैयाँमा रकम मिलेन
पङ्क्ति ३, तह: तह १ भन्दा अघिका केही युनिट छुटेका छन्
केही लेखिएन।`)
  const twice = [`${lines[0]!.replace('मूल्य', 'slabs')}`, lines[1]!]
  await expect(run('import', await file('twice.csv', twice.join('\n')))).rejects.toThrow('slabs स्तम्भ दुई पटक छ')
})

test('editions are listed and withdrawn', async () => {
  await run('list')
  expect(printed).toEqual(['2083/84, in force from 2026-07-17: 7 tariffs\n'])
  await run('withdraw', '2083/04/01')
  expect(printed.at(-1)).toBe('Nothing was withdrawn. Add --apply to withdraw.\n')
  expect(await publishedTariffs()).toHaveLength(7)
  await run('withdraw', '2083/04/01', '--apply')
  expect(await publishedTariffs()).toEqual([])
  await expect(run('withdraw', '2083/04/01', '--apply')).rejects.toThrow('No tariff took effect on')
  await expect(run('withdraw', '2083/04/01', '--apply', '--language', 'ne')).rejects.toThrow('कुनै महसुल दर छैन')
})

test.each([
  [['import', '/nowhere.csv'], 'cannot be read'],
  [['import'], 'npm run tariffs -- list'],
  [['celebrate'], 'npm run tariffs -- list'],
  [['withdraw', 'soon'], 'soon is not a day'],
  [['withdraw', 'soon', '--language', 'ne'], 'soon मिति होइन'],
  [['list', '--language', 'fr'], 'The language is en or ne'],
])('%j is refused: %s', async (args, reason) => {
  await expect(run(...args)).rejects.toThrow(reason)
})

test('a file without a required column, or with an unknown one, is refused before its rows', async () => {
  const path = await file(
    'columns.csv',
    'fiscal_year,customer_type,tap_size,minimum_rs,price\n2083/84,every,every,80,1\n',
  )
  await expect(run('import', path)).rejects.toThrow('The column slabs is missing\nThe column price is unknown')
})
