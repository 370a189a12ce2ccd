// Theme of tables: the reader's choice, stored on this device and shared by every table of a page.

import { useSyncExternalStore } from 'react'

export const tableThemes = ['default', 'primary', 'dark', 'light'] as const
export type TableTheme = (typeof tableThemes)[number]

const storageKey = 'tableTheme'
const listeners = new Set<() => void>()
let chosen: TableTheme | undefined

export function useTableTheme(): TableTheme {
  return useSyncExternalStore(subscribe, currentTheme, () => 'default')
}

export function chooseTableTheme(theme: TableTheme): void {
  chosen = theme
  try {
    localStorage.setItem(storageKey, theme)
  } catch {
    // Storage is blocked for this page: the choice lasts as long as the page.
  }
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function currentTheme(): TableTheme {
  return (chosen ??= storedTheme() ?? 'default')
}

function storedTheme(): TableTheme | undefined {
  try {
    const stored = localStorage.getItem(storageKey)
    return tableThemes.find((theme) => theme === stored)
  } catch {
    // Storage is blocked for this page: there is no stored choice.
    return undefined
  }
}
