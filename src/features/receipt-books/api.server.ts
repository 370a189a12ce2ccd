// API handlers of receipt books.

import { serve } from '#platform/serve.server.ts'
import { receiptBooksApi } from './contract/api.ts'
import {
  notePage,
  readBookPages,
  readReceiptBook,
  readReceiptBooks,
  registerBook,
  returnBook,
} from './operations/books.server.ts'
import { enterPage } from './operations/enter.server.ts'

export const receiptBooks = serve(receiptBooksApi, {
  receiptBooks: readReceiptBooks,
  receiptBook: readReceiptBook,
  registerBook,
  returnBook,
  bookPages: readBookPages,
  enterPage,
  notePage,
})
