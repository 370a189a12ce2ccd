// Navigation of the signed-in apps: a list at the side; on small screens four places and "More" in one row of at most 56 pixels.

import { useState } from 'react'
import { NavLink, useLocation } from 'react-router'
import { formatNumber } from '#kit/format/numbers.ts'
import type { Language } from '#kit/language.ts'
import { translator } from '#kit/language.ts'
import { Icon } from '#ui/icon.tsx'
import { shellMessages } from './messages.ts'
import type { NavigationEntry } from './navigation.ts'

/** On small screens the entries after these are behind "More". */
const maxPlaces = 4

const place =
  'relative flex h-14 min-w-0 flex-col items-center justify-center gap-0.5 rounded-box px-0.5 text-[0.75rem] font-semibold text-title hover:bg-secondary-50 aria-[current]:bg-primary-50 aria-[current]:font-bold lg:h-auto lg:min-h-11 lg:flex-row lg:justify-start lg:gap-2 lg:px-3 lg:py-2 lg:text-base dense:min-h-9 dense:px-2 dense:py-1'

export function SignedInNavigation({ entries, language }: { entries: NavigationEntry[]; language: Language }) {
  const t = translator(shellMessages, language)
  const { pathname } = useLocation()
  const [expandedAt, setExpandedAt] = useState<string>()
  const isExpanded = expandedAt === pathname
  const places = entries.length > maxPlaces + 1 ? maxPlaces : entries.length
  const others = entries.slice(places)
  const isOther = others.some(({ to }) => pathname === to || pathname.startsWith(`${to}/`))
  return (
    <nav aria-label={t('navigation.label')} className="screen-only">
      <ul className="-mx-2 grid grid-cols-[repeat(5,auto)] lg:mx-0 lg:grid-cols-1 lg:gap-1">
        {entries.slice(0, places).map((entry) => (
          <Entry key={entry.to} entry={entry} language={language} />
        ))}
        {others.length > 0 ? (
          <li className="grid min-w-0 lg:hidden">
            <button
              type="button"
              aria-expanded={isExpanded}
              className={`${place} ${isOther ? 'bg-primary-50 font-bold' : ''}`}
              onClick={() => setExpandedAt(isExpanded ? undefined : pathname)}
            >
              <Icon name="menu" />
              {t('navigation.more')}
            </button>
          </li>
        ) : null}
        {others.map((entry) => (
          <Entry key={entry.to} entry={entry} language={language} isFolded={!isExpanded} />
        ))}
      </ul>
    </nav>
  )
}

function Entry(props: { entry: NavigationEntry; language: Language; isFolded?: boolean }) {
  const { entry, language, isFolded = false } = props
  const { to, label, short = label, icon, count } = entry
  const t = translator(shellMessages, language)
  return (
    <li className={`min-w-0 ${isFolded ? 'hidden lg:grid' : 'grid'}`}>
      <NavLink to={to} end={to === '/account' || to === '/staff'} className={place}>
        <Icon name={icon} />
        <span className="w-full min-w-0 truncate text-center leading-[1.5] lg:hidden" aria-hidden={short !== label}>
          {short}
        </span>
        <span className={`min-w-0 flex-1 ${short === label ? 'hidden lg:block' : 'max-lg:sr-only'}`}>{label}</span>
        {count ? (
          <span className="figures absolute end-1 top-1 rounded-full bg-warning-100 px-1.5 text-[0.75rem] leading-[1.5] text-warning-800 lg:static lg:px-2 lg:text-sm">
            <span aria-hidden="true">{formatNumber(count, language)}</span>
            <span className="sr-only">{t('navigation.waiting', { n: count })}</span>
          </span>
        ) : null}
      </NavLink>
    </li>
  )
}
