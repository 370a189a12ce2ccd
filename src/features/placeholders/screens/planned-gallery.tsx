// What stands at the gallery's address until it has pictures? The menu already keeps still there.

import type { PageHandle } from '#platform/page-handle.ts'

export { default } from './planned.tsx'

export const handle = { stillMenu: true } satisfies PageHandle
