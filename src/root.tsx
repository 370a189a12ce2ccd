// The document: language, styles, the small scripts, and React only where a screen asks for it.

import { early, path as enhancementPath } from 'virtual:enhancement'
import type { ReactNode } from 'react'
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useMatches } from 'react-router'
import { translator } from '#kit/language.ts'
import { publicOrigin } from '#platform/page-context.ts'
import type { PageHandle } from '#platform/page-handle.ts'
import type { DocumentData } from '#platform/page-language.ts'
import { useLanguage } from '#platform/page-language.ts'
import { page } from '#platform/page.server.ts'
import { shellMessages } from '#shells/messages.ts'
import styles from './styles.css?url'

export const loader = page((ctx, { context }): DocumentData => ({
  language: ctx.language,
  reference: ctx.from.requestId,
  origin: context.get(publicOrigin),
}))

export function Layout({ children }: { children: ReactNode }) {
  const language = useLanguage()
  const hydrate = useMatches().some((match) => (match.handle as PageHandle | undefined)?.hydrate)
  return (
    <html lang={language} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <script dangerouslySetInnerHTML={{ __html: early }} />
        <Meta />
        <link rel="stylesheet" href={styles} />
        <Links />
        <script src={enhancementPath} defer />
      </head>
      <body suppressHydrationWarning>
        {children}
        {hydrate ? (
          <>
            <ScrollRestoration />
            <Scripts />
          </>
        ) : null}
      </body>
    </html>
  )
}

export default function Document() {
  return <Outlet />
}

/** Only when even the shell could not be prepared. */
export function ErrorBoundary() {
  const say = translator(shellMessages, useLanguage())
  return (
    <main className="mx-auto max-w-prose px-4 py-16">
      <h1 className="text-2xl font-bold">{say('error.failed')}</h1>
      <p className="mt-4">{say('error.failed_text')}</p>
    </main>
  )
}
