// Samples of members for the test that nothing is readable unless it is public.

import type { Samples } from '#tests/published-samples.ts'
import { blank, photo, sampleOf, sizesOf, titled } from '#tests/published-samples.ts'
import { member } from './operations.server.ts'

export const samples: Samples['samples'] = {
  member: sampleOf(member, {
    entry: () => ({
      name: titled('member'),
      title: titled('member'),
      tenure: blank,
      phone: '023-9876543',
      email: '',
      kind: 'staff' as const,
      position: 1,
      duty: 'informationOfficer' as const,
      photo,
      sample: false,
    }),
    known: (_, id) => ({ own: sizesOf(`/member-photos/${id}`), traces: [`/member-photos/${id}/`, '9876543'] }),
  }),
}

export const shownAt: Samples['shownAt'] = {
  '/members': ['member'],
  '/web-resources/customer/members/487': ['member'],
  '/web-resources/customer/members/487?kind=staff': ['member'],
}
