// Name of the supply zone of a billing run.

import type { readPlaces } from '#features/tols/operations.server.ts'
import { inLanguage, type Language } from '#kit/language.ts'

export type Zones = Awaited<ReturnType<typeof readPlaces>>['zones']

/** The code of a zone that exists no more; undefined for a run of all zones. */
export function zoneName(zone: string | null, zones: Zones, language: Language): string | undefined {
  const found = zones.find(({ code }) => code === zone)
  return found ? inLanguage(found.name, language).text : (zone ?? undefined)
}
