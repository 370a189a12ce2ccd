// Which papers does an application need by the organisation's list, and which are still missing?

import type { Bilingual } from '#kit/language.ts'
import type { Details } from '../contract/form.ts'
import type { ListedPaper, PaperKind } from '../contract/papers.ts'

type Asking = Pick<Details, 'kind' | 'transferReason'>

/** The papers asked for, in the order of the list; each once. */
export function papersFor(list: readonly ListedPaper[], { kind, transferReason }: Asking): ListedPaper[] {
  const purposes = transferReason === 'inheritance' && kind === 'transfer' ? [kind, 'inheritance'] : [kind]
  const asked = purposes.flatMap((each) => list.filter(({ purpose, asked: isAsked }) => isAsked && purpose === each))
  return asked.filter((paper, index) => asked.findIndex((other) => other.kind === paper.kind) === index)
}

/** The papers still to be brought: required, neither sent nor seen at the office. */
export function missingPapers(list: readonly ListedPaper[], details: Asking, given: Iterable<string>): PaperKind[] {
  const here = new Set(given)
  const missing = papersFor(list, details).filter(({ kind, required }) => required && !here.has(kind))
  return missing.map(({ kind }) => kind)
}

/** An organisation knows what it has listed at some time; another paper would stand in its files without a name. */
export function isKnownPaper(list: readonly ListedPaper[], kind: PaperKind): boolean {
  return list.some((paper) => paper.kind === kind)
}

/** What a paper is called: as in the list of its application, else as in any. */
export function paperName(list: readonly ListedPaper[], kind: string, asking?: Asking): Bilingual {
  const here = asking ? papersFor(list, asking) : []
  return [...here, ...list].find((paper) => paper.kind === kind)?.label ?? { en: kind, ne: kind }
}
