// Layout of the pages before sign-in: heading, form, help, and a notice without script.

import type { ReactNode } from 'react'
import { useLanguage } from '#ui/page-language.ts'
import { PageMeta } from '#platform/page-meta.tsx'
import { Callout } from '#ui/callout.tsx'
import { PhoneLink } from '#ui/contact-links.tsx'
import { PageArea } from '#ui/page-area.tsx'
import { PageHeading } from '#ui/page-heading.tsx'
import { sessionsTranslator } from './translator.ts'

/** `children` needs script; without script the page shows a notice and the office's phone number instead. */
export function SignInLayout(props: {
  title: string
  lead: string
  officePhone: string
  aside?: ReactNode
  children: ReactNode
}) {
  const { title, lead, officePhone, aside, children } = props
  const language = useLanguage()
  const t = sessionsTranslator(language)
  const call = <PhoneLink number={officePhone} language={language} />
  return (
    <PageArea>
      <PageMeta title={title} description={lead} />
      <PageHeading title={title} lead={lead} />
      <noscript>
        <Callout tone="warning">
          <p>{t('login.no_script')}</p>
          {call}
        </Callout>
      </noscript>
      <div className="grid gap-10 lg:grid-cols-[minmax(0,30rem)_minmax(0,22rem)] lg:gap-16">
        <div className="needs-script">{children}</div>
        <aside className="grid content-start gap-8 border-neutral-200 max-lg:border-t max-lg:pt-8">
          {aside}
          <section>
            <h2 className="text-xl">{t('login.help')}</h2>
            <p className="mt-2 text-neutral-700">{t('login.help_text')}</p>
            {call}
          </section>
        </aside>
      </div>
    </PageArea>
  )
}
