// Supply zones and tols: read, save, import from a file.

import { differencesOf } from '#kit/differences.ts'
import { badRow, readRows, reportOf, reportOfBad } from '#kit/import.ts'
import type { BadRow, ImportOptions, ImportReport, NumberedRow, ReadRow } from '#kit/import.ts'
import { refuse } from '#kit/refusal.ts'
import type { Ctx, Scope } from '#platform/context.ts'
import { transaction } from '#platform/database.server.ts'
import { perChange } from '#platform/shared-reads.server.ts'
import type { SupplyZone, Tol } from './contract/places.ts'
import { placeCells, readPlaceRow, type PlaceRow } from './rules.ts'
import { listTols, listZones, removeEmptyZones, removeTols, upsertTols, upsertZones } from './store.server.ts'

export type Places = { zones: SupplyZone[]; tols: Tol[] }

/** All zones and tols, tols sorted by ward. */
export function readPlaces(scope: Scope & Pick<Ctx, 'reads'>): Promise<Places> {
  return perChange(scope, 'tols.places', async () => {
    const [zones, tols] = await Promise.all([listZones(scope), listTols(scope)])
    return { zones, tols }
  })
}

/** The tol with this code; refuses an unknown code. */
export function requireTol(code: string, tols: readonly Tol[]): Tol {
  return tols.find((tol) => tol.code === code) ?? refuse('missing', 'tols.unknown')
}

/** Inserts zones and tols, or updates those with the same codes. */
export async function savePlaces(ctx: Ctx, { zones, tols }: Places): Promise<void> {
  await transaction(ctx, async (tx) => {
    await upsertZones(tx, zones)
    await upsertTols(tx, tols)
  })
}

/** Imports a file of tols completely, or nothing when one row is invalid. */
export async function importPlaces(
  ctx: Ctx,
  file: readonly NumberedRow[],
  options: ImportOptions,
): Promise<ImportReport> {
  const { rows, bad } = readRows(file, readPlaceRow, keyOf)
  const invalid = [...bad, ...findConflictingZones(rows)]
  if (invalid.length > 0) return reportOfBad(invalid)
  return transaction(ctx, async (tx) => {
    const { zones, tols } = await readPlaces(tx)
    const existing = tols.map((tol) => ({ tol, zone: zones.find(({ code }) => code === tol.zone)! }))
    const imported = rows.map(({ row }) => row)
    const found = differencesOf(existing, imported, keyOf, placeCells)
    if (!options.apply) return reportOf(found, keyOf, false)
    const changed = [...found.added, ...found.changed.map(({ row }) => row)]
    await savePlaces(tx, { zones: zonesOf(changed), tols: changed.map(({ tol }) => tol) })
    if (options.removeAbsent) {
      await removeTols(tx, found.absent.map(keyOf))
      await removeEmptyZones(tx)
    }
    return reportOf(found, keyOf, true)
  })
}

function keyOf({ tol }: PlaceRow): string {
  return tol.code
}

function zonesOf(rows: readonly PlaceRow[]): SupplyZone[] {
  return [...new Map(rows.map(({ zone }) => [zone.code, zone])).values()]
}

function findConflictingZones(rows: readonly ReadRow<PlaceRow>[]): BadRow[] {
  const names = new Map<string, string>()
  return rows.flatMap(({ line, row: { zone } }) => {
    const name = JSON.stringify(zone.name)
    const first = names.get(zone.code) ?? name
    names.set(zone.code, first)
    return first === name ? [] : [badRow(line, { key: 'tols.zone_differs', values: { zone: zone.code } })]
  })
}
