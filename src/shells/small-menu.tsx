// Menu on small screens: a button that opens a list of groups below the header.

import type { Language } from '#kit/language.ts'
import { translator } from '#kit/language.ts'
import { Icon } from '#ui/icon.tsx'
import { AccountLink } from './account-link.tsx'
import { PhoneLink } from './header.tsx'
import type { PublicPage } from '#root/manifest.ts'
import type { MenuGroup } from './menu.ts'
import { isCurrent, isGroup, login, menuFor } from './menu.ts'
import { shellMessages } from './messages.ts'
import { current } from './wide-menu.tsx'

type Props = {
  pages: readonly PublicPage[]
  shown: readonly string[]
  path: string
  /** The office's telephone; the narrow header has no space for it. */
  phone: string
  language: Language
}

/** The content of `<details class="small-menu">`. Native disclosures: they open, close and expose their state without script. */
export function SmallMenuContent({ pages, shown, path, phone, language }: Props) {
  const t = translator(shellMessages, language)
  return (
    <>
      <summary className="grid size-11 place-items-center rounded-box bg-action text-white">
        <Icon name="menu" className="when-closed size-6" />
        <Icon name="close" className="when-open size-6" />
        <span className="sr-only">{t('nav.menu')}</span>
      </summary>
      <nav
        aria-label={t('nav.main')}
        className="absolute inset-x-0 top-full z-40 max-h-[calc(100dvh-100%)] overflow-y-auto border-t border-neutral-200 bg-surface shadow-raised"
      >
        <ul>
          {menuFor('small', pages, shown).map((entry) => (
            <li key={isGroup(entry) ? entry.name : entry.to}>
              {isGroup(entry) ? (
                <Group group={entry} path={path} language={language} />
              ) : (
                <Entry entry={entry} path={path} language={language} />
              )}
            </li>
          ))}
          <li className="when-signed-out">
            <Entry entry={login} path={path} language={language} />
          </li>
          <li className="when-signed-in">
            <AccountLink language={language} className="menu-row justify-start" />
          </li>
        </ul>
        {phone ? (
          <p className="px-4 py-2 text-title md:px-6">
            <PhoneLink number={phone} language={language} />
          </p>
        ) : null}
      </nav>
    </>
  )
}

function Group({ group, path, language }: { group: MenuGroup; path: string; language: Language }) {
  return (
    <details open={isCurrent(group, path)}>
      <summary className="menu-row">
        {group.label[language]}
        <Icon name="chevron" className="flips size-5" />
      </summary>
      <ul className="menu-below">
        {group.items.map((item) => (
          <li key={item.to}>
            <Entry entry={item} path={path} language={language} />
          </li>
        ))}
      </ul>
    </details>
  )
}

function Entry({ entry, path, language }: { entry: PublicPage; path: string; language: Language }) {
  return (
    <a href={entry.to} aria-current={current(entry, path)} className="menu-row">
      {entry.label[language]}
    </a>
  )
}
