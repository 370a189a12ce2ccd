// Samples of water tests for the test that nothing is readable unless it is public.

import type { Samples } from '#tests/published-samples.ts'
import { blank, sampleOf, secret, titled } from '#tests/published-samples.ts'
import { waterTest } from './operations.server.ts'

export const samples: Samples['samples'] = {
  watertest: sampleOf(waterTest, {
    entry() {
      const limits = { low: null, high: 5, noOtherSource: 10 }
      const rows = [{ parameter: titled('watertest'), unit: blank, limits, result: 7 }]
      const place = titled('watertest')
      return { slug: secret('watertest'), sampledOn: '2026-11-01', place, sample: false, rows }
    },
    known: () => ({ own: [] }),
  }),
}

export const shownAt: Samples['shownAt'] = {
  '/': ['watertest'],
  '/_.data': ['watertest'],
  '/?lang=ne': ['watertest'],
  '/water-quality': ['watertest'],
  '/water-quality?lang=ne': ['watertest'],
  '/web-resources/customer/waterQuality/487': ['watertest'],
  '/web-resources/customer/waterQuality/487?format=csv': ['watertest'],
}
