// Admin API of tols and supply zones: two ordered lists.

import * as z from 'zod/mini'
import { orderedContract } from '#features/ordered-lists/contract/admin.ts'
import { successorFields, tolFields, tolNoun, zoneFields, zoneNoun } from './forms.ts'
import { code } from './places.ts'

const names = { code, nameEn: z.string(), nameNe: z.string() }

const tolEntry = z.object({ ...names, ward: z.int(), zone: code })
export type TolEntry = z.infer<typeof tolEntry>

const zoneEntry = z.object(names)
export type ZoneEntry = z.infer<typeof zoneEntry>

const alike = { for: 'organisation:change', removal: successorFields } as const

export const tolAdmin = orderedContract({
  ...alike,
  path: '/admin/tols/{orgId}',
  noun: tolNoun,
  unknown: 'tols.unknown',
  entry: tolEntry,
  fields: tolFields,
})

export const zoneAdmin = orderedContract({
  ...alike,
  path: '/admin/supplyZones/{orgId}',
  noun: zoneNoun,
  unknown: 'tols.zone_unknown',
  entry: zoneEntry,
  fields: zoneFields,
})
