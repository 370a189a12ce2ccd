// Document of every page: language, styles and scripts; hydrated as a whole only in signed-in apps.

import { decodeQrPath, early, enhancePath, formChecksPath, verifyReceiptsPath, waterPath } from 'virtual:enhancement'
import { appScripts } from 'virtual:islands'
import { use, useMemo } from 'react'
import type { ReactNode } from 'react'
import type { UIMatch } from 'react-router'
import { Links, Meta, Outlet, Scripts, useLocation, useMatches, useNavigate } from 'react-router'
import { inLanguage, languages, translator } from '#kit/language.ts'
import { defaultColours } from '#kit/colours/default-colours.ts'
import { useCanonical } from '#platform/canonical.ts'
import { PageCalendar } from '#platform/page-calendar.tsx'
import { publicOrigin } from '#platform/page-context.ts'
import type { PageHandle } from '#platform/page-handle.ts'
import type { DocumentData } from '#platform/page-document.ts'
import { useDocument } from '#platform/page-document.ts'
import { ScriptMark } from '#platform/script-mark.ts'
import { PageAddressContext } from '#ui/page-address.ts'
import { PageLanguage, useLanguage } from '#ui/page-language.ts'
import { page } from '#platform/page.server.ts'
import { pictureUrl } from '#features/organisations/contract/addresses.ts'
import { frameMessages } from '#shells/frame-messages.ts'
import { BarePage } from './bare-page.tsx'
import productIcon from './icon.svg?url'
import publicStyles from './public.css?url'
import signedInStyles from './signed-in.css?url'

export { whenThePathChanges as shouldRevalidate } from '#platform/revalidation.ts'

export const loader = page((ctx, { context }): DocumentData => ({
  language: ctx.language,
  organisation: inLanguage(ctx.org.name, ctx.language).text,
  reference: ctx.from.requestId,
  origin: context.get(publicOrigin),
  icon: ctx.org.icon,
  brand: ctx.org.brand,
  preview: ctx.org.icon ? pictureUrl(ctx.org.icon.png) : undefined,
}))

export function Layout({ children }: { children: ReactNode }) {
  const { language = 'en', brand } = useDocument() ?? {}
  const mark = use(ScriptMark)
  const handles = useMatches().map(({ handle }) => handle as PageHandle | undefined)
  const isSignedIn = handles.some((handle) => handle?.hydrate)
  return (
    <html lang={language} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" content={brand?.primary ?? defaultColours.primary} />
        <Icons />
        <Meta />
        <Alternates />
        <link rel="stylesheet" href={isSignedIn ? signedInStyles : publicStyles} />
        {brand ? <style nonce={mark}>{brand.style}</style> : null}
        <Links />
        {/* It waits for the style sheets above, so that the first screen is painted before the rest of the body is read (decision 340). */}
        <script nonce={mark} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: early }} />
        <script src={enhancePath} defer />
        {handles.some((handle) => handle?.showsWater) ? <script src={waterPath} defer /> : null}
        {handles.some((handle) => handle?.checksForms) ? <script src={formChecksPath} defer /> : null}
        {handles.some((handle) => handle?.verifiesReceipts) ? (
          <script src={verifyReceiptsPath} data-decoder={decodeQrPath} defer />
        ) : null}
      </head>
      <body suppressHydrationWarning>
        <PageLanguage value={language}>
          <RoutedAddress>{children}</RoutedAddress>
        </PageLanguage>
        <PageCalendar />
        {isSignedIn ? <AppScripts /> : null}
      </body>
    </html>
  )
}

function AppScripts() {
  return (
    <>
      {appScripts.map((script) => (
        <link key={script} rel="modulepreload" href={script} />
      ))}
      <Scripts />
    </>
  )
}

/** The router's address for components that do not use the router. */
function RoutedAddress({ children }: { children: ReactNode }) {
  const { search } = useLocation()
  const navigate = useNavigate()
  const matches = useMatches()
  const address = useMemo(
    () => ({
      search,
      parameters: matches.flatMap(parametersOf),
      go: (href: string) => void navigate(href, { preventScrollReset: true }),
    }),
    [search, matches, navigate],
  )
  return <PageAddressContext value={address}>{children}</PageAddressContext>
}

function parametersOf({ handle }: UIMatch): readonly string[] {
  return (handle as PageHandle | undefined)?.parameters ?? []
}

/** The organisation's icon for tab and home screen, else the product's. */
function Icons() {
  const { icon, language } = useDocument() ?? {}
  return (
    <>
      <link rel="icon" href={icon ? pictureUrl(icon.own) : productIcon} sizes="any" />
      {icon ? <link rel="apple-touch-icon" href={pictureUrl(icon.png)} /> : null}
      <link rel="manifest" href={`/manifest.webmanifest?lang=${language ?? 'en'}`} />
    </>
  )
}

/** The canonical address of the page and its address in each language. */
function Alternates() {
  const canonical = useCanonical()
  if (!canonical) return null
  return (
    <>
      <link rel="canonical" href={canonical.own} />
      {languages.map((language) => (
        <link key={language} rel="alternate" hrefLang={language} href={canonical.inTheLanguage(language)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={canonical.plain} />
    </>
  )
}

export default function Document() {
  return <Outlet />
}

/** Shown only when even the shell failed. */
export function ErrorBoundary() {
  const t = translator(frameMessages, useLanguage())
  const { organisation, reference } = useDocument() ?? {}
  return (
    <BarePage title={t('error.failed')} organisation={organisation}>
      <title>{t('error.failed')}</title>
      <p className="mt-3">{t('error.failed_text')}</p>
      {reference ? <p className="mt-4 font-bold">{t('error.reference', { reference })}</p> : null}
      <p className="mt-8">
        <a href="/" className="link">
          {t('error.home')}
        </a>
      </p>
    </BarePage>
  )
}
