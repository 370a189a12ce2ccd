// URL of the receipt's page, with the papers to bring.

import type { Receipt } from '../contract/answers.ts'
import type { PaperKind } from '../contract/papers.ts'
import { paperKinds } from '../contract/papers.ts'

/** URL of the receipt's page: the code and the papers to bring, no personal data. */
export function sentAddress({ code, missing }: Pick<Receipt, 'code' | 'missing'>, corrected = false): string {
  const bring = missing.length > 0 ? `&bring=${missing.join('.')}` : ''
  return `/registration/sent?code=${code}${bring}${corrected ? '&corrected=yes' : ''}`
}

/** The papers named in that URL; anything else is ignored. */
export function papersToBring(query: URLSearchParams): PaperKind[] {
  const named = (query.get('bring') ?? '').slice(0, 300).split('.')
  return paperKinds.filter((kind) => named.includes(kind))
}
