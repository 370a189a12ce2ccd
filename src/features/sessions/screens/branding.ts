// Branding of the organisation for printed pages of the console.

import { useRouteLoaderData } from 'react-router'
import type { Bilingual } from '#kit/language.ts'

export type Branding = { name: Bilingual; address: Bilingual; logoUrl: string }

/** Name, address and logo of the organisation, from the loader of the console shell. */
export function useBranding(): Branding {
  return useRouteLoaderData<{ branding: Branding }>('staff')!.branding
}
