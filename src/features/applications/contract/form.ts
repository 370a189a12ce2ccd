// What does an applicant fill in, for a new connection and for a transfer?

import { boolean, choice, code, file, list, longText, number, phone, text } from '#kit/validation/fields.ts'
import type { FormValue } from '#kit/validation/form.ts'
import { form } from '#kit/validation/form.ts'
import type { Values } from '#kit/validation/rules.ts'
import { custom, email, integer, max, maxLength, min, pattern, required, when } from '#kit/validation/rules.ts'
import type { PaperKind } from './papers.ts'
import { largestPaperMb, paperKinds, paperTypes } from './papers.ts'

export const kinds = ['new', 'transfer'] as const
export type Kind = (typeof kinds)[number]

export const tapTypes = ['residential', 'industrial', 'hotel', 'social', 'school', 'other'] as const
export const classifications = ['private', 'public'] as const
export const genders = ['female', 'male', 'other'] as const
export const transferReasons = ['sale', 'inheritance', 'other'] as const
export const yesNo = ['yes', 'no'] as const

const latin = pattern(/^[^\p{Script=Devanagari}]*$/u, 'applications.in_latin')
const devanagari = pattern(/^[^\p{Script=Latin}]*$/u, 'applications.in_devanagari')
const line = maxLength(120)
const number30 = maxLength(30)

const isNew = (values: Values) => values.kind !== 'transfer'
const isTransfer = (values: Values) => !isNew(values)

/** Names in both scripts. The applicant's own is needed in both, the others in one at least. */
const names = {
  applicantEn: text(required(), line, latin),
  applicantNe: text(required(), line, devanagari),
  fatherEn: text(line, latin),
  fatherNe: text(unless('fatherEn'), line, devanagari),
  motherEn: text(line, latin),
  motherNe: text(unless('motherEn'), line, devanagari),
  grandfatherEn: text(line, latin),
  grandfatherNe: text(unless('grandfatherEn'), line, devanagari),
  heirEn: text(line, latin),
  heirNe: text(line, devanagari),
}

const person = {
  gender: choice(genders),
  citizenshipNo: code(required(), number30),
  citizenshipDistrict: text(maxLength(60)),
  citizenshipYear: code(pattern(/^\d{4}$/, 'applications.year')),
  phone: phone(required()),
  email: text(email(), maxLength(254)),
}

const place = {
  district: text(required(), maxLength(60)),
  localLevel: text(line),
  ward: number(required(), integer(), min(1), max(50)),
  village: text(line),
  tol: text(required(), line),
  houseNo: code(number30),
  placeDetails: longText(maxLength(500)),
  neighbourEn: text(line, latin),
  neighbourNe: text(line, devanagari),
  neighbourTap: code(number30),
}

const land = {
  kitta: code(required(), maxLength(60)),
  landCertificateNo: code(number30),
  landArea: text(maxLength(60)),
  buildingHeight: number(min(1), max(200)),
  floors: number(integer(), min(1), max(60)),
  boundaryEast: text(when(isNew, required()), line),
  boundaryWest: text(when(isNew, required()), line),
  boundaryNorth: text(when(isNew, required()), line),
  boundarySouth: text(when(isNew, required()), line),
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
  customerNo: code(when(isTransfer, required()), number30),
  meterNo: code(number30),
  otherDetails: longText(maxLength(1000)),
}

const transfer = {
  transferReason: choice(transferReasons, when(isTransfer, required())),
  sellerEn: text(line, latin),
  sellerNe: text(
    when((values) => isTransfer(values) && !values.sellerEn, required('applications.one_script')),
    line,
    devanagari,
  ),
  sellerPhone: phone(),
}

/** What is kept as it was filled in, without files and ticks. */
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

const paper = list(file({ types: paperTypes, megabytes: largestPaperMb }), { max: 3 })
const papers = Object.fromEntries(paperKinds.map((kind) => [kind, paper])) as Record<PaperKind, typeof paper>

export const newApplication = form({
  ...details.fields,
  ...papers,
  // Dues follow the tap to its new owner (Drinking Water Service Charge Recovery Rules 2050, rule 18).
  arrearsKnown: boolean(ticked('applications.arrears_known', isTransfer)),
  declared: boolean(ticked('applications.declare')),
  consent: boolean(ticked('applications.consent')),
  // Known only to the sender: the same application sent twice is one.
  idempotencyKey: code(pattern(/^[\w-]{8,64}$/)),
  // Shown to nobody; programs that fill in everything give themselves away.
  homepage: text(custom<string>(() => false)),
})
export type NewApplication = FormValue<typeof newApplication.fields>

/** The same again after a return, under the code and the phone it was sent with. */
export const correctedApplication = form({
  ...newApplication.fields,
  code: code(required(), number30),
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
  return men + Number(womenUsers ?? 0) <= Number(waterUsers ?? 0)
}
