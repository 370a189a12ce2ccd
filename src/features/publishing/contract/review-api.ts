// HTTP API of the page of all published kinds: items to review, that begin, end, lack a language or are due.

import type { Contract } from '#kit/contract.ts'
import { orgId } from '#kit/inputs.ts'
import { form } from '#kit/validation/form.ts'
import { reviewLists } from './review.ts'

export const reviewApi = {
  readReview: {
    method: 'GET',
    path: '/admin/review/{orgId}',
    for: 'staff',
    summary: {
      en: 'Items of the kinds that I may write: to review, beginning, ending, lacking a language or due for review',
      ne: 'आफूले लेख्न मिल्ने प्रकाशन सामग्री: समीक्षा बाँकी, प्रकाशन हुने, हट्ने, भाषा अपुग र पुनरावलोकन गर्नुपर्ने',
    },
    input: form({ orgId }),
    output: reviewLists,
  },
} as const satisfies Contract

export type ReviewApi = typeof reviewApi
