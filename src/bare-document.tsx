// A document of one message under the name and in the colours of the organisation: rendered without the database, the router and the menu.

import type { ReactNode } from 'react'
import type { Language } from '#kit/language.ts'
import { inLanguage } from '#kit/language.ts'
import { defaultColours } from '#kit/colours/default-colours.ts'
import type { Tenant } from '#platform/context.ts'
import { BarePage } from './bare-page.tsx'
import icon from './icon.svg?url'
import styles from './styles.css?url'

type Brand = Tenant['brand']
type Props = {
  title: string
  organisation: Pick<Tenant, 'name' | 'brand'> | undefined
  language: Language
  children: ReactNode
}

/** Its policy names the brand's style (`coloursOnly`). */
export function BareDocument({ title, organisation, language, children }: Props) {
  return (
    <html lang={language}>
      <BareHead title={title} brand={organisation?.brand ?? null} />
      <body>
        <BarePage title={title} organisation={organisation && inLanguage(organisation.name, language).text}>
          {children}
        </BarePage>
      </body>
    </html>
  )
}

/** The head of a document without scripts, which search engines leave out. */
export function BareHead({ title, brand }: { title: string; brand: Brand }) {
  return (
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="color-scheme" content="light dark" />
      <meta name="theme-color" content={brand?.primary ?? defaultColours.primary} />
      <meta name="robots" content="noindex" />
      <title>{title}</title>
      <link rel="icon" href={icon} sizes="any" />
      <link rel="stylesheet" href={styles} />
      {brand ? <style>{brand.style}</style> : null}
    </head>
  )
}
