// Samples of charter services and questions for the test that nothing is readable unless it is public.

import type { Samples } from '#tests/published-samples.ts'
import { blank, sampleOf, secret, titled } from '#tests/published-samples.ts'
import { question } from './operations/questions.server.ts'
import { service } from './operations/services.server.ts'

export const samples: Samples['samples'] = {
  service: sampleOf(service, {
    entry() {
      const text = titled('service')
      const texts = { name: text, papers: [text], fee: text, time: text, officer: text, grievanceOfficer: text }
      return { ...texts, rule: blank, sample: false, slug: secret('service'), position: 1 }
    },
    known: () => ({ own: [] }),
  }),
  question: sampleOf(question, {
    entry: () => ({ question: titled('question'), answer: titled('question'), position: 1 }),
    known: () => ({ own: [] }),
  }),
}

export const shownAt: Samples['shownAt'] = {
  '/miscellaneous': ['service', 'question'],
  '/web-resources/customer/charter/487': ['service'],
  '/web-resources/customer/questions/487': ['question'],
}
