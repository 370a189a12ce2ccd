// The office's lists as ordered lists: holidays, offices, hours, officers, links, gateways.

import { bytesOf } from '#features/publishing/operations/submissions.server.ts'
import type { Fact } from '#features/organisations/contract/api.ts'
import { confirmFacts, hasPicture, readShell, storePicture } from '#features/organisations/operations.server.ts'
import type { AnyList, Office } from '#features/ordered-lists/operations/definition.server.ts'
import { defineList } from '#features/ordered-lists/operations/definition.server.ts'
import type { Bilingual } from '#kit/language.ts'
import { pick } from '#kit/pick.ts'
import { refuseField } from '#kit/refusal.ts'
import type {
  GatewayEntry,
  HolidayEntry,
  HoursEntry,
  LinkEntry,
  OfficeEntry,
  OfficerEntry,
} from '../contract/entries.ts'
import type {
  gatewayFields,
  holidayFields,
  hoursFields,
  linkFields,
  officeFields,
  officerFields,
  Sent,
} from '../contract/forms.ts'
import { gatewayAdmin, holidayAdmin, hoursAdmin, linkAdmin, officeAdmin, officerAdmin } from '../contract/lists.ts'
import { maxRowsOf, subjects } from '../contract/nouns.ts'
import { hoursTitle, monthAndDay } from '../rules.ts'

const unknown = 'settings.unknown_row'

export const holidays = defineList<HolidayEntry, Sent<typeof holidayFields>>({
  subject: subjects.holidays,
  table: 'holidays',
  sortedBy: ['day'],
  unknown,
  contract: holidayAdmin,
  max: maxRowsOf.holidays,
  titleOf: nameOf,
  entryOf: (row) => pick(row as HolidayEntry, ['day', 'nameEn', 'nameNe', 'sample']),
  read: (_, { day, nameEn = '', nameNe = '', sample }) => {
    return { day, nameEn, nameNe, sample }
  },
  issueOf: ({ day }, others) =>
    others.some((other) => other.day === day) ? { field: 'day', key: 'settings.day_taken' } : undefined,
})

export const offices = defineList<OfficeEntry, Sent<typeof officeFields>>({
  subject: subjects.offices,
  table: 'offices',
  sortedBy: ['position'],
  unknown,
  contract: officeAdmin,
  max: maxRowsOf.offices,
  titleOf: nameOf,
  entryOf: (row) => pick(row as OfficeEntry, officeColumns),
  read: (_, sent) => {
    const { latitude = null, longitude = null, sample, ...texts } = sent
    return { ...noOfficeTexts, ...texts, latitude, longitude, sample }
  },
})

export const hours = defineList<HoursEntry, Sent<typeof hoursFields>>({
  subject: subjects.hours,
  table: 'office_hours',
  sortedBy: ['fromBs'],
  unknown,
  contract: hoursAdmin,
  max: maxRowsOf.hours,
  titleOf: hoursTitle,
  entryOf: (row) => {
    const { opens, closes, ...entry } = pick(row as HoursEntry, ['fromBs', 'toBs', 'weekdays', 'opens', 'closes'])
    // The database writes seconds.
    return { ...entry, opens: opens.slice(0, 5), closes: closes.slice(0, 5) }
  },
  read: (_, sent) => {
    const { season, fromMonth, fromDay, toMonth, toDay, opens, closes } = sent
    const range =
      season === 'part'
        ? { fromBs: monthAndDay(fromMonth!, fromDay!), toBs: monthAndDay(toMonth!, toDay!) }
        : { fromBs: null, toBs: null }
    return { ...range, weekdays: [...new Set(sent.weekdays.map(Number))].toSorted(), opens, closes }
  },
  samples: samplesOf('officeHours'),
})

export const officers = defineList<OfficerEntry, Sent<typeof officerFields>>({
  subject: subjects.officers,
  table: 'officers',
  sortedBy: ['position'],
  unknown,
  contract: officerAdmin,
  max: maxRowsOf.officers,
  titleOf: nameOf,
  entryOf: (row) => pick(row as OfficerEntry, officerColumns),
  read: (_, sent) => ({ ...noOfficerTexts, ...sent }),
  issueOf: ({ duty }, others) =>
    others.some((other) => other.duty === duty) ? { field: 'duty', key: 'settings.duty_taken' } : undefined,
  samples: samplesOf('officers'),
})

export const links = defineList<LinkEntry, Sent<typeof linkFields>>({
  subject: subjects.links,
  table: 'organisation_links',
  sortedBy: ['position'],
  unknown,
  contract: linkAdmin,
  max: maxRowsOf.links,
  titleOf: ({ labelEn, labelNe }) => ({ en: labelEn, ne: labelNe }),
  entryOf: (row) => pick(row as LinkEntry, ['kind', 'labelEn', 'labelNe', 'url']),
  read: (_, { kind, labelEn = '', labelNe = '', url }) => {
    return { kind, labelEn, labelNe, url }
  },
})

export const gateways = defineList<GatewayEntry, Sent<typeof gatewayFields>>({
  subject: subjects.gateways,
  table: 'payment_gateways',
  sortedBy: ['position'],
  unknown,
  contract: gatewayAdmin,
  max: maxRowsOf.gateways,
  titleOf: nameOf,
  entryOf: (row) => pick(row as GatewayEntry, ['nameEn', 'nameNe', 'url', 'logoHash']),
  read: async (tx, sent) => {
    const { nameEn = '', nameNe = '', url, logo, logoHash = null } = sent
    if (logoHash !== null && !(await hasPicture(tx, logoHash))) refuseField('logoHash', 'validation.custom')
    return { nameEn, nameNe, url, logoHash: logo ? await storePicture(tx, await bytesOf(logo)) : logoHash }
  },
  samples: samplesOf('paymentGateways'),
})

export const officeLists: readonly AnyList[] = [holidays, offices, hours, officers, links, gateways]

const noOfficeTexts = { nameEn: '', nameNe: '', addressEn: '', addressNe: '', phone: '', email: '' }
const officeColumns = [
  ...(Object.keys(noOfficeTexts) as (keyof typeof noOfficeTexts)[]),
  'latitude',
  'longitude',
  'sample',
] as const
const noOfficerTexts = { nameEn: '', nameNe: '', positionEn: '', positionNe: '', phone: '', email: '' }
const officerColumns = ['duty', ...(Object.keys(noOfficerTexts) as (keyof typeof noOfficerTexts)[])] as const

function nameOf({ nameEn, nameNe }: { nameEn: string; nameNe: string }): Bilingual {
  return { en: nameEn, ne: nameNe }
}

function samplesOf(fact: Fact) {
  return {
    read: async (ctx: Office) => (await readShell(ctx)).organisation.sampleFacts.includes(fact),
    confirm: (tx: Office) => confirmFacts(tx, [fact]),
  }
}
