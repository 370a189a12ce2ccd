// Bar above a table: search, filters, columns, print and export; on a phone one button opens it.

import { useState, type SyntheticEvent } from 'react'
import { formatNumber } from '#kit/format/numbers.ts'
import { translator, type Language } from '#kit/language.ts'
import { filterColumns } from '#kit/table/address.ts'
import { leafColumns, type Column } from '#kit/table/columns.ts'
import { tableMessages } from '#kit/table/messages.ts'
import { activeFilterCount, resetFilters, setFilter, setSearch, textLimit, toggleSort } from '#kit/table/query.ts'
import { timings } from '#kit/table/timings.ts'
import { Button, buttonClass } from '#ui/button.tsx'
import { ActiveFilters, FilterPanel, type FilterPanelProps } from '#ui/filter-panel/filter-panel.tsx'
import type { FilterDefinition } from '#ui/filter-panel/filters.ts'
import { onPlainClick } from '#ui/plain-click.ts'
import { Icon } from '#ui/icon.tsx'
import { DebouncedInput } from '#ui/debounced-input.tsx'
import { useId } from '#ui/use-id.ts'
import { ColumnMenu } from './column-menu.tsx'
import type { DataTableProps, TableAddress } from './definition.ts'

type BarProps<Row> = Pick<
  DataTableProps<Row>,
  'caption' | 'language' | 'today' | 'columns' | 'searchHint' | 'prefix' | 'theme'
> & {
  address: TableAddress
  wanted: FilterPanelProps['wanted']
  onPrint: () => void
  onExport: () => void
}

export function TableBar<Row>(props: BarProps<Row>) {
  const { caption, language, today, columns, prefix = '', address } = props
  const { state, href, go } = address
  const t = translator(tableMessages, language)
  const [isExpanded, setExpanded] = useState(false)
  const toolsId = useId()
  const panel = {
    filters: definitionsOf(columns, language),
    values: state.filters,
    language,
    today,
    prefix,
    onFilter: (key: string, value: Parameters<typeof setFilter>[2]) => go(setFilter(state, key, value)),
    wanted: props.wanted,
    onReset: () => go(resetFilters(state)),
    without: (key?: string) => href(key ? setFilter(state, key, undefined) : resetFilters(state)),
  }
  const count = activeFilterCount(state)

  /** Handles the form's submission in the page. */
  function onSubmit(event: SyntheticEvent<HTMLFormElement>): void {
    event.preventDefault()
    const fields = [...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value)])
    go(address.read(new URLSearchParams(fields)))
  }

  return (
    <search aria-label={caption} className="sheet-top screen-only">
      <form
        method="get"
        className="sheet-bar"
        data-filters={panel.filters.length > 0 ? '' : undefined}
        onSubmit={onSubmit}
      >
        <Search {...props} />
        <button
          type="button"
          aria-expanded={isExpanded}
          aria-controls={toolsId}
          className={buttonClass('plain', 'sheet-fold needs-script md:hidden!')}
          onClick={() => setExpanded(!isExpanded)}
        >
          {t('table.options')}
          {count > 0 ? <span className="figures">({formatNumber(count, language)})</span> : null}
          <Icon name="chevron" className="flips size-5" />
        </button>
        <div id={toolsId} className="sheet-tools" data-expanded={isExpanded ? '' : undefined}>
          <SortChoice {...props} />
          {panel.filters.length > 0 ? <FilterPanel {...panel} sends={t('table.filter')} /> : null}
          <div className="sheet-acts needs-script">
            <ColumnMenu {...{ columns, language, address }} theme={props.theme} />
            <Button kind="plain" onClick={props.onPrint}>
              <Icon name="print" />
              {t('table.print')}
            </Button>
            <Button kind="plain" onClick={props.onExport}>
              <Icon name="download" />
              {t('table.export')}
            </Button>
          </div>
        </div>
        <div className="sheet-active">
          <ActiveFilters {...panel} />
        </div>
        <HiddenState address={address} />
      </form>
    </search>
  )
}

function Search<Row>({ caption, language, searchHint, prefix = '', address }: BarProps<Row>) {
  const { state, href, go } = address
  const t = translator(tableMessages, language)
  const hintId = useId()
  return (
    <div className="sheet-search">
      <div className="flex gap-2">
        <div className="relative min-w-0 flex-1">
          <Icon
            name="search"
            className="pointer-events-none absolute inset-y-0 start-3 my-auto size-5 text-neutral-600"
          />
          <DebouncedInput
            type="search"
            name={`${prefix}search`}
            aria-label={`${t('table.search')}: ${caption}`}
            aria-describedby={searchHint ? hintId : undefined}
            placeholder={t('table.searchPlaceholder')}
            className="input own-clear ps-11!"
            autoComplete="off"
            maxLength={textLimit}
            value={state.search}
            pause={timings.searchPause}
            onValue={(text) => go(setSearch(state, text))}
          />
        </div>
        <Button type="submit" kind="primary" className="hidden-with-script">
          {t('table.search')}
        </Button>
        {state.search ? (
          <a
            href={href(setSearch(state, ''))}
            className={buttonClass('quiet', 'px-3!')}
            aria-label={t('table.clearSearch')}
            onClick={onPlainClick(() => go(setSearch(state, '')))}
          >
            <Icon name="close" />
          </a>
        ) : null}
      </div>
      {searchHint ? (
        <p id={hintId} className="sheet-hint mt-1 text-sm text-neutral-600">
          {searchHint}
        </p>
      ) : null}
    </div>
  )
}

/** Sort order, where the headings are not shown. */
function SortChoice<Row>({ columns, language, address }: BarProps<Row>) {
  const { state, href, go } = address
  const t = translator(tableMessages, language)
  const sortable = leafColumns(columns).filter((column) => column.sortable)
  if (sortable.length === 0) return null
  return (
    <div className="sheet-sorts">
      <span className="text-neutral-700">{t('table.sortBy')}</span>
      {sortable.map((column) => {
        const next = toggleSort(state, column.key)
        const sorted = state.sortBy === column.key
        return (
          <a
            key={column.key}
            href={href(next)}
            aria-current={sorted ? 'true' : undefined}
            className="sheet-turn px-3"
            onClick={onPlainClick(() => go(next))}
          >
            {column.label[language]}
            {sorted ? (
              <>
                <Icon name="chevron" className={`size-4 ${state.sortOrder === 'asc' ? 'rotate-180' : ''}`} />
                <span className="sr-only">{t(state.sortOrder === 'asc' ? 'table.sortAsc' : 'table.sortDesc')}</span>
              </>
            ) : null}
          </a>
        )
      })}
    </div>
  )
}

/** Hidden fields with the state that a form without script must send. The page is left out: a new search starts at the first. */
function HiddenState({ address }: { address: TableAddress }) {
  const params = new URLSearchParams(address.href({ ...address.state, page: 1, search: '', filters: {} }))
  return [...params].map(([name, value]) => <input key={`${name}=${value}`} type="hidden" name={name} value={value} />)
}

function definitionsOf<Row>(columns: readonly Column<Row>[], language: Language): FilterDefinition[] {
  return filterColumns(columns).map(({ key, label, filter }) => ({
    key,
    label: label[language],
    type: filter.type,
    name: filter.name ?? key,
    options: filter.options?.map((option) => ({ value: option.value, label: option.label[language] })) ?? [],
  }))
}
