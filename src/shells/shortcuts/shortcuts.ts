// Keyboard shortcuts of the console: what each finds on the page that is open, and what it does there.

import type { ShortcutKey } from './messages.ts'

/** `find` returns what the shortcut focuses or presses; undefined where the page has nothing for it. */
export type Shortcut = {
  key: string
  label: ShortcutKey
  find: (page: ParentNode, focused: Element | null) => HTMLElement | undefined
  act: 'focus' | 'press'
}

const rows = 'main .sheet-row, main [data-row]'
const controls = 'a[href], button:not(:disabled)'

/** Opens the list of the others. */
export const guideKey = '?'

export const shortcuts: readonly Shortcut[] = [
  { key: 'j', label: 'shortcut.next', find: (page, focused) => linkOf(rowBeside(page, focused, 1)), act: 'focus' },
  { key: 'k', label: 'shortcut.previous', find: (page, focused) => linkOf(rowBeside(page, focused, -1)), act: 'focus' },
  { key: 'o', label: 'shortcut.open', find: (_, focused) => linkOf(rowOf(focused)), act: 'press' },
  { key: 'a', label: 'shortcut.actions', find: nextAction, act: 'focus' },
  { key: 'x', label: 'shortcut.select', find: checkboxOf, act: 'press' },
  { key: 'n', label: 'shortcut.new', find: (page) => first(page, 'main a[href$="/new"]'), act: 'press' },
  { key: '/', label: 'shortcut.search', find: (page) => first(page, 'main input[type=search]'), act: 'focus' },
]

/** What would have the focus after `j`: what the keys of a row do is listed before a row has it. */
export function focusedOrFirst(page: ParentNode, focused: Element | null): Element | null {
  return rowOf(focused) ? focused : (first(page, rows) ?? focused)
}

/** The row with the focus. */
function rowOf(focused: Element | null): HTMLElement | undefined {
  return focused?.closest<HTMLElement>(rows) ?? undefined
}

/** From no row on to the first; at an end of the list the row itself. */
function rowBeside(page: ParentNode, focused: Element | null, step: 1 | -1): HTMLElement | undefined {
  const all = [...page.querySelectorAll<HTMLElement>(rows)]
  const at = all.findIndex((row) => row === focused?.closest(rows))
  return at === -1 ? all[0] : all[Math.min(Math.max(at + step, 0), all.length - 1)]
}

function linkOf(row: HTMLElement | undefined): HTMLElement | undefined {
  return row && (first(row, 'a[href]') ?? first(row, controls))
}

/** The buttons and links of the row after its own link, or the actions of the item that is open; each press goes on to the next one. */
function nextAction(page: ParentNode, focused: Element | null): HTMLElement | undefined {
  const row = rowOf(focused)
  const all = row ? [...row.querySelectorAll<HTMLElement>(controls)].slice(1) : actionsOfItem(page)
  return all[(all.indexOf(focused as HTMLElement) + 1) % Math.max(all.length, 1)]
}

function actionsOfItem(page: ParentNode): HTMLElement[] {
  return [...page.querySelectorAll<HTMLElement>('main [data-actions] a[href]')]
}

function checkboxOf(_page: ParentNode, focused: Element | null): HTMLElement | undefined {
  const row = rowOf(focused)
  return row && first(row, 'input[type=checkbox]')
}

function first(within: ParentNode, selector: string): HTMLElement | undefined {
  return within.querySelector<HTMLElement>(selector) ?? undefined
}
