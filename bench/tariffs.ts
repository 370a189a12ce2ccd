// Tariffs: a million random tariffs and readings checked by properties, and charges per second.
// Run: node bench/tariffs.ts [cases] [seed]

import { writeFileSync } from 'node:fs'
import { arch, cpus } from 'node:os'
import type { Sewerage } from '#features/tariffs/contract/api.ts'
import { chargeFor } from '#features/tariffs/rules/charge.ts'
import { properties, tariffOf, type Draft } from '#tests/tariff-properties.ts'
import { reportFigure } from './figures.ts'

const cases = Number(process.argv[2] ?? 1_000_000)
const seed = Number(process.argv[3] ?? 20_261_121)

const checked = timed(checkAll)
const charged = timed(chargeAll)
report()
reportFigure({ name: 'cases in which all properties hold', value: cases, aim: 1_000_000, direction: 'at least' })

function checkAll(): void {
  const below = randomBelow(seed)
  for (let index = 0; index < cases; index++) {
    const draft = drawDraft(below)
    const units = below(150)
    for (const { name, holds } of properties) {
      if (!holds(draft, units)) throw new Error(`${name}: case ${index}, ${units} units, ${JSON.stringify(draft)}`)
    }
  }
}

function chargeAll(): void {
  const below = randomBelow(seed)
  const tariffs = Array.from({ length: 1_000 }, () => tariffOf(drawDraft(below)))
  for (let index = 0; index < cases; index++) chargeFor(tariffs[index % tariffs.length]!, below(1_000))
}

function drawDraft(below: (limit: number) => number): Draft {
  return {
    minimum: (['block', 'base', 'floor'] as const)[below(3)]!,
    minimumPaisa: below(50_000),
    minimumUnits: below(31),
    slabs: Array.from({ length: 1 + below(6) }, () => ({
      width: 1 + below(20),
      ratePaisa: below(10_000),
      entryPaisa: below(4) === 0 ? below(50_000) : 0,
    })),
    sewerage: drawSewerage(below),
    feesPaisa: Array.from({ length: below(3) }, () => below(5_000)),
    rounding: below(2) === 0 ? 'none' : 'rupee',
  }
}

function drawSewerage(below: (limit: number) => number): Sewerage {
  const sewerages: Sewerage[] = [
    { kind: 'none' },
    { kind: 'percent', basisPoints: below(10_001) },
    { kind: 'flat', amountPaisa: below(50_000) },
  ]
  return sewerages[below(3)]!
}

/** Whole numbers below a limit from a seed (mulberry32), so that a failing case can be repeated. */
function randomBelow(start: number): (limit: number) => number {
  let state = start
  return (limit) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * limit)
  }
}

function timed(work: () => void): number {
  const start = performance.now()
  work()
  return (performance.now() - start) / 1_000
}

function report(): void {
  const lines = [
    '# Tariffs: a million random cases through the properties',
    '',
    'Written by `node bench/tariffs.ts`. A case is a random tariff (block, base or floor; 1–6 slabs; sewerage; fees; rounding)',
    'and a random consumption below 150 units; each goes through every property of `tests/tariff-properties.ts`, whose oracle',
    'walks unit by unit. The engine alone is timed on 1,000 such tariffs and consumptions below 1,000 units.',
    '',
    `| Measured (one thread, ${cpus()[0]?.model ?? 'unknown processor'}, ${arch()}, Node ${process.versions.node}) | |`,
    '|---|---|',
    `| Cases, seed ${seed} | ${grouped(cases)} |`,
    `| Properties checked, all held | ${grouped(cases * properties.length)} |`,
    `| Time | ${checked.toFixed(1)} s |`,
    `| Cases a second, ${properties.length} properties each | ${grouped(cases / checked)} |`,
    `| Engine alone, charges a second | ${grouped(cases / charged)} |`,
    '',
  ]
  if (cases >= 1_000_000) writeFileSync(new URL('tariffs.md', import.meta.url), lines.join('\n'))
  process.stdout.write(lines.slice(6).join('\n'))
}

function grouped(number: number): string {
  return Math.round(number).toLocaleString('en-US')
}
