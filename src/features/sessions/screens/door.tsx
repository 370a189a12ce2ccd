// What do the screens before a session have in common: a narrow page, help, and what to do without script?

import type { ReactNode } from 'react'
import { useLanguage } from '#ui/page-language.ts'
import { PageMeta } from '#platform/page-meta.tsx'
import { Callout } from '#ui/callout.tsx'
import { PhoneLink } from '#ui/contact-links.tsx'
import { PageArea } from '#ui/page-area.tsx'
import { PageHeading } from '#ui/page-heading.tsx'
import { sessionsSay } from './sentences.ts'

/** `children` needs script; without it the office's phone stands there instead. */
export function Door(props: {
  title: string
  lead: string
  officePhone: string
  aside?: ReactNode
  children: ReactNode
}) {
  const { title, lead, officePhone, aside, children } = props
  const language = useLanguage()
  const say = sessionsSay(language)
  const call = <PhoneLink number={officePhone} language={language} />
  return (
    <PageArea>
      <PageMeta title={title} description={lead} />
      <PageHeading title={title} lead={lead} />
      <noscript>
        <Callout tone="warning">
          <p>{say('login.no_script')}</p>
          {call}
        </Callout>
      </noscript>
      <div className="grid gap-10 lg:grid-cols-[minmax(0,30rem)_minmax(0,22rem)] lg:gap-16">
        <div className="needs-script">{children}</div>
        <aside className="grid content-start gap-8 border-neutral-200 max-lg:border-t max-lg:pt-8">
          {aside}
          <section>
            <h2 className="text-xl">{say('login.help')}</h2>
            <p className="mt-2 text-neutral-700">{say('login.help_text')}</p>
            {call}
          </section>
        </aside>
      </div>
    </PageArea>
  )
}
