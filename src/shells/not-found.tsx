// What answers an address that is not in the page table, or the address of a file that is not there?

import { refuse } from '#kit/refusal.ts'
import { lastRefusal } from '#platform/page-context.ts'
import { page } from '#platform/page.server.ts'

export const loader = page((_, { context }) => {
  const { key, values } = context.get(lastRefusal) ?? { key: 'request.unknown_path' }
  return refuse('missing', key, values && { values })
})

export default function NotFound() {
  return null
}
