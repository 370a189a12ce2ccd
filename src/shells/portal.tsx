// Shell of the customer portal: session, frame and navigation.

import type { ClientLoaderFunctionArgs } from 'react-router'
import { Outlet, useLoaderData, useLocation } from 'react-router'
import { translator } from '#kit/language.ts'
import type { PageHandle } from '#platform/page-handle.ts'
import { useLanguage } from '#ui/page-language.ts'
import { PageMeta } from '#platform/page-meta.tsx'
import { page } from '#platform/page.server.ts'
import { readShell } from '#features/organisations/operations.server.ts'
import { requireSession } from '#features/sessions/screens/signed-in.ts'
import { frameMessages } from './frame-messages.ts'
import { entriesFor, labelAt, navigationContext, pagesIn } from './navigation.ts'
import { SignedInFrame } from './signed-in-frame.tsx'

export const handle = { hydrate: true, uncached: true } satisfies PageHandle

export const loader = page(async (ctx, { context }) => {
  const { name, address, logoUrl, contactNo } = (await readShell(ctx)).organisation
  return {
    branding: { name, address, logoUrl },
    officePhone: contactNo,
    pages: pagesIn(ctx.language, context.get(navigationContext).portal),
  }
})

export async function clientLoader({ request, serverLoader }: ClientLoaderFunctionArgs) {
  const [shell, { who }] = await Promise.all([serverLoader<typeof loader>(), requireSession('customer', request)])
  return { ...shell, who }
}
clientLoader.hydrate = true as const

export default function Portal() {
  const { branding, officePhone, pages, who } = useLoaderData<typeof clientLoader>()
  return (
    <SignedInFrame
      branding={branding}
      officePhone={officePhone}
      who={who}
      entries={entriesFor(pages, who.permissions)}
      language={useLanguage()}
    >
      <Outlet />
    </SignedInFrame>
  )
}

export function HydrateFallback({ loaderData }: { loaderData?: Awaited<ReturnType<typeof loader>> }) {
  const language = useLanguage()
  const t = translator(frameMessages, language)
  const pages = loaderData?.pages ?? []
  const title = labelAt(pages, useLocation().pathname) ?? t('nav.account')
  return (
    <SignedInFrame
      branding={loaderData?.branding}
      officePhone={loaderData?.officePhone}
      entries={entriesFor(pages, [])}
      language={language}
    >
      <PageMeta title={title} />
      <h1 className="text-2xl">{title}</h1>
      <p className="needs-script mt-3 text-neutral-600">{t('signed.wait')}</p>
    </SignedInFrame>
  )
}
