// Which entries a file may post: what takes a second person, and what follows from other entries.

import type { ImportedKind, PostedSum } from '../contract/entries.ts'

/** Kinds that lower what is owed or pay out by a decision. */
const decisions: readonly string[] = [
  'waiver',
  'write-off',
  'credit-note',
  'refund',
  'subsidy',
  'rebate',
] satisfies ImportedKind[]

/** Kinds that follow from the payments and the bills of an organisation that bills here. */
const followingKinds: readonly string[] = ['rebate', 'surcharge'] satisfies ImportedKind[]

/** Whether a second person approves entries of this kind that the office posts by a file: decisions, and money that passes no counter. */
export function takesTwo(kind: ImportedKind): boolean {
  return kind === 'payment' || decisions.includes(kind)
}

/** Why a file does not post an entry of this kind. `isByCommand`: an operator alone imports it. */
export function refusalOfPosting(
  kind: ImportedKind,
  { isByCommand, isBilledHere }: { isByCommand: boolean; isBilledHere: boolean },
): string | undefined {
  if (!isBilledHere) return undefined
  if (followingKinds.includes(kind)) return 'ledger.follows_here'
  return isByCommand && decisions.includes(kind) ? 'ledger.decided_by_two' : undefined
}

/** Adds an entry to the sum of its kind. */
export function addPosted(sums: PostedSum[], { kind, amountPaisa }: Pick<PostedSum, 'kind' | 'amountPaisa'>): void {
  const sum = sums.find((each) => each.kind === kind)
  if (!sum) return void sums.push({ kind, rows: 1, amountPaisa })
  sum.rows += 1
  sum.amountPaisa += amountPaisa
}
