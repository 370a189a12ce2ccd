// What is open, typed and highlighted in a select, and what does each key change?

import { searchKey } from '#kit/search-key.ts'

export type SelectOption = { value: string; label: string }

/** `at` is the highlighted place among the options that match, -1 for none. */
export type SelectState = { open: boolean; query: string; at: number }

export const shut: SelectState = { open: false, query: '', at: -1 }

/** The options whose label holds every word typed, in either script's digits and any usual spelling. */
export function matchingOptions(options: readonly SelectOption[], query: string): readonly SelectOption[] {
  const words = searchKey(query).split(' ').filter(Boolean)
  if (words.length === 0) return options
  return options.filter((option) => words.every((word) => searchKey(option.label).includes(word)))
}

/** Opened with everything in it and the present choice highlighted. */
export function opened(options: readonly SelectOption[], value: string): SelectState {
  const at = options.findIndex((option) => option.value === value)
  return { open: true, query: '', at: Math.max(at, options.length > 0 ? 0 : -1) }
}

/** Typing opens it and highlights the first match. */
export function typed(options: readonly SelectOption[], query: string): SelectState {
  return { open: true, query, at: matchingOptions(options, query).length > 0 ? 0 : -1 }
}

/** What a key does: the next state, the option it picks, or nothing when the key is not the select's. */
export type KeyAnswer = { state: SelectState; picked?: SelectOption } | undefined

/**
 * Down and up walk round the matches, Enter picks, Escape shuts; a closed select opens with down or up and leaves the rest alone.
 * @example selectKey(opened(options, ''), 'ArrowDown', options, '').state.at // 1
 */
export function selectKey(state: SelectState, key: string, options: readonly SelectOption[], value: string): KeyAnswer {
  if (!state.open) return key === 'ArrowDown' || key === 'ArrowUp' ? { state: opened(options, value) } : undefined
  const matches = matchingOptions(options, state.query)
  if (key === 'Escape') return { state: shut }
  if (key === 'Enter') return enter(state, matches[state.at])
  const at = placeAfter(key, state.at, matches.length)
  return at === undefined ? undefined : { state: { ...state, at } }
}

function enter(state: SelectState, option: SelectOption | undefined): KeyAnswer {
  return option ? { state: shut, picked: option } : { state }
}

function placeAfter(key: string, at: number, count: number): number | undefined {
  const places: Record<string, number> = {
    ArrowDown: at + 1 >= count ? 0 : at + 1,
    ArrowUp: at <= 0 ? count - 1 : at - 1,
    PageDown: Math.min(at + 8, count - 1),
    PageUp: Math.max(at - 8, 0),
  }
  return count === 0 && key in places ? -1 : places[key]
}
