// Forms of the rows of the office's lists: holidays, offices, hours, officers, links, gateways.

import { duties, linkKinds } from '#features/organisations/contract/kinds.ts'
import { neededNe, optionalEn, optionalNe } from '#features/ordered-lists/contract/fields.ts'
import { calendarDate } from '#kit/validation/calendar-date.ts'
import type { Fields } from '#kit/validation/fields.ts'
import { boolean, choice, code, file, list, number, text } from '#kit/validation/fields.ts'
import type { FormValue } from '#kit/validation/form.ts'
import { custom, email, integer, max, maxLength, min, pattern, required, when } from '#kit/validation/rules.ts'

/** A telephone as it is to be read, in the digits of either script; the website dials its digits. */
export const telephone = code(maxLength(60), pattern(/^\+?\d[\d\s()/,-]{3,}$/, 'settings.not_a_telephone'))
const mail = text(maxLength(254), email())
const webAddress = text(required(), maxLength(1000), pattern(/^https?:\/\/\S+$/, 'settings.not_an_address'))

export const holidayFields = {
  day: calendarDate(required()),
  nameNe: neededNe('nameEn'),
  nameEn: optionalEn(),
  sample: boolean(),
}

export const officeFields = {
  nameNe: neededNe('nameEn'),
  nameEn: optionalEn(),
  addressNe: optionalNe(300),
  addressEn: optionalEn(300),
  phone: telephone,
  email: mail,
  latitude: number(
    min(-90),
    max(90),
    when(({ longitude }) => longitude !== undefined, required('settings.both_coordinates')),
  ),
  longitude: number(
    min(-180),
    max(180),
    when(({ latitude }) => latitude !== undefined, required('settings.both_coordinates')),
  ),
  sample: boolean(),
}

export const months = ['01', '02', '03', '04', '05', '06', '07', '08', '09', '10', '11', '12'] as const
export const weekdays = ['0', '1', '2', '3', '4', '5', '6'] as const
const ofPart = when<unknown>(({ season }) => season === 'part', required())
const timeOfDay = pattern(/^([01]\d|2[0-3]):[0-5]\d$/)

/** `season`: all year, or from one day of the Bikram Sambat year to another. No weekdays: closed throughout the season. */
export const hoursFields = {
  season: choice(['year', 'part'], required()),
  fromMonth: choice(months, ofPart),
  fromDay: number(ofPart, integer(), min(1), max(32)),
  toMonth: choice(months, ofPart),
  toDay: number(ofPart, integer(), min(1), max(32)),
  weekdays: list(choice(weekdays), { max: 7 }),
  opens: code(required(), timeOfDay),
  closes: code(
    required(),
    timeOfDay,
    custom((closes: string, { opens }) => typeof opens !== 'string' || closes > opens, 'settings.closes_first'),
  ),
}

export const officerFields = {
  duty: choice(duties, required()),
  nameNe: neededNe('nameEn'),
  nameEn: optionalEn(),
  positionNe: optionalNe(),
  positionEn: optionalEn(),
  phone: telephone,
  email: mail,
}

export const linkFields = {
  kind: choice(linkKinds, required()),
  labelNe: neededNe('labelEn'),
  labelEn: optionalEn(),
  url: webAddress,
}

export const logoTypes = ['image/png', 'image/jpeg', 'image/webp', 'image/svg+xml'] as const

/** `logo` replaces the one whose hash is `logoHash`; without either there is none. */
export const gatewayFields = {
  nameNe: neededNe('nameEn'),
  nameEn: optionalEn(),
  url: webAddress,
  logoHash: code(pattern(/^[0-9a-f]{64}$/)),
  logo: file({ types: logoTypes, megabytes: 1 }),
}

/** The value of a valid form of these fields. */
export type Sent<F extends Fields> = FormValue<F>
