// HTTP API of water quality: the latest test compared with the national standard.

import * as z from 'zod/mini'
import { isIsoDate } from '#kit/calendar/civil-date.ts'
import type { Contract } from '#kit/contract.ts'
import { format, orgId } from '#kit/inputs.ts'
import type { Bilingual } from '#kit/language.ts'
import { bilingual } from '#kit/outputs.ts'
import { form } from '#kit/validation/form.ts'
import type { WindowEntry } from '#features/publishing/contract/window.ts'

/** Lowest and highest value of the standard, null where it sets none; `noOtherSource`: what is accepted where no other source exists. */
const limits = z.object({
  low: z.nullable(z.number()),
  high: z.nullable(z.number()),
  noOtherSource: z.nullable(z.number()),
})
export type Limits = z.infer<typeof limits>

export const verdicts = ['within', 'accepted', 'outside', 'no-limit'] as const
/** accepted: above the limit, and within what is accepted where no other source exists. */
export type QualityVerdict = (typeof verdicts)[number]

export const qualityRow = z.object({
  parameter: bilingual,
  unit: bilingual,
  limits,
  result: z.number(),
  verdict: z.enum(verdicts),
})
export type QualityRow = z.infer<typeof qualityRow>

/** `sample`: invented for the demonstration, and labelled as a sample. */
export const waterTest = z.object({
  slug: z.string(),
  sampledOn: z.string(),
  place: bilingual,
  sample: z.boolean(),
  data: z.array(qualityRow),
})
export type WaterTest = z.infer<typeof waterTest>

/** Without a slug one is made from the day of the sample. */
export type NewWaterTest = WindowEntry & {
  slug?: string
  sampledOn: string
  place: Bilingual
  sample: boolean
  rows: Omit<QualityRow, 'verdict'>[]
}

export const waterQualityApi = {
  waterQuality: {
    method: 'GET',
    path: '/customer/waterQuality/{orgId}',
    for: 'anyone',
    cached: true,
    summary: {
      en: 'The newest test of the water, row by row against the national standard, as JSON or CSV; null before the first',
      ne: 'पानीको गुणस्तरको पछिल्लो परीक्षण, राष्ट्रिय मापदण्डसँग दाँजिएका सूचकसहित, JSON वा CSV मा; परीक्षण नभएसम्म null',
    },
    input: form({ orgId, format }),
    output: z.object({ test: z.nullable(waterTest) }),
    also: ['text/csv'],
  },
} as const satisfies Contract

export type WaterQualityApi = typeof waterQualityApi

/** A test in a file for `npm run content`. */
export const importedWaterTest = z.strictObject({
  ...z.pick(waterTest, { slug: true, place: true }).shape,
  sampledOn: z.string().check(z.refine(isIsoDate)),
  sample: z._default(z.boolean(), false),
  rows: z.array(z.omit(qualityRow, { verdict: true })),
})
