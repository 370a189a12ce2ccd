// State of a select: open, search text and highlighted option, and the effect of each key.

import { isFoundIn, listKey, listSearch } from '#kit/list-search.ts'

export type SelectOption = { value: string; label: string }

/** `at` is the index of the highlighted option among the matches, -1 for none. */
export type SelectState = { open: boolean; query: string; at: number }

export const closed: SelectState = { open: false, query: '', at: -1 }

/** The options whose label has what is typed, in either script and any usual spelling. */
export function matchingOptions(options: readonly SelectOption[], query: string): readonly SelectOption[] {
  const search = listSearch(query)
  return search ? options.filter(({ label }) => isFoundIn(listKey(label), search)) : options
}

/** Opened with all options and the current choice highlighted. */
export function opened(options: readonly SelectOption[], value: string): SelectState {
  const at = options.findIndex((option) => option.value === value)
  return { open: true, query: '', at: Math.max(at, options.length > 0 ? 0 : -1) }
}

/** Typing opens it and highlights the first match. */
export function typed(options: readonly SelectOption[], query: string): SelectState {
  return { open: true, query, at: matchingOptions(options, query).length > 0 ? 0 : -1 }
}

/** The effect of a key: the next state, the option it picks, or undefined when the select does not handle the key. */
export type KeyAnswer = { state: SelectState; picked?: SelectOption } | undefined

/**
 * Down and up wrap around the matches, Enter picks, Escape closes; a closed select opens with down or up and ignores other keys.
 * @example selectKey(opened(options, ''), 'ArrowDown', options, '').state.at // 1
 */
export function selectKey(state: SelectState, key: string, options: readonly SelectOption[], value: string): KeyAnswer {
  if (!state.open) return key === 'ArrowDown' || key === 'ArrowUp' ? { state: opened(options, value) } : undefined
  const matches = matchingOptions(options, state.query)
  if (key === 'Escape') return { state: closed }
  if (key === 'Enter') return pickOption(state, matches[state.at])
  const at = indexAfter(key, state.at, matches.length)
  return at === undefined ? undefined : { state: { ...state, at } }
}

function pickOption(state: SelectState, option: SelectOption | undefined): KeyAnswer {
  return option ? { state: closed, picked: option } : { state }
}

function indexAfter(key: string, at: number, count: number): number | undefined {
  const indexes: Record<string, number> = {
    ArrowDown: at + 1 >= count ? 0 : at + 1,
    ArrowUp: at <= 0 ? count - 1 : at - 1,
    PageDown: Math.min(at + 8, count - 1),
    PageUp: Math.max(at - 8, 0),
  }
  return count === 0 && key in indexes ? -1 : indexes[key]
}
