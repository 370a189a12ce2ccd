// Theme of tables: the reader's choice, shared by every table of a page.

import { useSyncExternalStore } from 'react'
import { storeTableTheme, storedTableTheme, type TableTheme } from './stored-theme.ts'

const listeners = new Set<() => void>()
let chosen: TableTheme | undefined

export function useTableTheme(): TableTheme {
  return useSyncExternalStore(subscribe, currentTheme, () => 'default')
}

export function chooseTableTheme(theme: TableTheme): void {
  chosen = theme
  storeTableTheme(theme)
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function currentTheme(): TableTheme {
  return (chosen ??= storedTableTheme() ?? 'default')
}
