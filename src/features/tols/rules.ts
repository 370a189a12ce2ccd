// Order and search of tols, codes of new ones, and reading an import row.

import type { Cells } from '#kit/differences.ts'
import { toAsciiDigits } from '#kit/language.ts'
import { looseKey, looselyMatches } from '#kit/loose-match.ts'
import { deny, type Answered } from '#kit/refusal.ts'
import { slugFrom } from '#kit/slug.ts'
import { codeShape, maxCodeLength, maxWards } from './contract/codes.ts'
import type { SupplyZone, Tol } from './contract/places.ts'

/** Tols grouped by ward, both sorted. */
export function groupByWard<T extends Tol>(tols: readonly T[]): { ward: number; tols: T[] }[] {
  const wards = Map.groupBy(tols, ({ ward }) => ward)
  return [...wards].toSorted(([a], [b]) => a - b).map(([ward, members]) => ({ ward, tols: members.toSorted(byCode) }))
}

/** The tols whose name in either language, or whose ward, matches the search text, independent of spelling variants. */
export function searchTols(tols: readonly Tol[], typed: string): Tol[] {
  return tols.filter((tol) => looselyMatches(tolKey(tol), typed))
}

/** The words by which a tol is found: names and ward in both languages, folded. */
export function tolKey({ name, ward }: Pick<Tol, 'name' | 'ward'>): string {
  return looseKey(`${name.en} ${name.ne} ward ${ward} वडा नं`)
}

/** A code that is not taken, from the English name. @example newCode('Shanti Tol', new Set(['shanti-tol'])) // 'shanti-tol-2' */
export function newCode(nameEn: string, taken: ReadonlySet<string>): string {
  const base = slugFrom(nameEn, 'place')
    .slice(0, maxCodeLength - 5)
    .replace(/-+$/, '')
  if (!taken.has(base)) return base
  let number = 2
  while (taken.has(`${base}-${number}`)) number += 1
  return `${base}-${number}`
}

export type PlaceRow = { zone: SupplyZone; tol: Tol }

export const placeColumns = {
  needed: ['zone', 'zone_name_en', 'zone_name_ne', 'ward', 'tol', 'tol_name_en', 'tol_name_ne'],
  known: [],
}

/** Reads one import row: a tol and its supply zone. */
export function readPlaceRow(cells: Cells): Answered<PlaceRow> {
  const ward = Number(toAsciiDigits(cells.ward ?? ''))
  const wrongCode = ['zone', 'tol'].find((column) => !codeShape.test(cells[column] ?? '') || cells[column]!.length > 40)
  if (wrongCode) return deny('tols.code_wrong', { column: wrongCode })
  if (!Number.isInteger(ward) || ward < 1 || ward > maxWards) return deny('tols.ward_wrong', { max: maxWards })
  const missing = ['zone_name_en', 'zone_name_ne', 'tol_name_en', 'tol_name_ne'].find((column) => !cells[column])
  if (missing) return deny('tols.name_lacking', { column: missing })
  const zone = { code: cells.zone!, name: { en: cells.zone_name_en!, ne: cells.zone_name_ne! } }
  const tol = { code: cells.tol!, name: { en: cells.tol_name_en!, ne: cells.tol_name_ne! }, ward, zone: zone.code }
  return { ok: true, value: { zone, tol } }
}

/** The cells of a row in a file. */
export function placeCells({ zone, tol }: PlaceRow): Cells {
  return {
    zone: zone.code,
    zone_name_en: zone.name.en,
    zone_name_ne: zone.name.ne,
    ward: String(tol.ward),
    tol: tol.code,
    tol_name_en: tol.name.en,
    tol_name_ne: tol.name.ne,
  }
}

function byCode(a: Tol, b: Tol): number {
  return a.code < b.code ? -1 : 1
}
