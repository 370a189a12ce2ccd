// HTTP API of an organisation's colours.

import * as z from 'zod/mini'
import type { Contract } from '#kit/contract.ts'
import { orgId } from '#kit/inputs.ts'
import { form } from '#kit/validation/form.ts'
import { coloursForm } from './forms.ts'

const colours = z.object({ primaryColour: z.string(), accentColour: z.string() })
export type BrandColours = z.infer<typeof colours>

export const brandsApi = {
  organisationColours: {
    method: 'GET',
    path: '/admin/organisation/{orgId}/colours',
    for: 'organisation:change',
    summary: {
      en: "The organisation's own colours as '#rrggbb', empty where it has none",
      ne: 'संस्थाका आफ्ना रङ, #rrggbb रूपमा; नभए खाली',
    },
    input: form({ orgId }),
    output: colours,
  },
  changeColours: {
    method: 'POST',
    path: '/admin/organisation/{orgId}/colours',
    for: 'organisation:change',
    summary: {
      en: "Change the organisation's colours; the steps that pages use are computed from them",
      ne: 'संस्थाका रङ परिवर्तन गर्ने; पृष्ठमा प्रयोग हुने रङ यिनैबाट निकालिन्छन्',
    },
    input: form({ orgId, ...coloursForm.fields }),
    output: colours,
  },
} as const satisfies Contract

export type BrandsApi = typeof brandsApi
