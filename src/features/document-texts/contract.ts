// Text of the files of documents: its states and its limits on a page.

/** pending: not read yet. empty: read, but pictures only, in which no text was recognised so far. unsupported: a kind of file whose text is not read. */
export const textStates = ['pending', 'read', 'empty', 'unreadable', 'unsupported'] as const
export type TextState = (typeof textStates)[number]

/** Pages of a file that one view of its text shows. */
export const pagesPerView = 10

/** Pages of one file whose text is recognised from their picture: the first ones without a text of their own. */
export const maxScannedPages = 300

/**
 * `pages` of one view, from `first`, `isMachineRead` where the text was recognised from a picture; `pageCount` of the whole file, null where it
 * is not known.
 */
export type DocumentText = {
  state: TextState
  pageCount: number | null
  isConverted: boolean
  first: number
  /** Scanned pages of the whole file whose text is not recognised yet. */
  waiting: number
  pages: { page: number; text: string; isMachineRead: boolean }[]
}
