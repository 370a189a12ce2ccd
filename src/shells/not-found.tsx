// What answers an address that is not in the page table?

import { refuse } from '#kit/refusal.ts'
import { page } from '#platform/page.server.ts'

export const loader = page(() => refuse('missing', 'request.unknown_path'))

export default function NotFound() {
  return null
}
