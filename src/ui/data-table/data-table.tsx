// Table with search, filters, sorting, pages, selection, print and export.

import { useMemo, useRef, useState, type ReactNode } from 'react'
import { messageText, translator } from '#kit/language.ts'
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
  type Keyed,
  type Selection,
} from '#kit/table/selection.ts'
import { Button, buttonClass } from '#ui/button.tsx'
import { Callout } from '#ui/callout.tsx'
import { onPlainClick } from '#ui/plain-click.ts'
import { showToast } from '#ui/toast/toasts.ts'
import { useHydrated } from '#ui/use-hydrated.ts'
import { rolesOf } from './cells.ts'
import type { DataTableProps } from './definition.ts'
import { SelectionBar } from './selection-bar.tsx'
import type { RowExportProps } from './row-export.ts'
import { TableBar } from './table-bar.tsx'
import { TableNotice, TableRows, TableShimmer } from './table-body.tsx'
import { RowsShown, TableFoot } from './table-foot.tsx'
import { TableHead } from './table-head.tsx'
import { useTableTheme } from './theme.ts'
import { useGrid } from './use-grid.ts'

/** For `ServerTable` and `ArrayTable`. Without script a plain table with links and a GET form; with script a grid with one tab stop (docs/data-table.md). */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { id, caption, language, columns, rowKey, address, rows } = props
  const storedTheme = useTableTheme()
  const { state } = address
  const shown = useMemo(() => visibleColumns(columns, state.hidden), [columns, state.hidden])
  const [storedSelection, setSelection] = useState<Selection<Row>>(noSelection)
  const matchedBy = matchKey(state, columns)
  const selection = selectionFor(storedSelection, matchedBy)
  const isHydrated = useHydrated()
  const table = useRef<HTMLTableElement>(null)
  const grid = useGrid(table, isHydrated)
  const [openDialog, setOpenDialog] = useState<{ show: ExportDialogComponent<Row>; turn: number; open: boolean }>()
  const [wanted, setWanted] = useState<{ key: string }>()
  const t = translator(tableMessages, language)
  const keyedRows = rows.rows.map((row): Keyed<Row> => [rowKey(row), row])
  const pageState = pageSelection(
    selection,
    keyedRows.map(([key]) => key),
  )
  const page = Math.min(state.page, rows.known ? pageCount(rows.total, state.limit) : state.page)
  const foot = { address, page, total: rows.total, totalIsLeast: rows.totalIsLeast, language }
  const width = leafColumns(shown).length + 1
  const roles = rolesOf(isHydrated)
  const keysId = `${id}-keys`

  async function open(load: () => Promise<ExportDialogComponent<Row>>): Promise<void> {
    const show = await load().catch(() => undefined)
    if (show) setOpenDialog((now) => ({ show, turn: (now?.turn ?? 0) + 1, open: true }))
    else showToast(t('table.loadFailed'), { tone: 'danger' })
  }

  const exportDialogs = {
    onPrint: () => void open(async () => (await import('./print-dialog.tsx')).PrintDialog<Row>),
    onExport: () => void open(async () => (await import('./export-dialog.tsx')).ExportDialog<Row>),
  }

  /** Called from the bar, whose button may disappear with it: the focus returns to the table. */
  function selectFromBar(next: Selection<Row>): void {
    setSelection(next)
    table.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus({ preventScroll: true })
  }

  return (
    <div className="data-table" data-theme={props.theme ?? storedTheme} data-records={props.records}>
      <TableBar {...props} {...exportDialogs} wanted={wanted} />
      <div className="sheet-status">
        {rows.known && rows.total > 0 && !rows.failure ? <RowsShown {...foot} /> : <output />}
      </div>
      <div className="sheet-frame" data-loading={rows.loading ? '' : undefined}>
        <table
          ref={table}
          id={id}
          {...roles.table}
          {...grid}
          aria-describedby={isHydrated ? keysId : undefined}
          aria-busy={rows.loading}
          className="sheet"
        >
          <caption className="sr-only">{caption}</caption>
          <TableHead
            {...{ id, address, language, roles }}
            columns={shown}
            onFilter={(key) => setWanted({ key })}
            choice={
              isHydrated
                ? { state: pageState, toggle: () => setSelection(togglePage(selection, keyedRows)) }
                : undefined
            }
          />
          {rows.failure ? (
            <TableNotice columns={width} roles={roles}>
              <Callout tone="danger" role="alert" title={messageText(t, rows.failure)}>
                <Button kind="primary" className="mt-3" onClick={rows.retry}>
                  {t('table.retry')}
                </Button>
              </Callout>
            </TableNotice>
          ) : !rows.known ? (
            <TableShimmer rows={state.limit} columns={width} />
          ) : rows.total === 0 ? (
            <TableNotice columns={width} roles={roles}>
              <NoRows {...props} />
            </TableNotice>
          ) : (
            <TableRows
              {...props}
              columns={shown}
              rows={rows.rows}
              roles={roles}
              choice={
                isHydrated
                  ? {
                      isChosen: (row) => isSelected(selection, rowKey(row)),
                      toggle: (row) => setSelection(toggleRow(selection, [rowKey(row), row])),
                    }
                  : undefined
              }
            />
          )}
        </table>
      </div>
      {isHydrated ? (
        <div className="sheet-keys screen-only for-keys">
          <p id={keysId}>{t('table.keys')}</p>
        </div>
      ) : null}
      <SelectionBar
        {...exportDialogs}
        {...{ language, total: rows.total }}
        count={countSelected(selection, rows.total)}
        page={pageState}
        onPage={() => selectFromBar(togglePage(selection, keyedRows))}
        onAll={() => selectFromBar(selectAllResults(matchedBy))}
        onNone={() => selectFromBar(noSelection)}
      />
      {rows.failure ? null : <TableFoot {...foot} />}
      {openDialog ? (
        <openDialog.show
          key={openDialog.turn}
          {...props}
          {...{ state, rows, selection }}
          open={openDialog.open}
          onClose={() => setOpenDialog({ ...openDialog, open: false })}
        />
      ) : null}
    </div>
  )
}

type ExportDialogComponent<Row> = (props: RowExportProps<Row>) => ReactNode

function NoRows<Row>({ language, address, emptyText }: DataTableProps<Row>) {
  const { state, href, go } = address
  const t = translator(tableMessages, language)
  const isFiltered = state.search !== '' || activeFilterCount(state) > 0
  const plain = resetFilters(setSearch(state, ''))
  return (
    <div className="py-8 text-center">
      <p className="text-lg font-bold">{t('table.empty')}</p>
      <p className="mx-auto mt-1 max-w-prose">{isFiltered ? t('table.emptyText') : emptyText}</p>
      {isFiltered ? (
        <a href={href(plain)} className={buttonClass('plain', 'mt-4')} onClick={onPlainClick(() => go(plain))}>
          {t('table.resetAll')}
        </a>
      ) : null}
    </div>
  )
}
