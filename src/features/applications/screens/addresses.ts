// Where does an applicant go next?

import type { Receipt } from '../contract/answers.ts'
import type { PaperKind } from '../contract/papers.ts'
import { paperKinds } from '../contract/papers.ts'

/** The receipt's page: it says the code and the papers to bring, nothing about the person. */
export function sentAddress({ code, missing }: Pick<Receipt, 'code' | 'missing'>, corrected = false): string {
  const bring = missing.length > 0 ? `&bring=${missing.join('.')}` : ''
  return `/registration/sent?code=${code}${bring}${corrected ? '&corrected=yes' : ''}`
}

/** The papers named in that address; anything else in it is left out. */
export function papersToBring(query: URLSearchParams): PaperKind[] {
  const named = (query.get('bring') ?? '').slice(0, 300).split('.')
  return paperKinds.filter((kind) => named.includes(kind))
}
