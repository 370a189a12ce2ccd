// Foot of a table: rows per page, page links, and the range of rows shown.

import { formatNumber } from '#kit/format/numbers.ts'
import { translator, type Language } from '#kit/language.ts'
import { pageSizes } from '#kit/page-sizes.ts'
import { tableMessages } from '#kit/table/messages.ts'
import { pageCount, pageWindow, rowsShown, setLimit, setPage, type TableState } from '#kit/table/query.ts'
import { onPlainClick } from '#ui/plain-click.ts'
import { Icon } from '#ui/icon.tsx'
import { joined } from './cells.ts'
import type { TableAddress } from './definition.ts'

type FootProps = {
  address: TableAddress
  /** The page shown: the last one when the address requests a later one. */
  page: number
  total: number
  totalIsLeast: boolean
  language: Language
}

export function TableFoot(props: FootProps) {
  const { address, total, language } = props
  const t = translator(tableMessages, language)
  if (total === 0) return null
  return (
    <div className="sheet-foot screen-only">
      <nav aria-label={t('table.rowsPerPage')} className="flex flex-wrap items-center gap-1">
        <span className="me-1 text-neutral-700 max-[22rem]:w-full">{t('table.rowsPerPage')}</span>
        {pageSizes.map((size) => (
          <PageStep
            key={size}
            address={address}
            to={setLimit(address.state, size)}
            current={address.state.limit === size}
            label={formatNumber(size, language)}
          />
        ))}
      </nav>
      <Pages {...props} />
    </div>
  )
}

/** A live region: announced when the rows change. */
export function RowsShown({ address, page, total, totalIsLeast, language }: FootProps) {
  const { from, to } = rowsShown({ ...address.state, page }, total)
  const [first, last, all] = [from, to, total].map((number) => formatNumber(number, language))
  const t = translator(tableMessages, language)
  return (
    <output className="figures text-neutral-700">
      {t(totalIsLeast ? 'table.showingLeast' : 'table.showing', { from: first!, to: last!, total: all! })}
    </output>
  )
}

function Pages({ address, page, total, language }: FootProps) {
  const t = translator(tableMessages, language)
  const pages = pageCount(total, address.state.limit)
  if (pages === 1) return null
  const to = (number: number) => setPage(address.state, number)
  const isFirst = page === 1
  const isLast = page === pages
  return (
    <nav aria-label={t('table.pages')} className="sheet-pages">
      <PageStep address={address} to={to(1)} disabled={isFirst} name={t('table.firstPage')} icon="first" />
      <PageStep address={address} to={to(page - 1)} disabled={isFirst} name={t('table.previousPage')} icon="previous" />
      {pageWindow(page, pages).map((number) => (
        <PageStep
          key={number}
          address={address}
          to={to(number)}
          current={number === page}
          name={t('table.page', { page: number })}
          label={formatNumber(number, language)}
        />
      ))}
      <PageStep address={address} to={to(page + 1)} disabled={isLast} name={t('table.nextPage')} icon="next" />
      <PageStep address={address} to={to(pages)} disabled={isLast} name={t('table.lastPage')} icon="last" />
    </nav>
  )
}

type PageStepProps = {
  address: TableAddress
  to: TableState
  label?: string
  name?: string
  icon?: 'first' | 'previous' | 'next' | 'last'
  current?: boolean
  disabled?: boolean
}

function PageStep({ address, to, label, name, icon, current, disabled }: PageStepProps) {
  const content = icon ? <Arrow icon={icon} /> : label
  // Five numbers and the two steps fill the width of a phone.
  const visibility = icon === 'first' || icon === 'last' ? 'max-sm:hidden' : ''
  if (disabled) {
    return (
      <span aria-hidden="true" className={joined(['sheet-turn opacity-40', visibility])}>
        {content}
      </span>
    )
  }
  return (
    <a
      href={address.href(to)}
      aria-label={name}
      aria-current={current ? 'page' : undefined}
      className={joined(['sheet-turn', visibility])}
      onClick={onPlainClick(() => address.go(to))}
    >
      {content}
    </a>
  )
}

function Arrow({ icon }: { icon: 'first' | 'previous' | 'next' | 'last' }) {
  const turn = icon === 'first' || icon === 'previous' ? 'rotate-90' : '-rotate-90'
  const isEnd = icon === 'first' || icon === 'last'
  return (
    <span className="flex">
      <Icon name="chevron" className={`size-4 ${turn}`} />
      {isEnd ? <Icon name="chevron" className={`-ms-2.5 size-4 ${turn}`} /> : null}
    </span>
  )
}
