// Choice of columns, of which at least one stays visible, and of the theme.

import { useState } from 'react'
import { translator, type Language } from '#kit/language.ts'
import { labelPaths, leafColumns, mayHide, type Column } from '#kit/table/columns.ts'
import { tableMessages } from '#kit/table/messages.ts'
import { toggleColumn } from '#kit/table/query.ts'
import { useId } from '#ui/use-id.ts'
import type { TableAddress } from './definition.ts'
import { tableThemes, type TableTheme } from './stored-theme.ts'
import { chooseTableTheme, useTableTheme } from './theme.ts'

export type ColumnListProps<Row> = {
  columns: readonly Column<Row>[]
  language: Language
  address: TableAddress
  /** Set where the table's theme is fixed; then no theme can be chosen. */
  theme?: TableTheme | undefined
}

export function ColumnList<Row>(props: ColumnListProps<Row>) {
  return (
    <div className="sheet-menu">
      <Columns {...props} />
      {props.theme ? null : <Themes language={props.language} />}
    </div>
  )
}

function Themes({ language }: { language: Language }) {
  const t = translator(tableMessages, language)
  const current = useTableTheme()
  const name = useId()
  return (
    <fieldset className="mt-1 border-t border-neutral-200 pt-2">
      <legend className="float-left w-full px-3 font-bold">{t('table.theme')}</legend>
      {tableThemes.map((theme) => (
        <label key={theme} className="flex min-h-11 items-center gap-3 px-3 hover:bg-neutral-100">
          <input
            type="radio"
            name={name}
            className="size-5 accent-action"
            checked={theme === current}
            onChange={() => chooseTableTheme(theme)}
          />
          {t(`table.theme_${theme}`)}
        </label>
      ))}
    </fieldset>
  )
}

function Columns<Row>({ columns, language, address }: ColumnListProps<Row>) {
  const { go } = address
  const [chosen, setChosen] = useState({ hidden: address.state.hidden, seen: address.state.hidden })
  if (chosen.seen !== address.state.hidden) setChosen({ hidden: address.state.hidden, seen: address.state.hidden })
  const state = { ...address.state, hidden: chosen.hidden }
  const t = translator(tableMessages, language)
  const noteId = useId()
  const paths = labelPaths(columns)
  const leaves = leafColumns(columns)
  const isLast = leaves.filter((column) => !state.hidden.includes(column.key)).length === 1

  // The checkbox changes at once: the address follows in a transition.
  function choose(key: string): void {
    const next = toggleColumn(state, columns, key)
    setChosen({ ...chosen, hidden: next.hidden })
    go(next)
  }

  return (
    <fieldset>
      <legend className="sr-only">{t('table.showColumns')}</legend>
      {leaves.map((column) => {
        const shown = !state.hidden.includes(column.key)
        const isLocked = shown && !mayHide(columns, state.hidden, column.key).ok
        return (
          <label key={column.key} className="flex min-h-11 items-center gap-3 px-3 hover:bg-neutral-100">
            <input
              type="checkbox"
              className="size-5 accent-action"
              checked={shown}
              disabled={isLocked}
              aria-describedby={isLocked ? noteId : undefined}
              onChange={() => choose(column.key)}
            />
            {paths
              .get(column.key)!
              .map((label) => label[language])
              .join(' – ')}
          </label>
        )
      })}
      {isLast ? (
        <p id={noteId} className="max-w-60 px-3 py-2 text-sm text-neutral-700">
          {t('table.oneColumnMin')}
        </p>
      ) : null}
    </fieldset>
  )
}
