// Foot of a table: rows per page and the pages; and which rows of how many are shown.

import { formatNumber } from '#kit/format/numbers.ts'
import { translator, type Language } from '#kit/language.ts'
import { pageSizes } from '#kit/page-sizes.ts'
import { tableMessages } from '#kit/table/messages.ts'
import { pageCount, pageWindow, rowsShown, setLimit, setPage, type TableState } from '#kit/table/query.ts'
import { here } from '#ui/here.ts'
import { Icon } from '#ui/icon.tsx'
import type { TableAddress } from './definition.ts'

type FootProps = {
  address: TableAddress
  /** The page that is really shown: the last one when the address asks beyond it. */
  page: number
  total: number
  totalIsLeast: boolean
  language: Language
}

export function TableFoot(props: FootProps) {
  const { address, total, language } = props
  const say = translator(tableMessages, language)
  if (total === 0) return null
  return (
    <div className="sheet-foot screen-only">
      <nav aria-label={say('table.rowsPerPage')} className="flex flex-wrap items-center gap-1">
        <span className="me-1 text-neutral-700 max-[22rem]:w-full">{say('table.rowsPerPage')}</span>
        {pageSizes.map((size) => (
          <Turn
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

/** Said aloud whenever other rows are shown. */
export function RowsShown({ address, page, total, totalIsLeast, language }: FootProps) {
  const { from, to } = rowsShown({ ...address.state, page }, total)
  const [first, last, all] = [from, to, total].map((number) => formatNumber(number, language))
  const say = translator(tableMessages, language)
  return (
    <output className="figures text-neutral-700">
      {say(totalIsLeast ? 'table.showingLeast' : 'table.showing', { from: first!, to: last!, total: all! })}
    </output>
  )
}

function Pages({ address, page, total, language }: FootProps) {
  const say = translator(tableMessages, language)
  const pages = pageCount(total, address.state.limit)
  if (pages === 1) return null
  const to = (number: number) => setPage(address.state, number)
  const isFirst = page === 1
  const isLast = page === pages
  return (
    <nav aria-label={say('table.pages')} className="sheet-pages">
      <Turn address={address} to={to(1)} shut={isFirst} name={say('table.firstPage')} icon="first" />
      <Turn address={address} to={to(page - 1)} shut={isFirst} name={say('table.previousPage')} icon="previous" />
      {pageWindow(page, pages).map((number) => (
        <Turn
          key={number}
          address={address}
          to={to(number)}
          current={number === page}
          name={say('table.page', { page: number })}
          label={formatNumber(number, language)}
        />
      ))}
      <Turn address={address} to={to(page + 1)} shut={isLast} name={say('table.nextPage')} icon="next" />
      <Turn address={address} to={to(pages)} shut={isLast} name={say('table.lastPage')} icon="last" />
    </nav>
  )
}

type TurnProps = {
  address: TableAddress
  to: TableState
  label?: string
  name?: string
  icon?: 'first' | 'previous' | 'next' | 'last'
  current?: boolean
  shut?: boolean
}

function Turn({ address, to, label, name, icon, current, shut }: TurnProps) {
  const face = icon ? <Arrow icon={icon} /> : label
  // Five numbers and the two steps fill a phone's line.
  const room = icon === 'first' || icon === 'last' ? 'max-sm:hidden' : ''
  if (shut) {
    return (
      <span aria-hidden="true" className={`sheet-turn opacity-40 ${room}`}>
        {face}
      </span>
    )
  }
  return (
    <a
      href={address.href(to)}
      aria-label={name}
      aria-current={current ? 'page' : undefined}
      className={`sheet-turn figures ${room}`}
      onClick={here(() => address.go(to))}
    >
      {face}
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
