// Rules of the list of requested papers: one row for each kind and purpose, whose name stays with the applications that have it.

import type { FieldIssue, Verdict } from '#kit/refusal.ts'
import { allow, deny } from '#kit/refusal.ts'
import type { ListedPaper } from '../contract/papers.ts'

type Place = Pick<ListedPaper, 'purpose' | 'kind'>

export function issueBeside(paper: Place, others: readonly Place[]): FieldIssue | undefined {
  const taken = others.some(({ purpose, kind }) => purpose === paper.purpose && kind === paper.kind)
  return taken ? { field: 'kind', key: 'applications.paper_taken' } : undefined
}

/** Applications store the kind, so that another kind is another row. */
export function issueOfChange(before: Place, after: Place): FieldIssue | undefined {
  const same = before.purpose === after.purpose && before.kind === after.kind
  return same ? undefined : { field: 'kind', key: 'applications.paper_kind_fixed' }
}

/** `sent`: papers of this kind with applications, which need a row for their name. */
export function mayBeRemoved({ kind }: Place, sent: number, others: readonly Place[]): Verdict {
  const isNamed = others.some((other) => other.kind === kind)
  return sent > 0 && !isNamed ? deny('applications.paper_in_use', { n: sent }) : allow
}
