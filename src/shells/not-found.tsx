// Page for unknown addresses and missing files.

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
