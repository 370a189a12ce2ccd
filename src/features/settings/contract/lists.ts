// Admin API of the office's lists: each an ordered list.

import { orderedContract } from '#features/ordered-lists/contract/admin.ts'
import { gatewayEntry, holidayEntry, hoursEntry, linkEntry, officeEntry, officerEntry } from './entries.ts'
import { gatewayFields, holidayFields, hoursFields, linkFields, officeFields, officerFields } from './forms.ts'
import { nouns } from './nouns.ts'

const alike = { for: 'organisation:change', unknown: 'settings.unknown_row' } as const

export const holidayAdmin = orderedContract({
  ...alike,
  path: '/admin/holidays/{orgId}',
  noun: nouns.holidays,
  entry: holidayEntry,
  fields: holidayFields,
})

export const officeAdmin = orderedContract({
  ...alike,
  path: '/admin/offices/{orgId}',
  noun: nouns.offices,
  entry: officeEntry,
  fields: officeFields,
})

export const hoursAdmin = orderedContract({
  ...alike,
  path: '/admin/hours/{orgId}',
  noun: nouns.hours,
  entry: hoursEntry,
  fields: hoursFields,
})

export const officerAdmin = orderedContract({
  ...alike,
  path: '/admin/officers/{orgId}',
  noun: nouns.officers,
  entry: officerEntry,
  fields: officerFields,
})

export const linkAdmin = orderedContract({
  ...alike,
  path: '/admin/links/{orgId}',
  noun: nouns.links,
  entry: linkEntry,
  fields: linkFields,
})

export const gatewayAdmin = orderedContract({
  ...alike,
  path: '/admin/gateways/{orgId}',
  noun: nouns.gateways,
  entry: gatewayEntry,
  fields: gatewayFields,
  maxBodyBytes: 2 * 1024 * 1024,
})
