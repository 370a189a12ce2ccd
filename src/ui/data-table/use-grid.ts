// Keyboard of a table: one tab stop, at first the first row header, and arrow keys between links, checkboxes and cells.

import { useEffect, useState, type KeyboardEvent, type RefObject } from 'react'
import { laidOut, placeAfter } from './grid-keys.ts'

const focusable = 'a[href],button:not(:disabled),input:not(:disabled),select:not(:disabled),textarea:not(:disabled)'
const textEntry = 'input:not([type=checkbox],[type=radio]),select,textarea'

/** Sets exactly one tab stop in the table after every render; returns the table's event handlers. */
export function useGrid(table: RefObject<HTMLTableElement | null>, hydrated: boolean) {
  const [grid] = useState(gridOf)
  useEffect(() => {
    if (hydrated) grid.settle(table.current!)
  })
  return {
    onFocus: (event: { target: EventTarget }) => {
      if (hydrated) grid.moveTo(table.current!, event.target as HTMLElement)
    },
    onKeyDown: (event: KeyboardEvent<HTMLTableElement>) => {
      if (hydrated && !event.altKey && !event.metaKey) press(table.current!, event)
    },
  }
}

function gridOf() {
  let current: HTMLElement | undefined

  function settle(table: HTMLTableElement): void {
    const stops = rowsOf(table).flat(2)
    const previous = stops.find((stop) => stop === current)
    current = previous ?? stops.find((stop) => !stop.closest('thead,.sheet-choice')) ?? stops[0]
    for (const other of table.querySelectorAll<HTMLElement>(`${focusable},th,td`)) {
      if (other !== current && (other.tabIndex >= 0 || other.hasAttribute('tabindex'))) other.tabIndex = -1
    }
    for (const stop of stops) stop.tabIndex = stop === current ? 0 : -1
  }

  function moveTo(table: HTMLTableElement, target: HTMLElement): void {
    if (target === current || !rowsOf(table).flat(2).includes(target)) return
    if (current) current.tabIndex = -1
    current = target
    current.tabIndex = 0
  }

  return { settle, moveTo }
}

function press(table: HTMLTableElement, event: KeyboardEvent): void {
  const target = event.target as HTMLElement
  if (target.matches(textEntry)) return
  const rows = rowsOf(table)
  const cells = rows.flat()
  const cell = cells.findIndex((stops) => stops.includes(target))
  if (cell === -1) return
  const grid = laidOut(rows.map((row) => row.map((stops) => ({ ...spanOf(stops[0]!), stops: stops.length }))))
  const next = placeAfter(grid, { cell, stop: cells[cell]!.indexOf(target) }, event.key, event.ctrlKey)
  if (!next) return
  event.preventDefault()
  cells[next.cell]![next.stop]!.focus()
}

/** Rows of cells of stops: the links and fields in a cell, or the cell itself. Visually hidden headings do not count. */
function rowsOf(table: HTMLTableElement): HTMLElement[][][] {
  return [...table.rows]
    .filter((row) => !row.closest('[aria-hidden]') && row.parentElement!.getBoundingClientRect().height > 1)
    .map((row) => [...row.cells].map((cell) => stopsOf(cell)))
}

function stopsOf(cell: HTMLElement): HTMLElement[] {
  const found = [...cell.querySelectorAll<HTMLElement>(focusable)]
  return found.length > 0 ? found : [cell]
}

function spanOf(stop: HTMLElement): { rowSpan: number; colSpan: number } {
  const { rowSpan, colSpan } = stop.closest<HTMLTableCellElement>('th,td')!
  return { rowSpan, colSpan }
}
