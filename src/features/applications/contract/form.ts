// Form definitions of an application for a new connection or a transfer, and of its correction.

import { boolean, choice, code, file, list, longText, number, phone, text } from '#kit/validation/fields.ts'
import type { FormValue } from '#kit/validation/form.ts'
import { form } from '#kit/validation/form.ts'
import type { Values } from '#kit/validation/rules.ts'
import {
  custom,
  email,
  integer,
  max,
  maxLength,
  min,
  pattern,
  personName,
  required,
  when,
} from '#kit/validation/rules.ts'
import type { PaperKind } from './papers.ts'
import { maxPaperMegabytes, paperKinds, paperTypes } from './papers.ts'

export const kinds = ['new', 'transfer'] as const
export type Kind = (typeof kinds)[number]

/** The service of the citizen charter that states fee and time of each kind. */
export const charterSlugs: Record<Kind, string> = { new: 'new-connection', transfer: 'ownership-transfer' }

/** The kind that a request names; a new connection when it names none. */
export function kindOf(value: unknown): Kind {
  return kinds.find((kind) => kind === value) ?? 'new'
}

export const tapTypes = ['residential', 'industrial', 'hotel', 'social', 'school', 'other'] as const
export const classifications = ['private', 'public'] as const
export const genders = ['female', 'male', 'other'] as const
export const transferReasons = ['sale', 'inheritance', 'other'] as const
export const yesNo = ['yes', 'no'] as const

const latin = pattern(/^[^\p{Script=Devanagari}]*$/u, 'applications.in_latin')
const devanagari = pattern(/^[^\p{Script=Latin}]*$/u, 'applications.in_devanagari')
const upTo120 = maxLength(120)
const upTo30 = maxLength(30)

const isNew = (values: Values) => values.kind !== 'transfer'
const isTransfer = (values: Values) => !isNew(values)

/** Names in both scripts. The applicant's own is needed in both, the others in one at least. */
const names = {
  applicantEn: text(required(), upTo120, latin, personName()),
  applicantNe: text(required(), upTo120, devanagari, personName()),
  fatherEn: text(upTo120, latin, personName()),
  fatherNe: text(unless('fatherEn'), upTo120, devanagari, personName()),
  motherEn: text(upTo120, latin, personName()),
  motherNe: text(unless('motherEn'), upTo120, devanagari, personName()),
  grandfatherEn: text(upTo120, latin, personName()),
  grandfatherNe: text(unless('grandfatherEn'), upTo120, devanagari, personName()),
  heirEn: text(upTo120, latin, personName()),
  heirNe: text(upTo120, devanagari, personName()),
}

const person = {
  gender: choice(genders),
  citizenshipNo: code(required(), upTo30),
  citizenshipDistrict: text(maxLength(60)),
  citizenshipYear: code(pattern(/^\d{4}$/, 'applications.year')),
  phone: phone(required()),
  email: text(email(), maxLength(254)),
}

const place = {
  district: text(required(), maxLength(60)),
  localLevel: text(upTo120),
  ward: number(required(), integer(), min(1), max(50)),
  village: text(upTo120),
  tol: text(required(), upTo120),
  houseNo: code(upTo30),
  placeDetails: longText(maxLength(500)),
  neighbourEn: text(upTo120, latin, personName()),
  neighbourNe: text(upTo120, devanagari, personName()),
  neighbourTap: code(upTo30),
}

const land = {
  kitta: code(required(), maxLength(60)),
  landCertificateNo: code(upTo30),
  landArea: text(maxLength(60)),
  buildingHeight: number(min(1), max(200)),
  floors: number(integer(), min(1), max(60)),
  boundaryEast: text(when(isNew, required()), upTo120),
  boundaryWest: text(when(isNew, required()), upTo120),
  boundaryNorth: text(when(isNew, required()), upTo120),
  boundarySouth: text(when(isNew, required()), upTo120),
}

const water = {
  tapType: choice(tapTypes, required()),
  classification: choice(classifications, when(isNew, required())),
  quantity: number(when(isNew, required()), integer(), min(1), max(50)),
  householdUse: choice(yesNo, when(isNew, required())),
  reason: longText(
    when((values) => values.householdUse === 'no', required()),
    maxLength(500),
  ),
  waterUsers: number(required(), integer(), min(1), max(100_000)),
  womenUsers: number(integer(), min(0), max(100_000)),
  menUsers: number(integer(), min(0), max(100_000), custom<number>(fitsTheUsers, 'applications.users_sum')),
  dailyLitres: number(integer(), min(1), max(10_000_000)),
  customerNo: code(when(isTransfer, required()), upTo30),
  meterNo: code(upTo30),
  otherDetails: longText(maxLength(1000)),
}

const transfer = {
  transferReason: choice(transferReasons, when(isTransfer, required())),
  sellerEn: text(upTo120, latin, personName()),
  sellerNe: text(
    when((values) => isTransfer(values) && !values.sellerEn, required('applications.one_script')),
    upTo120,
    devanagari,
    personName(),
  ),
  sellerPhone: phone(),
}

/** The stored details of an application, without files and confirmations. */
export const details = form({
  kind: choice(kinds, required()),
  ...names,
  ...person,
  ...place,
  ...land,
  ...water,
  ...transfer,
})
export type Details = FormValue<typeof details.fields>
export type DetailName = keyof Details
export const detailNames = Object.keys(details.fields) as DetailName[]

const paper = list(file({ types: paperTypes, megabytes: maxPaperMegabytes }), { max: 3 })
const papers = Object.fromEntries(paperKinds.map((kind) => [kind, paper])) as Record<PaperKind, typeof paper>

/** Code and phone of an application; together they identify its applicant. */
export const trackedBy = form({ code: text(required(), maxLength(60)), phone: text(required(), maxLength(40)) })

export const newApplication = form({
  ...details.fields,
  ...papers,
  // Dues follow the tap to its new owner (Drinking Water Service Charge Recovery Rules 2050, rule 18).
  arrearsKnown: boolean(ticked('applications.arrears_known', isTransfer)),
  declared: boolean(ticked('applications.declare')),
  consent: boolean(ticked('applications.consent')),
  // Idempotency key: the same application sent twice is one.
  idempotencyKey: code(pattern(/^[\w-]{8,64}$/)),
  // Honeypot, invisible to people: only programs fill it in.
  homepage: text(custom<string>(() => false)),
})
export type NewApplication = FormValue<typeof newApplication.fields>

/** The same again after a return, under the code and the phone it was sent with. */
export const correctedApplication = form({
  ...newApplication.fields,
  code: code(required(), upTo30),
  sentPhone: phone(required()),
})
export type CorrectedApplication = FormValue<typeof correctedApplication.fields>

function unless(other: string) {
  return when<string>((values) => !values[other], required('applications.one_script'))
}

function ticked(key: string, holds: (values: Values) => boolean = () => true) {
  return when<boolean>(
    holds,
    custom<boolean>((isTicked) => isTicked, key),
  )
}

function fitsTheUsers(men: number, { womenUsers, waterUsers }: Values): boolean {
  // Without a readable number of users, that number's own error is enough.
  return waterUsers === undefined || men + Number(womenUsers ?? 0) <= Number(waterUsers)
}
