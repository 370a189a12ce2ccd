// Navigation of the signed-in apps: groups of pages at the side; on small screens four places and "More" in one row of at most 56 pixels.

import type { ReactNode } from 'react'
import { useState } from 'react'
import { NavLink, useLocation } from 'react-router'
import { formatCount } from '#kit/format/numbers.ts'
import type { Language } from '#kit/language.ts'
import { translator } from '#kit/language.ts'
import { Icon } from '#ui/icon.tsx'
import { frameMessages } from './frame-messages.ts'
import { groupsOf, placesOf, type NavigationEntry } from './navigation.ts'

const current = 'aria-[current]:bg-primary-50'
const place = `relative flex h-14 w-full min-w-0 flex-col items-center justify-center gap-0.5 rounded-box px-0.5 text-[0.75rem] font-bold text-title hover:bg-secondary-50 ${current}`
const row = `relative flex min-h-11 items-center gap-2 rounded-box px-3 py-2 font-bold text-title hover:bg-secondary-50 dense:min-h-9 dense:px-2 dense:py-1 ${current}`

type NavigationProps = { entries: NavigationEntry[]; language: Language }

/** `children`: below the pages. */
export function SignedInNavigation({ entries, language, children }: NavigationProps & { children?: ReactNode }) {
  const t = translator(frameMessages, language)
  const { pathname } = useLocation()
  const [expandedAt, setExpandedAt] = useState<string>()
  const isExpanded = expandedAt === pathname
  const places = placesOf(entries)
  const others = entries.filter((entry) => !places.includes(entry))
  const isOther = others.some(({ to }) => pathname === to || pathname.startsWith(`${to}/`))
  return (
    <nav aria-label={t('navigation.label')} className="screen-only">
      <ul className="-mx-2 grid grid-cols-[repeat(5,auto)] lg:hidden">
        {places.map((entry) => (
          <Place key={entry.to} entry={entry} language={language} />
        ))}
        {others.length > 0 ? (
          <li className="min-w-0">
            <button
              type="button"
              aria-expanded={isExpanded}
              aria-controls="more-pages"
              className={`${place} ${isOther ? 'bg-primary-50' : ''}`}
              onClick={() => setExpandedAt(isExpanded ? undefined : pathname)}
            >
              <Icon name="menu" />
              {t('navigation.more')}
            </button>
          </li>
        ) : null}
      </ul>
      <div id="more-pages" className={`gap-3 ${isExpanded ? 'grid' : 'hidden lg:grid'}`}>
        {groupsOf(entries).map((group) => (
          <Group key={group[0]!.to} entries={group} places={places} language={language} />
        ))}
        {children}
      </div>
    </nav>
  )
}

/** An entry in the row of small screens, its name short under the icon. */
function Place({ entry, language }: { entry: NavigationEntry; language: Language }) {
  const { to, label, short = label, icon } = entry
  return (
    <li className="min-w-0">
      <NavLink to={to} end={isFirst(to)} className={place}>
        <Icon name={icon} />
        <span className="w-full min-w-0 truncate text-center leading-[1.5]" aria-hidden={short !== label}>
          {short}
        </span>
        {short === label ? null : <span className="sr-only">{label}</span>}
        <Count entry={entry} language={language} className="absolute end-1 top-1 text-[0.75rem]" />
      </NavLink>
    </li>
  )
}

/** A group with its name; on small screens only what has no place of its own. */
function Group({ entries, places, language }: NavigationProps & { places: NavigationEntry[] }) {
  const t = translator(frameMessages, language)
  const group = entries[0]!.group
  const name = group && `pages-${group}`
  return (
    <div className={entries.every((entry) => places.includes(entry)) ? 'max-lg:hidden' : undefined}>
      {group ? (
        <p id={name} className="px-3 pb-0.5 text-sm text-neutral-600 dense:px-2">
          {t(`navigation.group_${group}`)}
        </p>
      ) : null}
      <ul aria-labelledby={name} className="grid max-lg:sm:grid-cols-2 lg:gap-1 dense:gap-0">
        {entries.map((entry) => (
          <li key={entry.to} className={places.includes(entry) ? 'max-lg:hidden' : undefined}>
            <NavLink to={entry.to} end={isFirst(entry.to)} className={row}>
              <Icon name={entry.icon} />
              <span className="min-w-0 flex-1 wrap-normal">{entry.label}</span>
              <Count entry={entry} language={language} className="px-2 text-sm" />
            </NavLink>
          </li>
        ))}
      </ul>
    </div>
  )
}

function Count({ entry, language, className }: { entry: NavigationEntry; language: Language; className: string }) {
  const { count } = entry
  if (!count) return null
  return (
    <span className={`figures rounded-full bg-warning-100 px-1.5 leading-[1.5] text-warning-700 ${className}`}>
      <span aria-hidden="true">{formatCount(count, language)}</span>
      <span className="sr-only">{translator(frameMessages, language)('navigation.waiting', { n: count })}</span>
    </span>
  )
}

function isFirst(to: string): boolean {
  return to === '/account' || to === '/staff'
}
