// What a search shows without results: what to try, pages that are asked for most, and the telephone.

import { translator, type Bilingual, type Language } from '#kit/language.ts'
import { ButtonLink } from '#ui/button.tsx'
import { PhoneLink } from '#ui/contact-links.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { searchAddress, type SearchState } from '../../contract/kinds.ts'
import { searchMessages } from '../../messages.ts'

export type OfferedPage = { to: string; label: Bilingual }

type Props = { query: SearchState; offered: readonly OfferedPage[]; phone: string; language: Language }

export function NothingFound({ query, offered, phone, language }: Props) {
  const t = translator(searchMessages, language)
  const { q, kind } = query
  if (q && kind) {
    const all = <ButtonLink href={searchAddress({ q })}>{t('search.all_kinds')}</ButtonLink>
    return <EmptyState icon="search" title={t('search.none_kind')} action={all} />
  }
  const links = offered.map(({ to, label }) => (
    <ButtonLink key={to} href={to}>
      {label[language]}
    </ButtonLink>
  ))
  return (
    <EmptyState
      icon="search"
      title={q ? t('search.none', { q }) : t('search.empty')}
      text={q ? t('search.none_text') : t('search.empty_text')}
      action={
        <>
          {links}
          {q ? <PhoneLink number={phone} language={language} /> : null}
        </>
      }
    />
  )
}
