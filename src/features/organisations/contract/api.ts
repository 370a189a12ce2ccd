// HTTP API of organisations, the content of the page shell, and schemas of their import.

import * as z from 'zod/mini'
import type { Contract } from '#kit/contract.ts'
import { orgId } from '#kit/inputs.ts'
import type { Bilingual } from '#kit/language.ts'
import { patternNames, type PatternName } from '#kit/pattern.ts'
import { form } from '#kit/validation/form.ts'
import type { Duty, LinkKind } from './kinds.ts'
import { duties } from './kinds.ts'

/** Facts that can be marked as sample content until the office confirms them. */
export const facts = [
  'name',
  'address',
  'contactNo',
  'onCallNo',
  'email',
  'waterLink',
  'map',
  'facebookUrl',
  'youtubeUrl',
  'mobileAppUrl',
  'logo',
  'officeHours',
  'officers',
  'paymentGateways',
] as const
export type Fact = (typeof facts)[number]

/**
 * When the office is open. `fromBs` and `toBs` are Bikram Sambat 'MM-DD', inclusive, both null for all year; weekdays
 * 0 = Sunday … 6 = Saturday; times 'HH:MM'. Rows with the same range are one season.
 */
export type OfficeHours = {
  fromBs: string | null
  toBs: string | null
  weekdays: number[]
  opens: string
  closes: string
}

export type OrganisationLink = { kind: LinkKind; label: Bilingual; url: string }
/** A payment gateway. `logoUrl` is a path of this site, '' without a picture. */
export type PaymentGateway = { name: Bilingual; url: string; logoUrl: string }
export type Officer = { duty: Duty; name: Bilingual; position: Bilingual; phone: string; email: string }

/** The organisation's own fields. Missing texts are ''; `logoUrl` is a path of this site. */
export type Organisation = {
  id: number
  name: Bilingual
  address: Bilingual
  contactNo: string
  /** Telephone for a burst pipe while the office is closed, and whose it is, in words that may be missing. */
  onCallNo: string
  onCall: Bilingual
  email: string
  /** The municipality's website; the name is defined by the specification. */
  waterLink: string
  municipality: Bilingual
  district: Bilingual
  mapEmbedUrl: string
  mapLink: string
  latitude: number | null
  longitude: number | null
  facebookUrl: string
  youtubeUrl: string
  mobileAppUrl: string
  logoUrl: string
  establishedBs: number | null
  /** '#rrggbb'; '' where the product's colours are used. */
  primaryColour: string
  accentColour: string
  /** The pattern it chose; '' where it is one by the organisation's number. */
  pattern: PatternName | ''
  /** Route paths of optional pages in this organisation's menu (`/organization-history`). */
  pages: string[]
  sampleFacts: Fact[]
}

/** Content of header, menu and footer. */
export type ShellContent = {
  organisation: Organisation
  hours: OfficeHours[]
  links: OrganisationLink[]
  gateways: PaymentGateway[]
  officers: Officer[]
}

const text = z.string().check(z.trim(), z.maxLength(300))
const name = z.string().check(z.trim(), z.minLength(1), z.maxLength(200))
const link = z.string().check(z.trim(), z.maxLength(1000), z.regex(/^(https?:\/\/\S+)?$/))
const colour = z.string().check(z.trim(), z.toLowerCase(), z.regex(/^(#[0-9a-f]{6})?$/))
const pathList = z.pipe(
  z.transform((value) => (typeof value === 'string' ? value.split(',').filter(Boolean) : value)),
  z.array(z.string().check(z.regex(/^\/[a-z-/]+$/))),
)

/** Schema of the organisation's own fields, as entered by the office. */
export const organisationEntry = z.object({
  nameEn: name,
  nameNe: name,
  addressEn: text,
  addressNe: text,
  contactNo: text,
  onCallNo: text,
  onCallEn: text,
  onCallNe: text,
  email: z.union([z.literal(''), z.email()]),
  waterLink: link,
  municipalityEn: text,
  municipalityNe: text,
  districtEn: text,
  districtNe: text,
  mapEmbedUrl: link,
  mapLink: link,
  latitude: z.coerce.number().check(z.minimum(-90), z.maximum(90)),
  longitude: z.coerce.number().check(z.minimum(-180), z.maximum(180)),
  facebookUrl: link,
  youtubeUrl: link,
  mobileAppUrl: link,
  establishedBs: z.coerce.number().check(z.int(), z.minimum(1950), z.maximum(2200)),
  pages: pathList,
  primaryColour: colour,
  accentColour: colour,
  pattern: z.enum(['', ...patternNames]),
})
export type OrganisationEntry = z.infer<typeof organisationEntry>
/** Null empties what is no text. */
export type OrganisationChanges = {
  [Field in keyof OrganisationEntry]?:
    | OrganisationEntry[Field]
    | (Field extends 'latitude' | 'longitude' | 'establishedBs' ? null : never)
}

export const newOrganisation = z.object({
  id: z.coerce.number().check(z.int(), z.minimum(1), z.maximum(999_999_999)),
  hosts: z.array(z.string().check(z.trim(), z.toLowerCase(), z.regex(/^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/))),
  ...z.partial(organisationEntry).shape,
  nameEn: name,
  nameNe: name,
})
export type NewOrganisation = z.infer<typeof newOrganisation>

const hoursShown = z.object({
  fromBs: z.nullable(z.string()),
  toBs: z.nullable(z.string()),
  weekdays: z.array(z.number()),
  opens: z.string(),
  closes: z.string(),
})

const officerShown = z.object({
  duty: z.enum(duties),
  name: z.string(),
  nameNp: z.string(),
  position: z.string(),
  positionNp: z.string(),
  phone: z.string(),
  email: z.string(),
})

const detail = z.object({
  status: z.literal(1),
  orgId: z.number(),
  organizationName: z.string(),
  organizationNameNp: z.string(),
  address: z.string(),
  addressNp: z.string(),
  contactNo: z.string(),
  onCallNo: z.string(),
  onCall: z.string(),
  onCallNp: z.string(),
  email: z.string(),
  logoUrl: z.string(),
  facebookUrl: z.string(),
  youtubeUrl: z.string(),
  mobileAppUrl: z.string(),
  waterLink: z.string(),
  municipality: z.string(),
  municipalityNp: z.string(),
  mapUrl: z.string(),
  mapLink: z.string(),
  latitude: z.nullable(z.number()),
  longitude: z.nullable(z.number()),
  establishedBs: z.nullable(z.number()),
  pages: z.array(z.string()),
  primaryColour: z.string(),
  accentColour: z.string(),
  pattern: z.string(),
  officeHours: z.array(hoursShown),
  officers: z.array(officerShown),
  sampleFacts: z.array(z.enum(facts)),
})
export type OrganisationDetail = z.infer<typeof detail>

const unknown = z.object({ status: z.literal(0), message: z.string() })

export const organisationsApi = {
  organisationDetail: {
    method: 'GET',
    path: '/customer/organizationDetail/{orgId}',
    for: 'anyone',
    cached: true,
    summary: {
      en: 'Name, address, contacts, hours and officers of an organisation; status 0 when there is no such organisation',
      ne: 'संस्थाको नाम, ठेगाना, सम्पर्क, कार्यालय समय र पदाधिकारी; यस्तो संस्था नभए status 0',
    },
    input: form({ orgId }),
    output: z.discriminatedUnion('status', [detail, unknown]),
    anyOrganisation: true,
  },
  // The misspellings (payementGateWayURL, GateWay) are defined by the specification; existing clients read these names.
  paymentGateways: {
    method: 'GET',
    path: '/admin/paymentGateWayURL/{orgId}',
    for: 'anyone',
    cached: true,
    summary: {
      en: 'Payment gateways of an organisation, with address and logo',
      ne: 'संस्थाका भुक्तानी माध्यम, ठेगाना र लोगोसहित',
    },
    input: form({ orgId }),
    output: z.object({
      status: z.literal(1),
      paymentGateWayDetail: z.array(z.object({ payementGateWayURL: z.string(), paymentGatewayLogo: z.string() })),
    }),
  },
} as const satisfies Contract

export type OrganisationsApi = typeof organisationsApi
