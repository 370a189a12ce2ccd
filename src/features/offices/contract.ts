// HTTP API of offices and public holidays.

import * as z from 'zod/mini'
import type { Contract } from '#kit/contract.ts'
import { orgId } from '#kit/inputs.ts'
import { bilingual } from '#kit/outputs.ts'
import { form } from '#kit/validation/form.ts'

/** `sample`: sample content until the organisation has confirmed its own. */
export const office = z.object({
  name: bilingual,
  address: bilingual,
  phone: z.string(),
  email: z.string(),
  latitude: z.nullable(z.number()),
  longitude: z.nullable(z.number()),
  sample: z.boolean(),
})
export type Office = z.infer<typeof office>

/** `day` is a civil date in Nepal. */
export const holiday = z.object({ day: z.string(), name: bilingual, sample: z.boolean() })
export type Holiday = z.infer<typeof holiday>

export const officesApi = {
  offices: {
    method: 'GET',
    path: '/customer/offices/{orgId}',
    for: 'anyone',
    cached: true,
    summary: {
      en: 'The offices of the organisation and the upcoming public holidays',
      ne: 'संस्थाका कार्यालय र आगामी सार्वजनिक बिदा',
    },
    input: form({ orgId }),
    output: z.object({ data: z.array(office), holidays: z.array(holiday) }),
  },
} as const satisfies Contract
