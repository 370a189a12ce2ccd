// Which papers can belong to an application, what does an organisation ask for, and what may they be?

import type { Bilingual } from '#kit/language.ts'

/** The last three are an organisation's own: what they are, its list of papers says. */
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

/** inheritance: what is asked for besides the papers of a transfer, after a death. */
export const purposes = ['new', 'transfer', 'inheritance'] as const
export type Purpose = (typeof purposes)[number]

/**
 * A paper of an organisation's list. `required`: sent or seen at the office before the application is prepared; `asked`:
 * false when it is only remembered for earlier applications; `sample`: until the organisation has given its own list.
 */
export type ListedPaper = {
  purpose: Purpose
  kind: PaperKind
  label: Bilingual
  required: boolean
  asked: boolean
  sample: boolean
}

/** The same with its place among the papers of its purpose, from 1. */
export type PaperPlace = ListedPaper & { position: number }

/** What a phone's camera and a scanner give. The bytes are looked at again when they arrive. */
export const paperTypes = ['image/jpeg', 'image/png', 'image/webp', 'application/pdf'] as const
export const largestPaperMb = 5

/** A whole application with its papers, bytes. */
export const largestApplication = 40 * 1024 * 1024

/** A paper as the office lists it; `replacedAt` when a newer one took its place. */
export type Paper = {
  id: number
  kind: PaperKind
  name: string
  type: string
  size: number
  at: Date
  replacedAt: Date | null
}
