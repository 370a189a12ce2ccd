// Papers of applications: kinds, purposes, file types and sizes.

import type { Bilingual } from '#kit/language.ts'

/** The last three are an organisation's own; its list of papers names them. */
export const paperKinds = [
  'citizenship',
  'landCertificate',
  'houseMap',
  'photo',
  'wardRecommendation',
  'propertyTax',
  'oldBill',
  'deathCertificate',
  'relationship',
  'consentOfHeirs',
  'own1',
  'own2',
  'own3',
] as const
export type PaperKind = (typeof paperKinds)[number]

/** inheritance: papers requested in addition to those of a transfer, after a death. */
export const purposes = ['new', 'transfer', 'inheritance'] as const
export type Purpose = (typeof purposes)[number]

/**
 * A paper of an organisation's list. `required`: sent or seen at the office before the application is prepared; `asked`:
 * false when it is stored only for earlier applications; `sample`: until the organisation has entered its own list.
 */
export type ListedPaper = {
  purpose: Purpose
  kind: PaperKind
  label: Bilingual
  required: boolean
  asked: boolean
  sample: boolean
}

/** A paper of the list that takes effect on a day. */
export type DatedPaper = PaperPlace & { effectiveFrom: string }

/** A listed paper with its position among the papers of its purpose, from 1. */
export type PaperPlace = ListedPaper & { position: number }

/** The last place among the papers of a purpose. */
export const maxPaperPlace = 99

/** File types of phone cameras and scanners. The bytes are inspected on upload. */
export const paperTypes = ['image/jpeg', 'image/png', 'image/webp', 'application/pdf'] as const
export const maxPaperMegabytes = 5

/** Maximum size of an application with its papers, bytes. */
export const maxApplicationBytes = 40 * 1024 * 1024

/** A paper as the office lists it; `replacedAt`: when a newer one replaced it. */
export type Paper = {
  id: number
  kind: PaperKind
  name: string
  type: string
  size: number
  at: Date
  replacedAt: Date | null
}
