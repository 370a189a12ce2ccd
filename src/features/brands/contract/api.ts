// HTTP API of an organisation's appearance: its colours and its pattern.

import * as z from 'zod/mini'
import type { Contract } from '#kit/contract.ts'
import { orgId } from '#kit/inputs.ts'
import { patternNames } from '#kit/pattern.ts'
import { form } from '#kit/validation/form.ts'
import { appearanceForm } from './forms.ts'

const appearance = z.object({
  primaryColour: z.string(),
  accentColour: z.string(),
  pattern: z.enum(['', ...patternNames]),
})
export type Appearance = z.infer<typeof appearance>

export const brandsApi = {
  organisationAppearance: {
    method: 'GET',
    path: '/admin/organisation/{orgId}/appearance',
    for: 'organisation:change',
    summary: {
      en: "The organisation's own colours as '#rrggbb' and its pattern, empty where it has none",
      ne: 'संस्थाका आफ्ना रङ (#rrggbb रूपमा) र बुट्टा; नभए खाली',
    },
    input: form({ orgId }),
    output: appearance,
  },
  changeAppearance: {
    method: 'POST',
    path: '/admin/organisation/{orgId}/appearance',
    for: 'organisation:change',
    summary: {
      en: "Change the organisation's colours, from which the steps that pages use are computed, and its pattern",
      ne: 'संस्थाका रङ र बुट्टा परिवर्तन गर्ने; पृष्ठमा प्रयोग हुने रङ यिनैबाट निकालिन्छन्',
    },
    input: form({ orgId, ...appearanceForm.fields }),
    output: appearance,
  },
} as const satisfies Contract

export type BrandsApi = typeof brandsApi
