// Link to the account of whoever is signed in on this device; a script of the page puts their name into it (decision 176).

import type { Language } from '#kit/language.ts'
import { Icon } from '#ui/icon.tsx'
import { account } from './menu.ts'

/** Shown only with a session on the device: the page is the same for everybody. */
export function AccountLink({ language, className = '' }: { language: Language; className?: string }) {
  return (
    <a href={account.to} data-account="" className={className ? `when-signed-in ${className}` : 'when-signed-in'}>
      <Icon name="user" />
      <span>{account.label[language]}</span>
    </a>
  )
}
