// Filter panel: fields to narrow a list, the active filters, and links to clear one or all.

import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { formatNumber } from '#kit/format/numbers.ts'
import { translator, type Language } from '#kit/language.ts'
import { tableMessages } from '#kit/table/messages.ts'
import { activeFilterCount, type Filters, type FilterValue } from '#kit/table/query.ts'
import { buttonClass } from '#ui/button.tsx'
import { onPlainClick } from '#ui/plain-click.ts'
import { useOpened } from '#ui/use-opened.ts'
import { Icon } from '#ui/icon.tsx'
import { useId } from '#ui/use-id.ts'
import type { FilterField } from './filter-field.tsx'
import { activeFilters, filterText, type FilterDefinition } from './filters.ts'
import { replaceControls } from './replace-controls.ts'
import { PlainField } from './plain-field.tsx'

export type FilterPanelProps = {
  filters: readonly FilterDefinition[]
  values: Filters
  language: Language
  /** 'YYYY-MM-DD', where date pickers open. */
  today: string
  /** Called 300 ms after the last key. undefined clears. */
  onFilter: (key: string, value: FilterValue | undefined) => void
  onReset: () => void
  /** The address without one filter, or without any: the target of the links without script. */
  without: (key?: string) => string
  /** Each new value opens the panel at that filter's field. */
  wanted?: { key: string } | undefined
  /** Expanded at first. */
  open?: boolean
  /** Prefix of each field's name, when two tables share an address. */
  prefix?: string
  /** The label of the button that sends the surrounding GET form without script. */
  sends?: string
}

export function FilterPanel(props: FilterPanelProps) {
  const { filters, values, language, today, onFilter, onReset, without, wanted, open, prefix = '', sends } = props
  const t = translator(tableMessages, language)
  const count = activeFilterCount({ filters: values })
  const id = useId()
  const [resets, setResets] = useState(0)
  const [loaded, setLoaded] = useState<{ Field: typeof FilterField }>()
  const panel = useRef<HTMLDetailsElement>(null)
  const Field = loaded?.Field ?? PlainField

  /** The fields that need script are loaded when the panel is opened; until then, and without script, plain ones are shown. */
  async function load(): Promise<void> {
    if (loaded) return
    const found = await import('./filter-field.tsx').catch(() => undefined)
    if (found && panel.current)
      replaceControls(panel.current, () => flushSync(() => setLoaded({ Field: found.FilterField })))
  }
  useOpened(panel, () => void load())

  /** New fields: text typed in one and not yet applied is discarded too. */
  function reset(): void {
    setResets(resets + 1)
    onReset()
  }

  useEffect(() => {
    if (!wanted) return
    panel.current!.open = true
    // Opening loads the fields; when they are rendered, this runs again.
    if (!loaded) return
    const field = document.getElementById(id + wanted.key) ?? document.getElementById(`${id}${wanted.key}from`)
    field!.focus()
  }, [wanted, loaded, id])

  return (
    <details className="filter-panel" open={open} ref={panel}>
      <summary className={buttonClass('plain', 'select-none')}>
        <Icon name="filter" />
        {t('table.filters')}
        <FilterBadge count={count} language={language} />
        <Icon name="chevron" className="flips size-5" />
      </summary>
      <div className="filter-fields">
        {filters.map((filter) => (
          <Field
            key={`${filter.key} ${resets}`}
            id={`${id}${filter.key}`}
            name={`${prefix}${filter.name ?? filter.key}`}
            filter={filter}
            value={values[filter.key]}
            {...{ language, today }}
            onFilter={(value) => onFilter(filter.key, value)}
          />
        ))}
        <div className="col-span-full flex flex-wrap gap-2 empty:hidden">
          {sends ? (
            <button type="submit" className={buttonClass('primary', 'hidden-with-script')}>
              {sends}
            </button>
          ) : null}
          {count > 0 ? (
            <a href={without()} className={buttonClass('quiet')} onClick={onPlainClick(reset)}>
              <Icon name="close" />
              {t('table.resetAll')}
            </a>
          ) : null}
        </div>
      </div>
    </details>
  )
}

/** The active filters, each with a link that clears it; also shown while the panel is collapsed. */
export function ActiveFilters(
  props: Pick<FilterPanelProps, 'filters' | 'values' | 'language' | 'onFilter' | 'without'>,
) {
  const { filters, values, language, onFilter, without } = props
  const t = translator(tableMessages, language)
  const active = activeFilters(filters, values)
  if (active.length === 0) return null
  return (
    <ul aria-label={t('table.filters')} className="screen-only flex flex-wrap gap-2">
      {active.map((filter) => (
        <li key={filter.key}>
          <a
            href={without(filter.key)}
            className="inline-flex min-h-11 items-center gap-2 rounded-box border border-secondary-300 bg-secondary-50 py-1 ps-4 pe-3 text-secondary-800 hover:border-secondary-700"
            onClick={onPlainClick(() => onFilter(filter.key, undefined))}
          >
            <span className="figures">
              {filter.label}: <b className="font-bold">{filterText(filter, values[filter.key]!, language)}</b>
            </span>
            <Icon name="close" className="size-4" />
            <span className="sr-only">({t('table.clearFilter')})</span>
          </a>
        </li>
      ))}
    </ul>
  )
}

function FilterBadge({ count, language }: { count: number; language: Language }) {
  if (count === 0) return null
  const n = formatNumber(count, language)
  return (
    <span className="figures grid min-w-6 place-items-center rounded-full bg-action px-1.5 text-sm text-on-action">
      <span aria-hidden="true">{n}</span>
      <span className="sr-only">{translator(tableMessages, language)('table.activeFilters', { n })}</span>
    </span>
  )
}
