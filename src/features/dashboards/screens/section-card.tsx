// Card of one dashboard section, each item with its count and link.

import { Link } from 'react-router'
import { inNepal } from '#kit/calendar/nepal-time.ts'
import { TimeText } from '#ui/time-text.tsx'
import { formatCount } from '#kit/format/numbers.ts'
import { lastDayOf } from '#features/publishing/screens/status.tsx'
import { useLanguage } from '#ui/page-language.ts'
import { Icon } from '#ui/icon.tsx'
import { Tag } from '#ui/tag.tsx'
import type { DashboardItem } from '../rules.ts'
import type { SectionText } from './sections.ts'
import { dashboardTranslator } from './translator.ts'

type Props = Pick<SectionText, 'label' | 'icon'> & { items: DashboardItem[] }

export function SectionCard({ label, icon, items }: Props) {
  const t = dashboardTranslator(useLanguage())
  const isEmpty = items.every(({ count }) => count === 0)
  return (
    <div className="card">
      <h3 className="flex items-center gap-2.5 px-5 pt-4 pb-3 text-lg">
        <Icon name={icon} className="size-6 text-secondary-700" />
        {label}
      </h3>
      {isEmpty ? <p className="px-5 pb-4 text-neutral-600">{t('dashboard.nothing_here')}</p> : null}
      <ul className="pb-1.5">{isEmpty ? null : items.map((item) => <SectionItem key={item.key} item={item} />)}</ul>
    </div>
  )
}

function SectionItem({ item }: { item: DashboardItem }) {
  const { label, count, to, yours, onlyOwn, moment } = item
  const language = useLanguage()
  const t = dashboardTranslator(language)
  const isNone = count === 0
  return (
    <li className="border-t border-neutral-200">
      <Link to={to} className="group flex min-h-11 items-center justify-between gap-4 px-5 py-2 hover:bg-secondary-50">
        <span className="min-w-0">
          <span
            className={`group-hover:underline ${yours ? 'font-bold text-title' : isNone ? 'text-neutral-600' : 'text-neutral-900'}`}
          >
            {label}
          </span>
          {yours && !onlyOwn && !isNone ? (
            <span className="ms-2">
              <Tag tone="info">{t('dashboard.yours')}</Tag>
            </span>
          ) : null}
          {moment && !isNone ? (
            <span className="block text-sm text-neutral-600">
              <TimeText at={momentShown(moment)}>{(day) => t(`dashboard.${moment.key}`, { day })}</TimeText>
            </span>
          ) : null}
        </span>
        <span className={`figures shrink-0 rounded-full px-2.5 text-lg ${lookOf(item)}`}>
          {formatCount(count, language)}
        </span>
      </Link>
    </li>
  )
}

/** With the hour where that is what counts, else the day. */
function momentShown({ key, at }: NonNullable<DashboardItem['moment']>): string {
  if (key === 'next_due') return at
  return key === 'next_end' ? lastDayOf(at) : inNepal(at).date
}

function lookOf({ count, tone, yours }: DashboardItem): string {
  if (count === 0) return 'text-neutral-600'
  if (tone === 'danger') return 'bg-danger-50 font-bold text-danger-700'
  if (tone === 'warning') return 'bg-warning-100 font-bold text-warning-700'
  return yours ? 'bg-action font-bold text-on-action' : 'font-bold text-title'
}
