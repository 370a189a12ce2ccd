// Menu of the signed-in person: the pages of one's own account, and logging out.

import { useEffect, useRef } from 'react'
import { NavLink } from 'react-router'
import type { Language } from '#kit/language.ts'
import { inLanguage, translator } from '#kit/language.ts'
import { logOut } from '#features/sessions/screens/log-out.ts'
import type { Who } from '#features/sessions/contract/api.ts'
import { Button } from '#ui/button.tsx'
import { closeOutside } from '#ui/close-outside.ts'
import { Icon } from '#ui/icon.tsx'
import { frameMessages } from './frame-messages.ts'
import type { NavigationEntry } from './navigation.ts'

type PersonMenuProps = { who: Who; entries: NavigationEntry[]; language: Language }

/** A disclosure. On a phone logging out is in it. */
export function PersonMenu({ who, entries, language }: PersonMenuProps) {
  const t = translator(frameMessages, language)
  const menu = useRef<HTMLDetailsElement>(null)
  useEffect(() => closeOutside(menu.current!), [])
  return (
    <>
      <details ref={menu} className="screen-only relative min-w-0 sm:max-w-64">
        <summary className="flex min-h-11 min-w-11 items-center justify-center gap-1.5 rounded-box px-1 select-none dense:min-h-9">
          <Icon name="user" />
          <span className="sr-only">{t('navigation.group_own')}: </span>
          <PersonName who={who} language={language} className="max-sm:sr-only" />
          <Icon name="chevron" className="flips size-5 max-sm:hidden" />
        </summary>
        <div className="on-light absolute end-0 top-full z-40 mt-1 grid w-max max-w-[80vw] min-w-56 gap-1 rounded-box border border-neutral-300 bg-surface p-2 text-base text-title shadow-raised">
          <ul aria-label={t('navigation.group_own')}>
            {entries.map(({ to, label, icon }) => (
              <li key={to}>
                <NavLink
                  to={to}
                  className="flex min-h-11 items-center gap-2 rounded-box px-3 py-2 font-bold text-title hover:bg-secondary-50 aria-[current]:bg-primary-50"
                >
                  <Icon name={icon} />
                  {label}
                </NavLink>
              </li>
            ))}
          </ul>
          <LogOut language={language} className="w-full sm:hidden" />
        </div>
      </details>
      <LogOut language={language} className="max-sm:hidden" />
    </>
  )
}

/** On a phone also below the organisation's name, where the menu has its icon only. */
export function PersonName({
  who,
  language,
  className = '',
}: Omit<PersonMenuProps, 'entries'> & { className?: string }) {
  const name = inLanguage(who.person.name, language)
  return (
    <span lang={name.lang} className={`truncate ${className}`}>
      {name.text}
    </span>
  )
}

function LogOut({ language, className }: { language: Language; className: string }) {
  return (
    <Button kind="plain" className={className} onClick={() => void logOut(language)}>
      <Icon name="logout" />
      {translator(frameMessages, language)('nav.logout')}
    </Button>
  )
}
