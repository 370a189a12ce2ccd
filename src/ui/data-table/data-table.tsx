// How does a list become a table that can be searched, filtered, sorted, paged, chosen from, printed and exported?

import { useMemo, useRef, useState, type ReactNode } from 'react'
import { formatNumber } from '#kit/format/numbers.ts'
import { translator } from '#kit/language.ts'
import { matchKey } from '#kit/table/address.ts'
import { leafColumns, visibleColumns } from '#kit/table/columns.ts'
import { tableMessages } from '#kit/table/messages.ts'
import { activeFilterCount, pageCount, resetFilters, setSearch } from '#kit/table/query.ts'
import {
  countSelected,
  isSelected,
  noSelection,
  pageSelection,
  selectAllResults,
  selectionFor,
  togglePage,
  toggleRow,
} from '#kit/table/selection.ts'
import { Button, buttonClass } from '#ui/button.tsx'
import { Callout } from '#ui/callout.tsx'
import { here } from '#ui/here.ts'
import { showToast } from '#ui/toast/toasts.ts'
import { useAwake } from '#ui/use-awake.ts'
import { rolesOf } from './cells.ts'
import type { DataTableProps } from './definition.ts'
import type { TakeOutProps } from './take-out.ts'
import { TableBar } from './table-bar.tsx'
import { TableNotice, TableRows, TableShimmer } from './table-body.tsx'
import { RowsShown, TableFoot } from './table-foot.tsx'
import { TableHead } from './table-head.tsx'
import { useGrid } from './use-grid.ts'

/** For `ServerTable` and `ArrayTable`. Without script a plain table with links and a GET form; with it a grid that one Tab enters (docs/data-table.md). */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { id, caption, language, columns, rowKey, theme = 'default', address, rows } = props
  const { state } = address
  const shown = useMemo(() => visibleColumns(columns, state.hidden), [columns, state.hidden])
  const [chosen, setChosen] = useState(noSelection)
  const of = matchKey(state, columns)
  const selection = selectionFor(chosen, of)
  const awake = useAwake()
  const table = useRef<HTMLTableElement>(null)
  const grid = useGrid(table, awake)
  const [takeOut, setTakeOut] = useState<{ show: ShowTakeOut<Row>; turn: number; open: boolean }>()
  const [wanted, setWanted] = useState<{ key: string }>()
  const say = translator(tableMessages, language)
  const keys = rows.rows.map(rowKey)
  const page = Math.min(state.page, rows.known ? pageCount(rows.total, state.limit) : state.page)
  const foot = { address, page, total: rows.total, totalIsLeast: rows.totalIsLeast, language }
  const width = leafColumns(shown).length + (props.selectable ? 1 : 0)
  const roles = rolesOf(awake)
  const keysId = `${id}-keys`

  async function open(load: () => Promise<ShowTakeOut<Row>>): Promise<void> {
    const show = await load().catch(() => undefined)
    if (show) setTakeOut((now) => ({ show, turn: (now?.turn ?? 0) + 1, open: true }))
    else showToast(say('table.loadFailed'), { tone: 'danger' })
  }

  return (
    <div className="data-table" data-theme={theme}>
      <TableBar
        {...props}
        wanted={wanted}
        onPrint={() => void open(async () => (await import('./print-dialog.tsx')).PrintDialog<Row>)}
        onExport={() => void open(async () => (await import('./export-dialog.tsx')).ExportDialog<Row>)}
      />
      <div className="sheet-status">
        {rows.known && rows.total > 0 && !rows.failure ? <RowsShown {...foot} /> : <output />}
        {props.selectable ? (
          <Chosen
            {...{ language, total: rows.total }}
            count={countSelected(selection, rows.total)}
            pageIsFull={keys.length > 0 && pageSelection(selection, keys) === 'all' && selection.mode === 'some'}
            onAll={() => setChosen(selectAllResults(of))}
            onNone={() => setChosen(noSelection)}
          >
            {typeof props.selectable === 'function' ? props.selectable(selection, rows.total) : null}
          </Chosen>
        ) : null}
      </div>
      <div className="sheet-frame" data-loading={rows.loading ? '' : undefined}>
        <table
          ref={table}
          id={id}
          {...roles.table}
          {...grid}
          aria-describedby={awake ? keysId : undefined}
          aria-busy={rows.loading}
          className="sheet"
        >
          <caption className="sr-only">{caption}</caption>
          <TableHead
            {...{ id, address, language, roles }}
            columns={shown}
            onFilter={(key) => setWanted({ key })}
            choice={
              props.selectable
                ? { state: pageSelection(selection, keys), toggle: () => setChosen(togglePage(selection, keys)) }
                : undefined
            }
          />
          {rows.failure ? (
            <TableNotice columns={width} roles={roles}>
              <Callout
                tone="danger"
                role="alert"
                title={say(rows.failure.key as 'table.apiFailed', rows.failure.values)}
              >
                <Button kind="primary" className="mt-3" onClick={rows.retry}>
                  {say('table.retry')}
                </Button>
              </Callout>
            </TableNotice>
          ) : !rows.known ? (
            <TableShimmer rows={state.limit} columns={width} />
          ) : rows.total === 0 ? (
            <TableNotice columns={width} roles={roles}>
              <Nothing {...props} />
            </TableNotice>
          ) : (
            <TableRows
              {...props}
              columns={shown}
              rows={rows.rows}
              roles={roles}
              choice={
                props.selectable
                  ? {
                      isChosen: (row) => isSelected(selection, rowKey(row)),
                      toggle: (row) => setChosen(toggleRow(selection, rowKey(row))),
                    }
                  : undefined
              }
            />
          )}
        </table>
      </div>
      {awake ? (
        <div className="sheet-keys screen-only">
          <p id={keysId}>{say('table.keys')}</p>
        </div>
      ) : null}
      {rows.failure ? null : <TableFoot {...foot} />}
      {takeOut ? (
        <takeOut.show
          key={takeOut.turn}
          {...props}
          {...{ state, rows, selection }}
          open={takeOut.open}
          onClose={() => setTakeOut({ ...takeOut, open: false })}
        />
      ) : null}
    </div>
  )
}

type ShowTakeOut<Row> = (props: TakeOutProps<Row>) => ReactNode

type ChosenProps = {
  language: DataTableProps<unknown>['language']
  total: number
  count: number
  pageIsFull: boolean
  onAll: () => void
  onNone: () => void
  children: ReactNode
}

/** How many rows are chosen, the step from the page to all results, and what can be done with them. */
function Chosen({ language, total, count, pageIsFull, onAll, onNone, children }: ChosenProps) {
  const say = translator(tableMessages, language)
  const [n, all] = [count, total].map((number) => formatNumber(number, language))
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <output className="figures font-semibold">{count > 0 ? say('table.selected', { n: n! }) : ''}</output>
      {pageIsFull && total > count ? (
        <Button kind="quiet" onClick={onAll}>
          {say('table.selectAllResults', { n: all! })}
        </Button>
      ) : null}
      {count > 0 ? (
        <>
          <Button kind="quiet" onClick={onNone}>
            {say('table.clearSelection')}
          </Button>
          {children}
        </>
      ) : null}
    </div>
  )
}

function Nothing<Row>({ language, address, emptyText }: DataTableProps<Row>) {
  const { state, href, go } = address
  const say = translator(tableMessages, language)
  const asked = state.search !== '' || activeFilterCount(state) > 0
  const plain = resetFilters(setSearch(state, ''))
  return (
    <div className="py-8 text-center">
      <p className="text-lg font-semibold">{say(asked ? 'table.noResults' : 'table.empty')}</p>
      <p className="mx-auto mt-1 max-w-prose">{asked ? say('table.emptyText') : emptyText}</p>
      {asked ? (
        <a href={href(plain)} className={buttonClass('plain', 'mt-4')} onClick={here(() => go(plain))}>
          {say('table.resetAll')}
        </a>
      ) : null}
    </div>
  )
}
