// Supply zones and tols: read, save, import from a file, and the lists that the office edits.

import { differencesOf } from '#kit/differences.ts'
import { badRow, readRows, reportOf, reportOfBad } from '#kit/import.ts'
import type { BadRow, ImportOptions, ImportReport, NumberedRow, ReadRow } from '#kit/import.ts'
import { refuse, refuseField } from '#kit/refusal.ts'
import { pick } from '#kit/pick.ts'
import type { Ctx, Scope } from '#platform/context.ts'
import { transaction } from '#platform/database.server.ts'
import { perChange } from '#platform/shared-reads.server.ts'
import { defineList, type Office } from '#features/ordered-lists/operations/definition.server.ts'
import { changeEntries } from '#features/ordered-lists/operations/entries.server.ts'
import type { TolEntry, ZoneEntry } from './contract/admin.ts'
import { tolAdmin, zoneAdmin } from './contract/admin.ts'
import type { SentSuccessor, SentTol, SentZone } from './contract/forms.ts'
import type { SupplyZone, Tol } from './contract/places.ts'
import { newCode, placeCells, readPlaceRow, type PlaceRow } from './rules.ts'
import {
  findCode,
  insertClosedTol,
  listTolCodes,
  listTols,
  listUsedTols,
  listZones,
  moveConnections,
  removeClosedTol,
  removeEmptyZones,
  removeTols,
  upsertTols,
  upsertZones,
} from './store.server.ts'

export type Places = { zones: SupplyZone[]; tols: Tol[] }

/** All zones and tols, tols sorted by ward. */
export function readPlaces(scope: Scope & Pick<Ctx, 'reads'>): Promise<Places> {
  return perChange(scope, 'tols.places', async () => {
    const [zones, tols] = await Promise.all([listZones(scope), listTols(scope)])
    return { zones, tols }
  })
}

/** The tol with this code, or the one that succeeds a closed tol; refuses an unknown code. */
export function requireTol(code: string, tols: readonly Tol[]): Tol {
  const found = tols.find((tol) => tol.code === code) ?? tols.find(({ former }) => former?.includes(code))
  return found ?? refuse('missing', 'tols.unknown')
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
    if (options.removeAbsent) await enforceNoConnections(tx, found.absent.map(keyOf))
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

/** A removed tol would leave its connections without one: in the office it names its successor. */
async function enforceNoConnections(tx: Scope, codes: readonly string[]): Promise<void> {
  const used = await listUsedTols(tx, codes)
  if (used.length > 0) refuse('conflict', 'tols.has_connections', { values: { tols: used.join(', ') } })
}

/** Tols by ward. A removed one names its successor, which answers for it and has its connections from then on. */
export const officeTols = defineList<TolEntry, SentTol>({
  subject: 'tol',
  table: 'tols',
  sortedBy: ['ward', 'code'],
  unknown: 'tols.unknown',
  contract: tolAdmin,
  max: 400,
  titleOf: nameOf,
  entryOf: (row) => pick(row as TolEntry, ['code', 'nameEn', 'nameNe', 'ward', 'zone']),
  async read(tx, { nameEn, nameNe, ward, zone }, before) {
    await enforceZone(tx, zone)
    const code = before?.code ?? newCode(nameEn, new Set(await listTolCodes(tx)))
    return { code, nameEn, nameNe, ward, zone }
  },
  issueOf: takenName,
  async beforeRemoval(tx, { code }, sent) {
    const successor = await successorOf(tx, 'tols', code, sent as SentSuccessor)
    await insertClosedTol(tx, { code, successor, at: tx.now })
    await moveConnections(tx, code, successor)
  },
  async beforeRestoration(tx, { code, zone }) {
    if (!(await listZones(tx)).some((one) => one.code === zone)) refuse('conflict', 'tols.zone_gone')
    await removeClosedTol(tx, code)
  },
})

/** Supply zones. The tols of a removed one belong to its successor, each by an edit in its own history. */
export const officeZones = defineList<ZoneEntry, SentZone>({
  subject: 'supply-zone',
  table: 'supply_zones',
  sortedBy: ['code'],
  unknown: 'tols.zone_unknown',
  contract: zoneAdmin,
  max: 100,
  titleOf: nameOf,
  entryOf: (row) => pick(row as ZoneEntry, ['code', 'nameEn', 'nameNe']),
  async read(tx, { nameEn, nameNe }, before) {
    const taken = new Set((await listZones(tx)).map(({ code }) => code))
    return { code: before?.code ?? newCode(nameEn, taken), nameEn, nameNe }
  },
  issueOf: takenName,
  async beforeRemoval(tx, { code }, sent) {
    const successor = await successorOf(tx, 'supplyZones', code, sent as SentSuccessor)
    await changeEntries(tx, officeTols, (tol) => (tol.zone === code ? { ...tol, zone: successor } : tol))
  },
})

/** The code of the successor; refuses an unknown one and the removed row itself. */
async function successorOf(tx: Office, table: 'tols' | 'supplyZones', code: string, { successor }: SentSuccessor) {
  const found = await findCode(tx, table, successor)
  return found === undefined || found === code ? refuseField('successor', 'tols.successor_unknown') : found
}

async function enforceZone(tx: Office, zone: string): Promise<void> {
  if (!(await listZones(tx)).some(({ code }) => code === zone)) refuseField('zone', 'tols.zone_unknown')
}

function nameOf({ nameEn, nameNe }: Pick<ZoneEntry, 'nameEn' | 'nameNe'>) {
  return { en: nameEn, ne: nameNe }
}

type Named = ZoneEntry & { ward?: number }

/** Another row with the same code, or with the same Nepali name in the same ward. */
function takenName(entry: Named, others: readonly Named[]) {
  const isTaken = others.some(
    ({ code, nameNe, ward }) => code === entry.code || (nameNe === entry.nameNe && ward === entry.ward),
  )
  return isTaken ? { field: 'nameNe', key: 'tols.name_taken' } : undefined
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
