// A document of one message under the name of the organisation: rendered without the database, the router and the menu.

import type { ReactNode } from 'react'
import type { Bilingual, Language } from '#kit/language.ts'
import { inLanguage } from '#kit/language.ts'
import icon from './icon.svg?url'
import styles from './styles.css?url'

type Props = { title: string; organisation: Bilingual; language: Language; children: ReactNode }

export function BareDocument({ title, organisation, language, children }: Props) {
  return (
    <html lang={language}>
      <BareHead title={title} />
      <body>
        <main className="page-width measure py-8 md:py-12">
          <p className="mb-8 border-b border-neutral-200 pb-4 text-lg font-bold">
            {inLanguage(organisation, language).text}
          </p>
          <h1 className="text-2xl">{title}</h1>
          {children}
        </main>
      </body>
    </html>
  )
}

/** The head of a document without scripts, which search engines leave out. */
export function BareHead({ title }: { title: string }) {
  return (
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="color-scheme" content="light dark" />
      <meta name="robots" content="noindex" />
      <title>{title}</title>
      <link rel="icon" href={icon} sizes="any" />
      <link rel="stylesheet" href={styles} />
    </head>
  )
}
