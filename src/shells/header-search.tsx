// Search in the header: a field on wide screens, a link with an icon on smaller ones.

import { suggestionsPath } from 'virtual:enhancement'
import type { Language } from '#kit/language.ts'
import { translator } from '#kit/language.ts'
import { Icon } from '#ui/icon.tsx'
import { shellMessages } from './messages.ts'

type Props = { path: string; organisationId: number; language: Language }

/** A field; the page of the search has its own. */
export function HeaderSearch({ path, organisationId, language }: Props) {
  const t = translator(shellMessages, language)
  if (path === '/search') return null
  return (
    <search className="header-search screen-only">
      <form method="get" action="/search" data-suggestions={`${suggestionsPath}#${organisationId}`}>
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
  )
}

/** In the line above the header of a phone, which has no space for a field. */
export function SearchLink({ language }: { language: Language }) {
  const label = translator(shellMessages, language)('header.search')
  return (
    <a href="/search" className="search-link" aria-label={label}>
      <Icon name="search" />
    </a>
  )
}
