// Search in the header: a field on wide screens, a link with an icon on smaller ones.

import type { Language } from '#kit/language.ts'
import { translator } from '#kit/language.ts'
import { Icon } from '#ui/icon.tsx'
import { shellMessages } from './messages.ts'

/** The page of the search has its own field. */
export function HeaderSearch({ path, language }: { path: string; language: Language }) {
  const t = translator(shellMessages, language)
  return (
    <>
      {path === '/search' ? null : (
        <search className="header-search screen-only">
          <form method="get" action="/search">
            <input
              type="search"
              name="q"
              className="input"
              maxLength={200}
              autoComplete="off"
              enterKeyHint="search"
              aria-label={t('header.search_label')}
              placeholder={t('header.search')}
            />
            <button type="submit" aria-label={t('header.search')}>
              <Icon name="search" />
            </button>
          </form>
        </search>
      )}
      <a href="/search" className="header-search-link screen-only" aria-label={t('header.search')}>
        <Icon name="search" />
      </a>
    </>
  )
}
