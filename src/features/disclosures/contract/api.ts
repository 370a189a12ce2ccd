// HTTP API of quarterly disclosures: information that an organisation publishes proactively.

import * as z from 'zod/mini'
import type { Quarter } from '#kit/calendar/fiscal-year.ts'
import { isIsoDate } from '#kit/calendar/civil-date.ts'
import type { Contract } from '#kit/contract.ts'
import { orgId } from '#kit/inputs.ts'
import type { Bilingual } from '#kit/language.ts'
import { bilingual, pageOf } from '#kit/outputs.ts'
import { pagingFields } from '#kit/page.ts'
import { form } from '#kit/validation/form.ts'
import type { WindowEntry } from '#features/publishing/contract/window.ts'

/** `fiscalYear` is the Bikram Sambat year in which it starts; `entries` the headings under which something is disclosed. */
export const disclosure = z.object({
  slug: z.string(),
  fiscalYear: z.number(),
  quarter: z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4)]),
  publishedOn: z.string(),
  title: bilingual,
  entries: z.array(bilingual),
})
export type Disclosure = z.infer<typeof disclosure>

export type NewDisclosure = WindowEntry & {
  fiscalYear: number
  quarter: Quarter
  publishedOn: string
  title: Bilingual
  entries: Bilingual[]
}

export const disclosuresApi = {
  disclosures: {
    method: 'GET',
    path: '/customer/disclosures/{orgId}',
    for: 'anyone',
    cached: true,
    summary: {
      en: 'Proactive disclosures by quarter, newest first (Right to Information Act 2064, section 5)',
      ne: 'त्रैमासिक स्वतः प्रकाशन विवरण, नयाँदेखि पुरानो क्रममा (सूचनाको हकसम्बन्धी ऐन, २०६४ को दफा ५)',
    },
    input: form({ orgId, ...pagingFields }),
    output: pageOf(disclosure),
  },
} as const satisfies Contract

/** A disclosure in a file for `npm run content`. */
export const importedDisclosure = z.strictObject({
  ...z.omit(disclosure, { slug: true }).shape,
  publishedOn: z.string().check(z.refine(isIsoDate)),
})
