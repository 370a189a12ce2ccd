// Which papers does an application need, and which are still missing?

import type { Details, Kind } from '../contract/form.ts'
import type { PaperKind } from '../contract/papers.ts'

/**
 * The papers asked for: with the application for a tap, proof of the house (Drinking Water Service Charge Recovery Rules
 * 2050, rule 3) and what offices list; with a transfer, what ward offices list; after a death, the heirs' papers too.
 */
export function papersFor({ kind, transferReason }: Pick<Details, 'kind' | 'transferReason'>): readonly PaperKind[] {
  if (kind === 'new') return papersOf.new
  return transferReason === 'inheritance' ? [...papersOf.transfer, ...papersOfHeirs] : papersOf.transfer
}

/** The papers still to be brought: asked for, neither sent nor seen at the office. */
export function missingPapers(details: Pick<Details, 'kind' | 'transferReason'>, given: Iterable<string>): PaperKind[] {
  const here = new Set(given)
  return papersFor(details).filter((kind) => !here.has(kind))
}

const papersOf: Record<Kind, readonly PaperKind[]> = {
  new: ['citizenship', 'landCertificate', 'houseMap', 'photo', 'wardRecommendation'],
  transfer: ['citizenship', 'landCertificate', 'houseMap', 'propertyTax', 'oldBill'],
}
const papersOfHeirs: readonly PaperKind[] = ['deathCertificate', 'relationship', 'consentOfHeirs']
