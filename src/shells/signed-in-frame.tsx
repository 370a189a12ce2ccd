// Frame of signed-in screens: organisation, user and navigation.

import { useEffect } from 'react'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import type { Bilingual, Language } from '#kit/language.ts'
import { inLanguage, translator } from '#kit/language.ts'
import { logOut } from '#features/sessions/screens/log-out.ts'
import type { Who } from '#features/sessions/contract/api.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { ToastArea } from '#ui/toast/toast-area.tsx'
import { LanguageLink } from './language-link.tsx'
import { shellMessages } from './messages.ts'
import type { NavigationEntry } from './navigation.ts'
import { focusOpenedRow, rememberRow } from './row-focus.ts'
import { guardSession, leaveWithOtherTabs } from './session-guard.ts'
import { SignedInNavigation } from './signed-in-navigation.tsx'

export type Branding = { name: Bilingual; logoUrl: string }

/** Without `who` the frame alone, while the session is loading. `dense`: ten rows of a list fit into a screen of 768 pixels. */
export function SignedInFrame(props: {
  branding: Branding | undefined
  who?: Who
  dense?: boolean
  entries: NavigationEntry[]
  language: Language
  children: ReactNode
}) {
  const { branding, who, dense = false, entries, language, children } = props
  const { pathname } = useLocation()
  const t = translator(shellMessages, language)
  useEffect(() => guardSession(language), [language])
  useEffect(leaveWithOtherTabs, [])
  useEffect(() => focusOpenedRow(pathname), [pathname])
  return (
    <div
      data-dense={dense ? '' : undefined}
      className="contents"
      onClickCapture={({ nativeEvent }) => rememberRow(nativeEvent)}
    >
      <a
        href="#main"
        className="screen-only sr-only rounded-box bg-primary font-semibold text-white focus:not-sr-only focus:absolute focus:start-4 focus:top-2 focus:z-50 focus:px-4 focus:py-3"
      >
        {t('nav.skip')}
      </a>
      <header className="on-dark bg-primary text-white">
        <div className="page-width flex flex-wrap items-center gap-x-3 gap-y-1 py-2 sm:gap-x-5 dense:max-w-[100rem] dense:px-4 dense:py-1">
          <a href="/" className="flex min-w-0 basis-full items-center gap-2.5 font-bold sm:flex-1 sm:basis-0">
            {branding?.logoUrl ? (
              <img src={branding.logoUrl} alt="" width="44" height="44" className="emblem size-11 dense:size-9" />
            ) : null}
            <span className="line-clamp-2 leading-heading">
              {branding ? inLanguage(branding.name, language).text : t('nav.website')}
            </span>
          </a>
          <LanguageLink
            language={language}
            className="screen-only flex min-h-11 items-center gap-1.5 px-1 font-semibold dense:min-h-9"
          />
          {who ? <Person who={who} language={language} /> : null}
        </div>
      </header>
      <div className="page-width grid gap-6 pb-16 lg:grid-cols-[14rem_minmax(0,1fr)] lg:gap-10 lg:pt-6 dense:max-w-[100rem] dense:grid-cols-[10.5rem_minmax(0,1fr)] dense:gap-6 dense:px-4 dense:pt-3">
        <SignedInNavigation entries={entries} language={language} />
        <main id="main" tabIndex={-1} className="min-w-0 outline-none">
          <noscript>
            <p>{t('signed.no_script')}</p>
          </noscript>
          {children}
        </main>
      </div>
      <ToastArea language={language} />
    </div>
  )
}

function Person({ who, language }: { who: Who; language: Language }) {
  const t = translator(shellMessages, language)
  const name = inLanguage(who.person.name, language)
  return (
    <>
      <span className="flex min-w-0 flex-1 items-center justify-end gap-1.5 sm:flex-none">
        <Icon name="user" />
        <span lang={name.lang} className="truncate">
          {name.text}
        </span>
      </span>
      <Button kind="plain" onClick={() => void logOut(language)}>
        {t('nav.logout')}
      </Button>
    </>
  )
}
