// Receipt books: which pages they have, whether one may be entered, and what its day may be.

import { allow, deny, type Verdict } from '#kit/refusal.ts'
import { maxPages, type PageState } from './contract/forms.ts'

export type Book = { firstPage: number; lastPage: number; handedOn: string; returnedOn: string | null }

/** The pages are in order, not too many, and the book was handed out by today. */
export function mayRegister({ firstPage, lastPage, handedOn }: Omit<Book, 'returnedOn'>, today: string): Verdict {
  if (lastPage < firstPage || lastPage - firstPage >= maxPages) return deny('books.pages_wrong', { n: maxPages })
  return handedOn <= today ? allow : deny('books.day_to_come')
}

export function hasPage({ firstPage, lastPage }: Pick<Book, 'firstPage' | 'lastPage'>, page: number): Verdict {
  return page >= firstPage && page <= lastPage
    ? allow
    : deny('books.page_outside', { first: firstPage, last: lastPage })
}

/** Nothing is backdated but by a book: not before it was handed out, not after it came back, and not to a day to come. */
export function mayBeOf({ handedOn, returnedOn }: Book, paidOn: string, today: string): Verdict {
  if (paidOn > today) return deny('books.day_to_come')
  if (paidOn < handedOn) return deny('books.before_handed')
  return returnedOn !== null && paidOn > returnedOn ? deny('books.after_returned') : allow
}

type Known = { state: 'entered' | 'void' | 'missing' } | undefined

/** `lastKnown`: the last page of the book that is entered or void, 0 for none. The SQL of the list says the same. */
export function stateOfPage(
  known: Known,
  { page, lastKnown, isReturned }: { page: number; lastKnown: number; isReturned: boolean },
): PageState {
  if (known) return known.state
  if (page < lastKnown) return 'gap'
  return isReturned ? 'unused' : 'open'
}
