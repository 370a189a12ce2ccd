// Theme of tables: the reader's choice, remembered on this device and shared by every table of a page.

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
    // Storage is closed to this page: the choice lasts as long as the page.
  }
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function currentTheme(): TableTheme {
  return (chosen ??= rememberedTheme() ?? 'default')
}

function rememberedTheme(): TableTheme | undefined {
  try {
    const stored = localStorage.getItem(storageKey)
    return tableThemes.find((theme) => theme === stored)
  } catch {
    // Storage is closed to this page: nothing is remembered.
    return undefined
  }
}
