// Text of the files of documents: its states and its limits on a page.

/** pending: not read yet. empty: read, but pictures only. unsupported: a kind of file whose text is not read. */
export const textStates = ['pending', 'read', 'empty', 'unreadable', 'unsupported'] as const
export type TextState = (typeof textStates)[number]

/** Pages of a file that one view of its text shows. */
export const pagesPerView = 10

/** `pages` of one view, from `first`; `pageCount` of the whole file, null where it is not known. */
export type DocumentText = {
  state: TextState
  pageCount: number | null
  isConverted: boolean
  first: number
  pages: { page: number; text: string }[]
}
