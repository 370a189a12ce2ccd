// Postings of entries: which accounts each kind debits and credits, its sign, and the balance of debits and credits.

import { allow, deny, type Verdict } from '#kit/refusal.ts'
import { accountNameOf, type Account, type AccountName } from '../contract/accounts.ts'
import type { EntryKind, NewEntry, Posting } from '../contract/entries.ts'

/** `debit` and `credit`: the accounts that a kind may post to. `sign`: what it does to the balance of its connection. */
type KindRule = { sign: 1 | -1 | 0 | 'any'; debit: readonly AccountName[]; credit: readonly AccountName[] }

const money = ['cash', 'cheques', 'clearing', 'bank'] as const
const charges = ['water', 'sewerage', 'fees'] as const

/** Rounding is on the side of the amount that it takes off, so it may be on both sides of a bill. */
export const kindRules: Record<Exclude<EntryKind, 'correction'>, KindRule> = {
  opening: { sign: 'any', debit: ['receivables', 'opening-contra'], credit: ['receivables', 'opening-contra'] },
  bill: { sign: 1, debit: ['receivables', 'rounding', ...charges], credit: [...charges, 'rounding'] },
  'credit-note': { sign: -1, debit: [...charges, 'rounding'], credit: ['receivables', 'rounding', ...charges] },
  fee: { sign: 1, debit: ['receivables'], credit: ['fees'] },
  surcharge: { sign: 1, debit: ['receivables'], credit: ['surcharge'] },
  rebate: { sign: -1, debit: ['rebate'], credit: ['receivables'] },
  waiver: { sign: -1, debit: ['waiver'], credit: ['receivables'] },
  subsidy: { sign: -1, debit: ['subsidy'], credit: ['receivables'] },
  'write-off': { sign: -1, debit: ['write-off'], credit: ['receivables'] },
  payment: { sign: -1, debit: money, credit: ['receivables'] },
  refund: { sign: 1, debit: ['receivables'], credit: money },
  // Of earlier books when the contra account is debited.
  deposit: { sign: 0, debit: [...money, 'opening-contra'], credit: ['deposits'] },
  'deposit-return': { sign: 0, debit: ['deposits'], credit: money },
  'deposit-applied': { sign: -1, debit: ['deposits'], credit: ['receivables'] },
  unidentified: { sign: 0, debit: money, credit: ['unidentified-receipts'] },
  identified: { sign: -1, debit: ['unidentified-receipts'], credit: ['receivables'] },
  banking: {
    sign: 0,
    debit: ['bank', 'deposited-cheques', 'cheques'],
    credit: ['cash', 'cheques', 'deposited-cheques', 'bank'],
  },
  settlement: { sign: 0, debit: ['bank', 'gateway-fees'], credit: ['clearing'] },
  'fee-receipt': { sign: 0, debit: money, credit: ['fees'] },
  'cash-difference': { sign: 0, debit: ['cash', 'cash-difference'], credit: ['cash', 'cash-difference'] },
}

/** What an entry adds to the balance of its connection. */
export function balanceEffect(postings: readonly Posting[]): number {
  return sumOf(postings.filter(({ account }) => account === 'receivables'))
}

/** Whether an entry balances, posts to the accounts of its kind and has its sign. */
export function checkEntry({ kind, postings, corrects, reason, connectionId }: NewEntry): Verdict {
  if (postings.length < 2 || sumOf(postings) !== 0 || postings.some(({ amountPaisa }) => amountPaisa === 0))
    return deny('ledger.unbalanced')
  if (kind === 'correction') return corrects && reason ? allow : deny('ledger.correction_needs_reason')
  const { sign, debit, credit } = kindRules[kind]
  const isForeign = ({ account, amountPaisa }: Posting) =>
    !(amountPaisa > 0 ? debit : credit).includes(accountNameOf(account))
  const foreign = postings.find(isForeign)
  if (foreign) return deny('ledger.account_foreign', { account: foreign.account })
  const effect = balanceEffect(postings)
  if (effect !== 0 && connectionId === null) return deny('ledger.connection_missing')
  const isSigned = sign === 'any' ? effect !== 0 : Math.sign(effect) === sign
  return isSigned ? allow : deny('ledger.sign_wrong')
}

/**
 * The two postings of an amount that an entry adds to a balance: above zero receivables are debited, below zero credited.
 * @example twoPostings('water', 9_000) // [{ receivables, 9000 }, { water, -9000 }]
 */
export function twoPostings(account: Account, amountPaisa: number): Posting[] {
  return [
    { account: 'receivables', amountPaisa },
    { account, amountPaisa: -amountPaisa },
  ]
}

/** The same postings with debits as credits. */
export function reversed(postings: readonly Posting[]): Posting[] {
  return postings.map(({ account, amountPaisa }) => ({ account, amountPaisa: -amountPaisa }))
}

function sumOf(postings: readonly Posting[]): number {
  return postings.reduce((sum, { amountPaisa }) => sum + amountPaisa, 0)
}
