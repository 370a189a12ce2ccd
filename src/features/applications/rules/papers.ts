// Requested and missing papers of an application, by the organisation's list.

import type { Bilingual } from '#kit/language.ts'
import type { Details } from '../contract/form.ts'
import type { ListedPaper, PaperKind } from '../contract/papers.ts'

type PaperRequest = Pick<Details, 'kind' | 'transferReason'>

/** The requested papers, in the order of the list; each once. */
export function papersFor(list: readonly ListedPaper[], { kind, transferReason }: PaperRequest): ListedPaper[] {
  const purposes = transferReason === 'inheritance' && kind === 'transfer' ? [kind, 'inheritance'] : [kind]
  const requested = purposes.flatMap((each) =>
    list.filter(({ purpose, asked: isAsked }) => isAsked && purpose === each),
  )
  return requested.filter((paper, index) => requested.findIndex((other) => other.kind === paper.kind) === index)
}

/** The papers still to be brought: required, neither sent nor seen at the office. */
export function missingPapers(
  list: readonly ListedPaper[],
  details: PaperRequest,
  given: Iterable<string>,
): PaperKind[] {
  const present = new Set(given)
  const missing = papersFor(list, details).filter(({ kind, required }) => required && !present.has(kind))
  return missing.map(({ kind }) => kind)
}

/** Whether the organisation has ever listed this paper; another one would have no name. */
export function isKnownPaper(list: readonly ListedPaper[], kind: PaperKind): boolean {
  return list.some((paper) => paper.kind === kind)
}

/** Name of a paper: from the list of its application, else from any list. */
export function paperName(list: readonly ListedPaper[], kind: string, request?: PaperRequest): Bilingual {
  const requested = request ? papersFor(list, request) : []
  return [...requested, ...list].find((paper) => paper.kind === kind)?.label ?? { en: kind, ne: kind }
}
