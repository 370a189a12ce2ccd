// Main menu: a bar with groups on wide screens, a list below the header on small ones. The style sheet decides which.

import type { Language } from '#kit/language.ts'
import { translator } from '#kit/language.ts'
import type { PublicPage } from '#root/manifest.ts'
import { Icon } from '#ui/icon.tsx'
import { AccountLink } from './account-link.tsx'
import { LanguageLink } from './language-link.tsx'
import type { MenuGroup } from './menu.ts'
import { isCurrent, isGroup, menuFor } from './menu.ts'
import { shellMessages } from './messages.ts'
import { PhoneLink } from './phone-link.tsx'

const menuId = 'menu'

/** Opens the menu on small screens. Without script it leads to the menu, which is then below the header. */
export function MenuButton({ language }: { language: Language }) {
  return (
    <a href={`#${menuId}`} aria-controls={menuId} className="menu-button screen-only">
      <Icon name="menu" />
      <Icon name="close" />
      <span className="sr-only">{translator(shellMessages, language)('nav.menu')}</span>
    </a>
  )
}

type MainMenuProps = {
  /** The markup of `MenuEntries`. */
  entries: string
  path: string
  /** The office's telephone: the header of a small screen has no space for it. */
  phone: string
  language: Language
  still: boolean
}

export function MainMenu({ entries, path, phone, language, still }: MainMenuProps) {
  const t = translator(shellMessages, language)
  return (
    <nav id={menuId} aria-label={t('nav.main')} data-still-menu={still ? '' : undefined} className="main-menu">
      <div>
        <ul dangerouslySetInnerHTML={{ __html: entries }} />
        <ul>
          <li className="only-wide">
            <LanguageLink language={language} />
          </li>
          <li>
            <a href="/login" aria-current={path === '/login' ? 'page' : undefined} className="when-signed-out">
              <Icon name="user" />
              {t('nav.login')}
            </a>
            <AccountLink language={language} />
          </li>
        </ul>
        {phone ? (
          <p>
            <PhoneLink number={phone} language={language} />
          </p>
        ) : null}
      </div>
    </nav>
  )
}

type EntriesProps = { pages: readonly PublicPage[]; shown: readonly string[]; path: string; language: Language }

export function MenuEntries({ pages, shown, path, language }: EntriesProps) {
  return menuFor(pages, shown).map((entry) =>
    isGroup(entry) ? (
      <Group key={entry.name} group={entry} path={path} language={language} />
    ) : (
      <li key={entry.to} className={entry.onlyWide ? 'only-wide' : undefined}>
        <Entry entry={entry} path={path} language={language} />
      </li>
    ),
  )
}

function Group({ group, path, language }: { group: MenuGroup; path: string; language: Language }) {
  return (
    <li className="menu-group">
      <button type="button" aria-expanded="false" data-current={isCurrent(group, path) ? '' : undefined}>
        {group.label[language]}
        <Icon name="chevron" className="flips" />
      </button>
      <ul>
        {group.items.map((item) => (
          <li key={item.to}>
            <Entry entry={item} path={path} language={language} />
          </li>
        ))}
      </ul>
    </li>
  )
}

function Entry({ entry, path, language }: { entry: PublicPage; path: string; language: Language }) {
  return (
    <a href={entry.to} aria-current={current(entry, path)}>
      {entry.label[language]}
    </a>
  )
}

/** `page` for the page itself, `true` for a page below this entry. */
function current(item: PublicPage, path: string): 'page' | 'true' | undefined {
  if (item.to === path) return 'page'
  return isCurrent(item, path) ? 'true' : undefined
}
