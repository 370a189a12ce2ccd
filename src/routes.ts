// The page table: which address shows which screen.

import type { RouteConfig } from '@react-router/dev/routes'
import { index, layout, route } from '@react-router/dev/routes'
import { plannedPages } from './features/placeholders/contract.ts'

const planned = 'features/placeholders/screens'

export default [
  route('/organisation-pictures/:hash', 'features/organisations/screens/picture.ts'),
  route('/slide-pictures/:hash', 'features/slides/screens/picture.ts'),
  layout('shells/public.tsx', [
    layout('shells/screen.tsx', [
      index('features/landing/screens/landing.tsx'),
      route('/gallery', `${planned}/planned-gallery.tsx`),
      ...plannedPages.map((path) => route(path, `${planned}/planned.tsx`, { id: `planned${path}` })),
      route('*', 'shells/not-found.tsx'),
    ]),
  ]),
] satisfies RouteConfig
