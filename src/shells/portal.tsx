// Shell of the customer portal: session, frame and navigation.

import type { ClientLoaderFunctionArgs } from 'react-router'
import { Outlet, useLoaderData } from 'react-router'
import { translator } from '#kit/language.ts'
import type { PageHandle } from '#platform/page-handle.ts'
import { useLanguage } from '#ui/page-language.ts'
import { PageMeta } from '#platform/page-meta.tsx'
import { page } from '#platform/page.server.ts'
import { readShell } from '#features/organisations/operations.server.ts'
import { requireSession } from '#features/sessions/screens/signed-in.ts'
import { shellMessages } from './messages.ts'
import { SignedInFrame } from './signed-in-frame.tsx'
import type { Branding, RailEntry } from './signed-in-frame.tsx'

export const handle = { hydrate: true, uncached: true } satisfies PageHandle

export const loader = page(async (ctx): Promise<Branding> => {
  const { name, logoUrl } = (await readShell(ctx)).organisation
  return { name, logoUrl }
})

export async function clientLoader({ request, serverLoader }: ClientLoaderFunctionArgs) {
  const [branding, { who }] = await Promise.all([serverLoader<typeof loader>(), requireSession('customer', request)])
  return { branding, who }
}
clientLoader.hydrate = true as const

const rail: RailEntry[] = [
  { to: '/account', label: 'rail.overview', icon: 'drop' },
  { to: '/account/complaints', label: 'rail.my_complaints', icon: 'message' },
  { to: '/account/applications', label: 'rail.my_applications', icon: 'file' },
  { to: '/account/details', label: 'rail.details', icon: 'user' },
  { to: '/account/password', label: 'rail.password', icon: 'key' },
  { to: '/account/devices', label: 'rail.devices', icon: 'device' },
]

export default function Portal() {
  const { branding, who } = useLoaderData<typeof clientLoader>()
  return (
    <SignedInFrame branding={branding} who={who} rail={rail} language={useLanguage()}>
      <Outlet />
    </SignedInFrame>
  )
}

export function HydrateFallback({ loaderData }: { loaderData?: Branding }) {
  const language = useLanguage()
  const t = translator(shellMessages, language)
  return (
    <SignedInFrame branding={loaderData} rail={rail} language={language}>
      <PageMeta title={t('nav.account')} />
      <h1 className="text-2xl">{t('nav.account')}</h1>
      <p className="mt-3 text-neutral-600">{t('signed.wait')}</p>
    </SignedInFrame>
  )
}
