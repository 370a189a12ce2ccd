// Files of the office's lists, by which `npm run content` replaces a list as a whole.

import * as z from 'zod/mini'
import { holiday, office } from '#features/offices/contract.ts'
import { duties, linkKinds } from '#features/organisations/contract/kinds.ts'
import { isIsoDate } from '#kit/calendar/civil-date.ts'
import { bilingual } from '#kit/outputs.ts'

const text = z.string()
const day = text.check(z.refine(isIsoDate))
const webAddress = text.check(z.regex(/^https?:\/\/\S+$/))
const dayOfYear = z.nullable(text.check(z.regex(/^\d\d-\d\d$/)))
const time = text.check(z.regex(/^\d\d:\d\d$/))
const weekday = z.number().check(z.int(), z.gte(0), z.lte(6))

export const listFiles = {
  offices: z.strictObject({ offices: z.array(office) }),
  officers: z.strictObject({
    officers: z.array(
      z.strictObject({ duty: z.enum(duties), name: bilingual, position: bilingual, phone: text, email: text }),
    ),
  }),
  links: z.strictObject({
    links: z.array(z.strictObject({ kind: z.enum(linkKinds), label: bilingual, url: webAddress })),
  }),
  /** `logo` names a file beside this one. */
  gateways: z.strictObject({
    gateways: z.array(z.strictObject({ name: bilingual, url: webAddress, logo: z.optional(text) })),
  }),
  hours: z.strictObject({
    hours: z.array(
      z.strictObject({
        fromBs: dayOfYear,
        toBs: dayOfYear,
        weekdays: z.array(weekday),
        opens: time,
        closes: time,
      }),
    ),
  }),
  holidays: z.strictObject({ from: day, to: day, holidays: z.array(holiday) }),
} as const
