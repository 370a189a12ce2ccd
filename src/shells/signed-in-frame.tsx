// Frame of signed-in screens: organisation, user and navigation.

import { useEffect } from 'react'
import type { ReactNode } from 'react'
import { NavLink } from 'react-router'
import { formatNumber } from '#kit/format/numbers.ts'
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
import { guardSession, leaveWithOtherTabs } from './session-guard.ts'

export type Branding = { name: Bilingual; logoUrl: string }

/** Without `who` the frame alone, while the session is loading. */
export function SignedInFrame(props: {
  branding: Branding | undefined
  who?: Who
  entries: NavigationEntry[]
  language: Language
  children: ReactNode
}) {
  const { branding, who, entries, language, children } = props
  const t = translator(shellMessages, language)
  useEffect(() => guardSession(language), [language])
  useEffect(leaveWithOtherTabs, [])
  return (
    <>
      <a
        href="#main"
        className="screen-only sr-only rounded-box bg-primary font-semibold text-white focus:not-sr-only focus:absolute focus:start-4 focus:top-2 focus:z-50 focus:px-4 focus:py-3"
      >
        {t('nav.skip')}
      </a>
      <header className="on-dark bg-primary text-white">
        <div className="page-width flex flex-wrap items-center gap-x-5 gap-y-1 py-2">
          <a href="/" className="flex min-w-0 basis-full items-center gap-2.5 font-bold sm:flex-1 sm:basis-0">
            {branding?.logoUrl ? (
              <img src={branding.logoUrl} alt="" width="44" height="44" className="size-11" />
            ) : null}
            <span className="line-clamp-2 leading-heading">
              {branding ? inLanguage(branding.name, language).text : t('nav.website')}
            </span>
          </a>
          <LanguageLink
            language={language}
            className="screen-only flex min-h-11 items-center gap-1.5 px-1 font-semibold"
          />
          {who ? <Person who={who} language={language} /> : null}
        </div>
      </header>
      <div className="page-width grid gap-6 pt-6 pb-16 lg:grid-cols-[14rem_minmax(0,1fr)] lg:gap-10">
        <Navigation entries={entries} language={language} />
        <main id="main" tabIndex={-1} className="min-w-0 outline-none">
          <noscript>
            <p>{t('signed.no_script')}</p>
          </noscript>
          {children}
        </main>
      </div>
      <ToastArea language={language} />
    </>
  )
}

function Person({ who, language }: { who: Who; language: Language }) {
  const t = translator(shellMessages, language)
  const name = inLanguage(who.person.name, language)
  return (
    <>
      <span className="flex items-center gap-1.5">
        <Icon name="user" />
        <span lang={name.lang}>{name.text}</span>
      </span>
      <Button kind="plain" onClick={() => void logOut(language)}>
        {t('nav.logout')}
      </Button>
    </>
  )
}

function Navigation({ entries, language }: { entries: NavigationEntry[]; language: Language }) {
  const t = translator(shellMessages, language)
  return (
    <nav aria-label={t('navigation.label')} className="screen-only">
      <ul className="-mx-2 grid grid-cols-2 gap-1 sm:-mx-3 sm:flex sm:flex-wrap lg:mx-0 lg:grid lg:grid-cols-1">
        {entries.map(({ to, label, icon, count }) => (
          <li key={to} className="grid">
            <NavLink
              to={to}
              end={to === '/account' || to === '/staff'}
              className="flex min-h-11 items-center gap-2 rounded-box px-2 py-2 font-semibold sm:px-3 text-primary hover:bg-secondary-50 aria-[current]:bg-primary-50 aria-[current]:font-bold"
            >
              <Icon name={icon} />
              <span className="min-w-0 flex-1">{label}</span>
              {count ? (
                <span className="figures rounded-full bg-accent-100 px-2 text-sm text-accent-800">
                  <span aria-hidden="true">{formatNumber(count, language)}</span>
                  <span className="sr-only">{t('navigation.waiting', { n: count })}</span>
                </span>
              ) : null}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
