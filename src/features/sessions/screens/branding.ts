// Branding of the organisation for printed pages of the console and the portal.

import { useRouteLoaderData } from 'react-router'
import type { Bilingual } from '#kit/language.ts'

export type Branding = { name: Bilingual; address: Bilingual; logoUrl: string }

/** Name, address and logo of the organisation, from the loader of the shell. */
export function useBranding(): Branding {
  const staff = useRouteLoaderData<{ branding: Branding }>('staff')
  const portal = useRouteLoaderData<{ branding: Branding }>('portal')
  return (staff ?? portal)!.branding
}
