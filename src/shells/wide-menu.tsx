// Menu on wide screens: a bar with groups that open by mouse, touch or keyboard.

import type { Language } from '#kit/language.ts'
import { translator } from '#kit/language.ts'
import { Icon } from '#ui/icon.tsx'
import { AccountLink } from './account-link.tsx'
import { LanguageLink } from './language-link.tsx'
import type { PublicPage } from '#root/manifest.ts'
import type { MenuGroup } from './menu.ts'
import { isCurrent, isGroup, menuFor } from './menu.ts'
import { shellMessages } from './messages.ts'

/** `entries` is the markup of `WideMenuEntries`. */
export function WideMenu(props: { entries: string; path: string; language: Language; still: boolean }) {
  const { entries, path, language, still } = props
  const t = translator(shellMessages, language)
  return (
    <nav
      aria-label={t('nav.main')}
      data-still-menu={still ? '' : undefined}
      className="sticks-wide on-dark hidden bg-primary lg:block"
    >
      <div className="page-width flex justify-between gap-4">
        <ul className="-ms-3 flex flex-wrap" dangerouslySetInnerHTML={{ __html: entries }} />
        <ul className="-me-3 flex shrink-0">
          <li>
            <LanguageLink language={language} className="menu-entry" />
          </li>
          <li>
            <a
              href="/login"
              aria-current={path === '/login' ? 'page' : undefined}
              className="menu-entry when-signed-out"
            >
              <Icon name="user" />
              {t('nav.login')}
            </a>
            <AccountLink language={language} className="menu-entry" />
          </li>
        </ul>
      </div>
    </nav>
  )
}

type EntriesProps = { pages: readonly PublicPage[]; shown: readonly string[]; path: string; language: Language }

export function WideMenuEntries({ pages, shown, path, language }: EntriesProps) {
  return menuFor('wide', pages, shown).map((entry) =>
    isGroup(entry) ? (
      <Group key={entry.name} group={entry} path={path} language={language} />
    ) : (
      <li key={entry.to}>
        <a href={entry.to} aria-current={current(entry, path)} className="menu-entry">
          {entry.label[language]}
        </a>
      </li>
    ),
  )
}

function Group({ group, path, language }: { group: MenuGroup; path: string; language: Language }) {
  const id = `menu-${group.name}`
  return (
    <li className="menu-group relative">
      <button
        type="button"
        aria-expanded="false"
        aria-controls={id}
        data-current={isCurrent(group, path) ? '' : undefined}
        className="menu-entry"
      >
        {group.label[language]}
        <Icon name="chevron" className="flips size-4" />
      </button>
      <ul id={id} className="menu-panel">
        {group.items.map((item) => (
          <li key={item.to}>
            <a href={item.to} aria-current={current(item, path)} className="menu-item">
              {item.label[language]}
            </a>
          </li>
        ))}
      </ul>
    </li>
  )
}

/** `page` for the page itself, `true` for a page below this entry. */
export function current(item: PublicPage, path: string): 'page' | 'true' | undefined {
  if (item.to === path) return 'page'
  return isCurrent(item, path) ? 'true' : undefined
}
