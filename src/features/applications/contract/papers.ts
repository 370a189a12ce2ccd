// Which papers belong to an application, and what may they be?

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
] as const
export type PaperKind = (typeof paperKinds)[number]

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
