// A document of one message under the name and in the colours of the organisation: rendered without the database, the router and the menu.

import type { ReactNode } from 'react'
import type { Language } from '#kit/language.ts'
import { inLanguage, translator } from '#kit/language.ts'
import { defaultColours } from '#kit/colours/default-colours.ts'
import { OnCallLine } from '#features/offices/screens/on-call.tsx'
import type { Phones, Tenant } from '#platform/context.ts'
import { shellMessages } from '#shells/messages.ts'
import { PhoneLink } from '#ui/contact-links.tsx'
import { BarePage } from './bare-page.tsx'
import icon from './icon.svg?url'
import styles from './public.css?url'

type Brand = Tenant['brand']
type Props = {
  title: string
  organisation: Pick<Tenant, 'name' | 'brand' | 'phones'> | undefined
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
          {organisation ? <Telephones {...organisation.phones} language={language} /> : null}
        </BarePage>
      </body>
    </html>
  )
}

/** The office's telephone and the on-call number: where the website does not answer, people do. */
function Telephones({ office, onCall: number, onCallTitle: title, language }: Phones & { language: Language }) {
  const t = translator(shellMessages, language)
  if (!office && !number) return null
  return (
    <div className="mt-8 border-t border-neutral-200 pt-4">
      {office ? (
        <p>
          {t('signed.office')} <PhoneLink number={office} language={language} />
        </p>
      ) : null}
      {number ? <OnCallLine onCall={{ number, title, sample: false }} language={language} /> : null}
    </div>
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
