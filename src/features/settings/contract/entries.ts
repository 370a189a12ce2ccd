// Rows of the office's lists as they are stored and as the API returns them.

import * as z from 'zod/mini'
import { duties, linkKinds } from '#features/organisations/contract/kinds.ts'

const text = z.string()
const coordinate = z.nullable(z.number())

/** `sample`: sample content until the organisation has confirmed it. `day` is a civil date in Nepal. */
export const holidayEntry = z.object({ day: text, nameEn: text, nameNe: text, sample: z.boolean() })
export type HolidayEntry = z.infer<typeof holidayEntry>

export const officeEntry = z.object({
  nameEn: text,
  nameNe: text,
  addressEn: text,
  addressNe: text,
  phone: text,
  email: text,
  latitude: coordinate,
  longitude: coordinate,
  sample: z.boolean(),
})
export type OfficeEntry = z.infer<typeof officeEntry>

/** `fromBs` and `toBs` are days of the Bikram Sambat year, 'MM-DD', inclusive; null for all year. Weekdays 0 = Sunday, times 'HH:MM'. */
export const hoursEntry = z.object({
  fromBs: z.nullable(text),
  toBs: z.nullable(text),
  weekdays: z.array(z.number()),
  opens: text,
  closes: text,
})
export type HoursEntry = z.infer<typeof hoursEntry>

export const officerEntry = z.object({
  duty: z.enum(duties),
  nameEn: text,
  nameNe: text,
  positionEn: text,
  positionNe: text,
  phone: text,
  email: text,
})
export type OfficerEntry = z.infer<typeof officerEntry>

export const linkEntry = z.object({ kind: z.enum(linkKinds), labelEn: text, labelNe: text, url: text })
export type LinkEntry = z.infer<typeof linkEntry>

/** `logoHash`: null without a picture. */
export const gatewayEntry = z.object({ nameEn: text, nameNe: text, url: text, logoHash: z.nullable(text) })
export type GatewayEntry = z.infer<typeof gatewayEntry>
