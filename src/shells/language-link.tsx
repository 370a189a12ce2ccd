// Link to the same page in the other language.

import { useLocation } from 'react-router'
import type { Language } from '#kit/language.ts'
import { otherLanguage } from '#kit/language.ts'
import { Icon } from '#ui/icon.tsx'

const names = { en: 'English', ne: 'नेपाली' }

/** A plain link; script stores the choice and removes the parameter from the address. */
export function LanguageLink({ language, className }: { language: Language; className?: string }) {
  const { pathname, search } = useLocation()
  const other = otherLanguage(language)
  const query = new URLSearchParams(search)
  query.set('lang', other)
  return (
    <a
      href={`${pathname.replace(/^\/+/, '/')}?${query}`}
      lang={other}
      hrefLang={other}
      data-language={other}
      className={className}
    >
      <Icon name="globe" className="max-sm:hidden" />
      {names[other]}
    </a>
  )
}
