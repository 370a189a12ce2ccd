// Samples of disclosures for the test that nothing is readable unless it is public.

import type { Samples } from '#tests/published-samples.ts'
import { sampleOf, titled } from '#tests/published-samples.ts'
import { disclosure } from './operations.server.ts'

export const samples: Samples['samples'] = {
  disclosure: sampleOf(disclosure, {
    entry: () => ({
      fiscalYear: 2083,
      quarter: 1 as const,
      publishedOn: '2026-10-30',
      title: titled('disclosure'),
      entries: [titled('disclosure')],
    }),
    known: () => ({ own: [] }),
  }),
}

export const shownAt: Samples['shownAt'] = {
  '/categories': ['disclosure'],
  '/web-resources/customer/disclosures/487': ['disclosure'],
}
