// Admin API of the organisation's details.

import * as z from 'zod/mini'
import { facts } from '#features/organisations/contract/api.ts'
import { versionConflicts } from '#features/ordered-lists/contract/conflicts.ts'
import { editHistory } from '#features/ordered-lists/contract/edits.ts'
import type { Contract } from '#kit/contract.ts'
import { orgId } from '#kit/inputs.ts'
import { form } from '#kit/validation/form.ts'
import { changedDetails } from './details-form.ts'

const text = z.string()
const values = {
  nameEn: text,
  nameNe: text,
  addressEn: text,
  addressNe: text,
  contactNo: text,
  email: text,
  waterLink: text,
  municipalityEn: text,
  municipalityNe: text,
  districtEn: text,
  districtNe: text,
  latitude: z.nullable(z.number()),
  longitude: z.nullable(z.number()),
  facebookUrl: text,
  youtubeUrl: text,
  mobileAppUrl: text,
  establishedBs: z.nullable(z.number()),
}
export type DetailValues = z.infer<z.ZodMiniObject<typeof values>>

/** `sampleFacts`: what is labelled as sample content. `logoUrl`: '' without an emblem. */
const details = z.object({ ...values, logoUrl: text, sampleFacts: z.array(z.enum(facts)), ...editHistory })
export type Details = z.infer<typeof details>

export const detailsApi = {
  readDetails: {
    method: 'GET',
    path: '/admin/details/{orgId}',
    for: 'organisation:change',
    summary: {
      en: "The organisation's details with the history of their edits",
      ne: 'संस्थाको विवरण, परिवर्तनको इतिहाससहित',
    },
    input: form({ orgId }),
    output: details,
  },
  changeDetails: {
    method: 'PUT',
    path: '/admin/details/{orgId}',
    for: 'organisation:change',
    summary: {
      en: "Change the organisation's details; refused when somebody else has changed them since `version`",
      ne: 'संस्थाको विवरण परिवर्तन गर्ने; `version` पछि अरूले परिवर्तन गरेको भए स्वीकार हुँदैन',
    },
    input: changedDetails,
    output: details,
    conflicts: versionConflicts,
    body: 'multipart',
    maxBodyBytes: 2 * 1024 * 1024,
  },
} as const satisfies Contract

export type DetailsApi = typeof detailsApi
