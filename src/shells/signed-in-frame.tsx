// Frame of signed-in screens: organisation, user and navigation.

import { useEffect } from 'react'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import type { Bilingual, Language } from '#kit/language.ts'
import { inLanguage, translator } from '#kit/language.ts'
import type { Who } from '#features/sessions/contract/api.ts'
import { ToastArea } from '#ui/toast/toast-area.tsx'
import { LanguageLink } from './language-link.tsx'
import { useLeaveQuestion } from './leave-question.ts'
import { frameMessages } from './frame-messages.ts'
import type { NavigationEntry } from './navigation.ts'
import { isOwn } from './navigation.ts'
import { PersonMenu, PersonName } from './person-menu.tsx'
import { PhoneLink } from './phone-link.tsx'
import { focusOpenedRow, rememberRow } from './row-focus.ts'
import { guardSession, leaveWithOtherTabs } from './session-guard.ts'
import { useTopOfPage } from './top-of-page.ts'
import { SignedInNavigation } from './signed-in-navigation.tsx'

export type Branding = { name: Bilingual; logoUrl: string }

/** Without `who` the frame alone, while the session is loading. `dense`: ten rows of a list fit into a screen of 768 pixels. */
export function SignedInFrame(props: {
  branding: Branding | undefined
  who?: Who
  dense?: boolean
  /** The office's telephone, below the pages of customers. */
  officePhone?: string | undefined
  entries: NavigationEntry[]
  /** Below the pages of the navigation. */
  navigationEnd?: ReactNode
  language: Language
  children: ReactNode
}) {
  const { branding, who, dense = false, officePhone, entries, navigationEnd, language, children } = props
  const { pathname } = useLocation()
  const t = translator(frameMessages, language)
  useEffect(() => guardSession(language), [language])
  useEffect(leaveWithOtherTabs, [])
  useLeaveQuestion(language)
  useTopOfPage()
  useEffect(() => focusOpenedRow(pathname), [pathname])
  return (
    <div
      data-dense={dense ? '' : undefined}
      className="contents"
      onClickCapture={({ nativeEvent }) => rememberRow(nativeEvent)}
    >
      <a
        href="#main"
        className="screen-only sr-only rounded-box bg-primary font-bold text-white focus:not-sr-only focus:absolute focus:start-4 focus:top-2 focus:z-50 focus:px-4 focus:py-3"
      >
        {t('nav.skip')}
      </a>
      <header className="on-dark bg-primary text-white">
        <div className="page-width flex items-center gap-x-2 py-1.5 sm:gap-x-5 sm:py-2 dense:max-w-[100rem] dense:px-4 dense:py-1">
          <a href="/" className="flex min-w-0 flex-1 items-center gap-2.5 font-bold">
            {branding?.logoUrl ? (
              <img src={branding.logoUrl} alt="" width="44" height="44" className="emblem size-11 dense:size-9" />
            ) : null}
            <span className="grid min-w-0 text-sm leading-heading sm:text-base sm:leading-heading">
              <span className={who ? 'truncate sm:line-clamp-2 sm:whitespace-normal' : 'line-clamp-2'}>
                {branding ? inLanguage(branding.name, language).text : t('nav.website')}
              </span>
              {who ? <PersonName who={who} language={language} className="font-normal sm:hidden" /> : null}
            </span>
          </a>
          <LanguageLink
            language={language}
            className="screen-only flex min-h-11 items-center gap-1.5 px-1 font-bold dense:min-h-9"
          />
          {/* Its key closes it when one of its pages is opened. */}
          {who ? <PersonMenu key={pathname} who={who} entries={entries.filter(isOwn)} language={language} /> : null}
        </div>
      </header>
      <div className="page-width grid gap-6 pb-16 print:block print:pb-0 lg:grid-cols-[14rem_minmax(0,1fr)] lg:gap-10 lg:pt-6 dense:max-w-[100rem] dense:grid-cols-[11.25rem_minmax(0,1fr)] dense:gap-6 dense:px-4 dense:pt-3">
        <SignedInNavigation entries={entries.filter((entry) => !isOwn(entry))} language={language}>
          {navigationEnd}
        </SignedInNavigation>
        <main id="main" tabIndex={-1} className="min-w-0 outline-none">
          <noscript>
            <p>
              {t('signed.no_script')}{' '}
              <a href="/contact" className="link">
                {t('footer.contact')}
              </a>
            </p>
          </noscript>
          {children}
        </main>
      </div>
      {officePhone ? <OfficeLine phone={officePhone} language={language} /> : null}
      <ToastArea language={language} />
    </div>
  )
}

function OfficeLine({ phone, language }: { phone: string; language: Language }) {
  const t = translator(frameMessages, language)
  return (
    <footer className="on-dark screen-only mt-auto bg-primary-950 text-on-primary">
      <p className="page-width flex flex-wrap items-center justify-between gap-x-6 py-2">
        <span className="flex flex-wrap items-center gap-x-3">
          {t('signed.office')} <PhoneLink number={phone} language={language} />
        </span>
        <a href="/contact" className="inline-flex min-h-11 items-center underline underline-offset-4">
          {t('footer.contact')}
        </a>
      </p>
    </footer>
  )
}
