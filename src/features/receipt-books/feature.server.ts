// Server manifest of receipt books: API rows.

import type { ServerFeature } from '#root/manifest.ts'
import { receiptBooks } from './api.server.ts'

export const receiptBooksServer = { api: receiptBooks } satisfies ServerFeature
