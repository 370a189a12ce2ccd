// Imports of the office's lists as a whole, for commands and seeds: entries are checked as the console checks them.

import type { Holiday, Office } from '#features/offices/contract.ts'
import type { OfficeHours, Officer, OrganisationLink } from '#features/organisations/contract/api.ts'
import type { Office as Ctx } from '#features/ordered-lists/operations/definition.server.ts'
import { replaceRows } from '#features/ordered-lists/operations/entries.server.ts'
import type { Bilingual } from '#kit/language.ts'
import { months, weekdays } from '../contract/forms.ts'
import { gateways, holidays, hours, links, officers, offices } from './lists.server.ts'

export function enterOffices(ctx: Ctx, entries: readonly Office[]): Promise<void> {
  const sent = entries.map(({ name, address, latitude, longitude, ...rest }) => ({
    ...rest,
    ...named('name', name),
    ...named('address', address),
    ...(latitude !== null && { latitude }),
    ...(longitude !== null && { longitude }),
  }))
  return replaceRows(ctx, offices, sent)
}

/** Replaces the holidays between two days, both inclusive. */
export function enterHolidays(
  ctx: Ctx,
  { from, to, holidays: entries }: { from: string; to: string; holidays: readonly Holiday[] },
): Promise<void> {
  const sent = entries.map(({ day, name, sample }) => ({ day, sample, ...named('name', name) }))
  return replaceRows(ctx, holidays, sent, ({ day }) => from <= day && day <= to)
}

export function enterOfficers(ctx: Ctx, entries: readonly Officer[]): Promise<void> {
  const sent = entries.map(({ duty, name, position, phone, email }) => {
    return { duty, phone, email, ...named('name', name), ...named('position', position) }
  })
  return replaceRows(ctx, officers, sent)
}

export function enterLinks(ctx: Ctx, entries: readonly OrganisationLink[]): Promise<void> {
  const sent = entries.map(({ kind, label, url }) => ({ kind, url, ...named('label', label) }))
  return replaceRows(ctx, links, sent)
}

/** A gateway with the hash of its logo, which is stored first. */
export type EnteredGateway = { name: Bilingual; url: string; logoHash: string | null }

export function enterGateways(ctx: Ctx, entries: readonly EnteredGateway[]): Promise<void> {
  const sent = entries.map(({ name, url, logoHash }) => {
    return { url, ...named('name', name), ...(logoHash !== null && { logoHash }) }
  })
  return replaceRows(ctx, gateways, sent)
}

export function enterHours(ctx: Ctx, entries: readonly OfficeHours[]): Promise<void> {
  const sent = entries.map(({ fromBs, toBs, weekdays: days, opens, closes }) => {
    const times = { weekdays: days.map((day) => weekdays[day]!), opens, closes }
    if (fromBs === null || toBs === null) return { season: 'year' as const, ...times }
    const [from, to] = [dayOf(fromBs), dayOf(toBs)]
    const range = { fromMonth: from.month, fromDay: from.day, toMonth: to.month, toDay: to.day }
    return { season: 'part' as const, ...range, ...times }
  })
  return replaceRows(ctx, hours, sent)
}

/** A pair of fields; an empty text is absent. @example named('name', { en: 'Damak', ne: '' }) // { nameEn: 'Damak' } */
function named<Name extends string>(name: Name, { en, ne }: Bilingual) {
  return { ...(en && { [`${name}En`]: en }), ...(ne && { [`${name}Ne`]: ne }) } as Partial<
    Record<`${Name}En` | `${Name}Ne`, string>
  >
}

function dayOf(monthAndDay: string) {
  const [month = '', day = ''] = monthAndDay.split('-')
  return { month: months.find((each) => each === month)!, day: Number(day) }
}
